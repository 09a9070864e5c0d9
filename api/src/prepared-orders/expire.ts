import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { statusAt } from './decide.ts';
import { endAlone } from './endPrepared.ts';
import { preparedById, waitingPrepared } from './store.ts';
import { eachAlone } from '../platform/eachAlone.ts';

/** Marks prepared orders whose time is over. They cannot be confirmed from that instant on, before this task too. */
export async function endExpiredOrders(ctx: Context): Promise<void> {
  const due = await waitingPrepared(ctx.db, { before: ctx.now() });
  await eachAlone(ctx, 'endExpiredOrders', due, ({ id, portfolio_id: portfolioId }) =>
    ctx.db.tx(async (tx) => {
      const row = await preparedById(tx, portfolioId, id, { lock: true });
      if (!row || row.status !== 'waiting' || statusAt(row, ctx.now()) !== 'expired') return;
      await endAlone(ctx, tx, row, { status: 'expired', at: ctx.now() });
    }),
  );
}

/** Withdraws the waiting orders of a manager whose access ends, in the transaction of that end. */
export async function withdrawOrdersOf(ctx: Context, tx: Tx, grantId: string): Promise<void> {
  for (const { id, portfolio_id: portfolioId } of await waitingPrepared(tx, { grantId })) {
    const row = await preparedById(tx, portfolioId, id, { lock: true });
    if (row?.status !== 'waiting') continue;
    await endAlone(ctx, tx, row, { status: 'withdrawn', at: ctx.now() });
  }
}
