import type { Tx } from '../../db/pool.ts';
import { replayMessages, type ExchangeMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { applyToOrder } from './applyToOrder.ts';

/** Job: requests the messages of the exchange that are missing. */
export const REPLAY_JOB = 'exchange-replay';

const MOST = 500;

/**
 * Takes messages of the exchange, in whatever order and however often they arrive: each number is stored once, and
 * messages are applied in the order of their numbers without a gap. A gap is requested again.
 */
export async function takeMessages(ctx: Context, messages: readonly ExchangeMessage[]): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await storeMessages(ctx, tx, messages);
    const [cursor] = await tx.query<{ applied: string | number }>(
      'SELECT applied FROM exchange_cursor WHERE id = 1 FOR UPDATE',
    );
    const before = Number(cursor!.applied);
    const waiting = await tx.query<{ body: ExchangeMessage }>(
      'SELECT body FROM exchange_inbox WHERE seq > $1 ORDER BY seq LIMIT $2',
      [before, MOST],
    );
    let applied = before;
    for (const { body } of waiting) {
      if (body.seq !== applied + 1) break;
      await applyToOrder(ctx, tx, body);
      applied = body.seq;
    }
    if (applied > before) await tx.query('UPDATE exchange_cursor SET applied = $1 WHERE id = 1', [applied]);
    if (applied - before < waiting.length) await ctx.jobs.send(tx, REPLAY_JOB, {});
  });
}

async function storeMessages(ctx: Context, tx: Tx, messages: readonly ExchangeMessage[]): Promise<void> {
  await tx.query(
    `INSERT INTO exchange_inbox (seq, body, received_at)
     SELECT (m ->> 'seq')::bigint, m, $2 FROM jsonb_array_elements($1::jsonb) AS m
     ORDER BY 1 ON CONFLICT (seq) DO NOTHING`,
    [JSON.stringify(messages), ctx.now()],
  );
}

/** Handles `exchange-replay`: fetches and applies until the exchange has no more. @throws GatewayUnreachableError */
export async function replayMissing(ctx: Context): Promise<void> {
  for (;;) {
    const [cursor] = await ctx.db.query<{ applied: string | number }>(
      'SELECT applied FROM exchange_cursor WHERE id = 1',
    );
    const messages = await replayMessages(ctx, Number(cursor!.applied));
    if (messages.length === 0) return;
    await takeMessages(ctx, messages);
    if (messages.length < MOST) return;
  }
}

/** Requests what may be missing while orders are open: the last messages of all have no later one that shows a gap. */
export async function replayWhileOpen(ctx: Context): Promise<void> {
  const [open] = await ctx.db.query(
    "SELECT 1 FROM stock_orders WHERE state IN ('sent', 'open', 'partly_filled') OR (settled_at IS NULL AND filled > 0) LIMIT 1",
  );
  if (open) await ctx.db.tx((tx) => ctx.jobs.send(tx, REPLAY_JOB, {}));
}
