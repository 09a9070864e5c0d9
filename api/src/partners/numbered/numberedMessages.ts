import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { nextInOrder } from './inOrder.ts';

const MOST = 500;

/** A partner whose messages are numbered from 1 without gaps. */
interface Numbered<Message extends { seq: number }> {
  /** Its tables `<name>_inbox` and `<name>_cursor`. */
  name: 'exchange' | 'us_broker';
  /** Applies one message in the caller's transaction. */
  apply(ctx: Context, tx: Tx, message: Message): Promise<void>;
  /** Requests the messages after a number, at most 500. @throws GatewayUnreachableError */
  request(ctx: Context, after: number): Promise<Message[]>;
  /** Job that calls `replayMissing`. */
  replayJob: string;
}

/**
 * The intake of messages of a partner, in whatever order and however often they arrive: each number is stored once, and
 * messages are applied in the order of their numbers without a gap. A gap is requested again.
 */
export function numberedMessages<Message extends { seq: number }>({
  name,
  apply,
  request,
  replayJob,
}: Numbered<Message>) {
  const applied = async (q: Pick<Tx, 'query'>, lock = ''): Promise<number> => {
    const [cursor] = await q.query<{ applied: string | number }>(
      `SELECT applied FROM ${name}_cursor WHERE id = 1 ${lock}`,
    );
    return Number(cursor!.applied);
  };

  /** Stores messages and applies those that are next. */
  async function take(ctx: Context, messages: readonly Message[]): Promise<void> {
    await ctx.db.tx(async (tx) => {
      await tx.query(
        `INSERT INTO ${name}_inbox (seq, body, received_at)
         SELECT (m ->> 'seq')::bigint, m, $2 FROM jsonb_array_elements($1::jsonb) AS m
         ORDER BY 1 ON CONFLICT (seq) DO NOTHING`,
        [JSON.stringify(messages), ctx.now()],
      );
      const before = await applied(tx, 'FOR UPDATE');
      const waiting = await tx.query<{ body: Message }>(
        `SELECT body FROM ${name}_inbox WHERE seq > $1 ORDER BY seq LIMIT $2`,
        [before, MOST],
      );
      const next = nextInOrder(
        before,
        waiting.map(({ body }) => body),
      );
      for (const message of next) await apply(ctx, tx, message);
      const last = before + next.length;
      if (last > before) await tx.query(`UPDATE ${name}_cursor SET applied = $1 WHERE id = 1`, [last]);
      if (last - before < waiting.length) await ctx.jobs.send(tx, replayJob, {});
    });
  }

  /** Requests and applies until the partner has no more. @throws GatewayUnreachableError */
  async function replayMissing(ctx: Context): Promise<void> {
    for (;;) {
      const messages = await request(ctx, await applied(ctx.db));
      if (messages.length === 0) return;
      await take(ctx, messages);
      if (messages.length < MOST) return;
    }
  }

  return { take, replayMissing };
}
