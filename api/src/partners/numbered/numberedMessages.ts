import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { gathered } from './gathered.ts';
import { nextInOrder } from './inOrder.ts';

const MOST = 500;

/** A partner whose messages are numbered from 1 without gaps. */
interface Numbered<Message extends { seq: number }> {
  /** Its tables `<name>_inbox` and `<name>_cursor`. */
  name: 'exchange' | 'us_broker';
  /** Applies messages in their order, in the caller's transaction, which is pipelined. */
  apply(ctx: Context, tx: Tx, messages: readonly Message[]): Promise<void>;
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
  /**
   * Stores messages and applies those that are next, in one transaction: who is answered afterwards knows that they are
   * on disk.
   */
  const take = gathered<Message>(MOST, (ctx, messages) =>
    ctx.db.tx(
      async (tx) => {
        const stored = tx.query(
          `INSERT INTO ${name}_inbox (seq, body, received_at)
           SELECT (m ->> 'seq')::bigint, m, $2 FROM jsonb_array_elements($1::jsonb) AS m
           ORDER BY 1 ON CONFLICT (seq) DO NOTHING`,
          [JSON.stringify(messages), ctx.now()],
        );
        const cursor = tx.query<{ applied: number }>(
          `SELECT applied FROM ${name}_cursor WHERE id = 1 FOR UPDATE`,
          [],
        );
        const inbox = tx.query<{ body: Message }>(
          `SELECT body FROM ${name}_inbox WHERE seq > (SELECT applied FROM ${name}_cursor WHERE id = 1)
           ORDER BY seq LIMIT $1`,
          [MOST],
        );
        const [, [position], waiting] = await Promise.all([stored, cursor, inbox]);
        const before = position!.applied;
        const next = nextInOrder(
          before,
          waiting.map(({ body }) => body),
        );
        if (next.length > 0) await apply(ctx, tx, next);
        const last = before + next.length;
        // Leaves with the end of the transaction, which fails when it does.
        if (last > before) void tx.query(`UPDATE ${name}_cursor SET applied = $1 WHERE id = 1`, [last]);
        if (next.length < waiting.length || waiting.length === MOST) await ctx.jobs.send(tx, replayJob, {});
      },
      { pipelined: true },
    ),
  );

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

  return { take, replayMissing };
}
