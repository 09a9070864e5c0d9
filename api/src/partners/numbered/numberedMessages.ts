import type { TSchema } from '@sinclair/typebox';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { gathered } from './gathered.ts';
import {
  closeHeld,
  endHeld,
  heldAgain,
  holdMessage,
  lockHeld,
  type HeldMarks,
  type HeldMessage,
} from './heldMessages.ts';
import { nextInOrder } from './inOrder.ts';
import { isRefusal, MessageRefused } from './refusal.ts';
import { misshapen, shaped } from './shapeOf.ts';

const MOST = 500;

/** What is known of a message before its shape is examined. */
export interface Sequenced {
  seq: number;
}

/** A partner whose messages are numbered from 1 without gaps. */
interface Numbered<Message extends Sequenced> {
  /** Its tables `<name>_inbox` and `<name>_cursor`. */
  name: 'exchange' | 'us_broker';
  /** What was agreed; what is something else is held. */
  shape: TSchema;
  /** Applies messages in their order, in the caller's transaction, which is pipelined. */
  apply(ctx: Context, tx: Tx, messages: readonly Message[]): Promise<void>;
  /** Marks the order of ours that a message names. */
  marks: HeldMarks;
  /** Requests the messages after a number, at most 500. @throws GatewayUnreachableError */
  request(ctx: Context, after: number): Promise<Sequenced[]>;
  /** Job that calls `replayMissing`. */
  replayJob: string;
}

/**
 * Whether there is more of a message in the inbox than its number: one that is held because it cannot be stored there has
 * only its number there.
 */
const isWhole = (body: Sequenced): boolean => Object.keys(body).length > 1;

/**
 * The intake of messages of a partner, in whatever order and however often they arrive: each number is stored once, and
 * messages are applied in the order of their numbers without a gap. A gap is requested again. A message that cannot be
 * applied is held for staff, and later ones go on.
 */
export function numberedMessages<Message extends Sequenced>(partner: Numbered<Message>) {
  const { name, shape, request } = partner;
  const applyNext = applierOf(partner);
  const takeApart = apartTakerOf(partner, applyNext);

  /**
   * Stores messages and applies those that are next, in one transaction: who is answered afterwards knows that they are
   * on disk.
   */
  const take = gathered<Sequenced>(MOST, async (ctx, messages) => {
    try {
      for (const message of messages) shaped(shape, message);
      await applyNext(ctx, MOST, (tx) => insertInto(tx, name, messages, ctx.now()));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await takeApart(ctx, messages);
    }
  });

  /** Requests and applies until the partner has no more. @throws GatewayUnreachableError */
  async function replayMissing(ctx: Context): Promise<void> {
    for (;;) {
      const [cursor] = await ctx.db.query<{ applied: number }>(
        `SELECT applied FROM ${name}_cursor WHERE id = 1`,
      );
      const messages = await request(ctx, cursor!.applied);
      if (messages.length === 0) return;
      await take(ctx, messages);
      if (messages.length < MOST) return;
    }
  }

  return { take, replayMissing, takeAgain: retakerOf(partner), close: closerOf(partner) };
}

/** What takes messages among which one is refused: each is stored by itself, and the refused one is held. */
function apartTakerOf<Message extends Sequenced>(partner: Numbered<Message>, applyNext: Applier) {
  const { name, shape } = partner;
  const hold = holderOf(partner);

  async function storeAlone(ctx: Context, message: Sequenced): Promise<void> {
    const at = ctx.now();
    try {
      shaped(shape, message);
      await ctx.db.tx((tx) => insertInto(tx, name, [message], at));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await ctx.db.tx(async (tx) => {
        const { seq } = message;
        const added = await insertInto(tx, name, [{ seq }], at);
        if (added.length > 0) await hold(ctx, tx, { message, error });
      });
    }
  }

  /** Applies what waits, fewer at a time after each refusal, until the message that is refused stands alone and is held. */
  async function applyApart(ctx: Context): Promise<void> {
    for (let most = MOST; ;) {
      try {
        if ((await applyNext(ctx, most)) === 0) return;
        most = Math.min(MOST, most * 2);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (most === 1) await holdNext(ctx, error);
        else most = Math.floor(most / 2);
      }
    }
  }

  async function holdNext(ctx: Context, error: Error): Promise<void> {
    await ctx.db.tx(async (tx) => {
      const [next] = await tx.query<{ body: Message }>(
        `SELECT body FROM ${name}_inbox WHERE seq = (SELECT applied + 1 FROM ${name}_cursor WHERE id = 1 FOR UPDATE)`,
      );
      if (!next) return;
      await hold(ctx, tx, { message: next.body, error });
      await tx.query(`UPDATE ${name}_cursor SET applied = $1 WHERE id = 1`, [next.body.seq]);
    });
  }

  return async (ctx: Context, messages: readonly Sequenced[]): Promise<void> => {
    for (const message of messages) await storeAlone(ctx, message);
    await applyApart(ctx);
  };
}

/** Applies what is next in a transaction of its own, after what else belongs into it. @returns how many were next */
type Applier = (ctx: Context, most: number, first?: (tx: Tx) => Promise<unknown>) => Promise<number>;

/** Stores messages, each number once. @returns those that are new */
function insertInto(
  tx: Tx,
  name: string,
  messages: readonly Sequenced[],
  at: Date,
): Promise<{ seq: number }[]> {
  return tx.query(
    `INSERT INTO ${name}_inbox (seq, body, received_at)
     SELECT (m ->> 'seq')::bigint, m, $2 FROM jsonb_array_elements($1::jsonb) AS m
     ORDER BY 1 ON CONFLICT (seq) DO NOTHING RETURNING seq`,
    [JSON.stringify(messages), at],
  );
}

/**
 * How long a gap may stay before what is missing is requested: messages that are delivered at the same time arrive in any
 * order, and a request for each gap of a moment costs more than the messages.
 */
const GAP_MS = 1_000;

/** Applies the messages that are next, at most so many, and requests what is missing before the others. */
function applierOf<Message extends Sequenced>({ name, apply, replayJob }: Numbered<Message>): Applier {
  /** When what is missing is requested the next time, as far as this process knows. */
  const requestedAt = new WeakMap<Context, Date>();

  async function requestLater(ctx: Context, tx: Tx): Promise<Date | null> {
    const now = ctx.now();
    const known = requestedAt.get(ctx);
    if (known && known > now) return null;
    const after = new Date(now.getTime() + GAP_MS);
    await ctx.jobs.send(tx, replayJob, {}, { after });
    return after;
  }

  async function applyIn(
    ctx: Context,
    tx: Tx,
    most: number,
  ): Promise<{ next: number; request: Date | null }> {
    const cursor = tx.query<{ applied: number }>(
      `SELECT applied FROM ${name}_cursor WHERE id = 1 FOR UPDATE`,
      [],
    );
    const inbox = tx.query<{ body: Message }>(
      `SELECT body FROM ${name}_inbox WHERE seq > (SELECT applied FROM ${name}_cursor WHERE id = 1)
       ORDER BY seq LIMIT $1`,
      [most],
    );
    const [[position], waiting] = await Promise.all([cursor, inbox]);
    const before = position!.applied;
    const next = nextInOrder(
      before,
      waiting.map(({ body }) => body),
    );
    const whole = next.filter(isWhole);
    if (whole.length > 0) await apply(ctx, tx, whole);
    const last = before + next.length;
    // Leaves with the end of the transaction, which fails when it does.
    if (last > before) void tx.query(`UPDATE ${name}_cursor SET applied = $1 WHERE id = 1`, [last]);
    if (next.length === MOST) await ctx.jobs.send(tx, replayJob, {});
    const request = next.length < waiting.length ? await requestLater(ctx, tx) : null;
    return { next: next.length, request };
  }

  return async (ctx, most, first) => {
    const { next, request } = await ctx.db.tx(
      async (tx) => {
        const [, outcome] = await Promise.all([first?.(tx), applyIn(ctx, tx, most)]);
        return outcome;
      },
      { pipelined: true },
    );
    if (request) requestedAt.set(ctx, request);
    return next;
  };
}

/** Holds a message with the reason, and marks the order of ours that it names. */
function holderOf<Message extends Sequenced>({ name: feed, marks }: Numbered<Message>) {
  return async (
    ctx: Context,
    tx: Tx,
    { message, error }: { message: Sequenced; error: Error },
  ): Promise<void> => {
    const at = ctx.now();
    const orderId = await holdMessage(tx, { feed, number: message.seq, message, error, at });
    ctx.log.error(
      { err: error, feed, number: message.seq },
      'a message cannot be applied and is held for staff',
    );
    if (orderId !== null) await marks.held(ctx, tx, orderId);
  };
}

/**
 * Takes a held message again: as the partner repeats it now, or where the partner cannot be reached as it came. It is held
 * until it is applied, and then no more.
 * @param by the member of staff
 */
function retakerOf<Message extends Sequenced>({
  name: feed,
  shape,
  apply,
  marks,
  request,
}: Numbered<Message>) {
  return async (ctx: Context, held: HeldMessage, by: string): Promise<void> => {
    const repeated = await request(ctx, held.number - 1).catch(() => []);
    const message = repeated.find(({ seq }) => seq === held.number) ?? (JSON.parse(held.body) as Sequenced);
    const fault = misshapen(shape, message);
    try {
      if (fault) throw fault;
      await ctx.db.tx(
        async (tx) => {
          const [cursor] = await tx.query<{ applied: number }>(
            `SELECT applied FROM ${feed}_cursor WHERE id = 1 FOR UPDATE`,
          );
          if (cursor!.applied < held.number)
            throw new MessageRefused('messages before this one have not arrived yet');
          const locked = await lockHeld(tx, held);
          if (!locked) return;
          await apply(ctx, tx, [message as Message]);
          await endHeld(tx, locked, { outcome: 'taken', at: ctx.now(), by, note: null });
          if (locked.order_id !== null)
            await marks.ended(ctx, tx, { orderId: locked.order_id, outcome: 'taken' });
        },
        { pipelined: true },
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await heldAgain(ctx.db, held, error);
    }
  };
}

/** Closes a held message without applying it. @returns whether it was held until now */
function closerOf<Message extends Sequenced>({ marks }: Numbered<Message>) {
  return async (
    ctx: Context,
    tx: Tx,
    { held, by, note }: { held: HeldMessage; by: string; note: string },
  ): Promise<boolean> => {
    const closed = await closeHeld(tx, held, { at: ctx.now(), by, note });
    if (closed && held.order_id !== null)
      await marks.ended(ctx, tx, { orderId: held.order_id, outcome: 'closed' });
    return closed;
  };
}
