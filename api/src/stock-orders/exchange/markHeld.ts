import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { addStep, lockOrder } from '../order/orderStore.ts';
import { announceOrder } from './announce.ts';

/** Shows on the timeline of an order that a message about it could not be applied; an unknown order changes nothing. */
export async function markHeld(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) return;
  await addStep(tx, order, { step: 'message_held', at: await ctx.business.now(tx) });
  await writeAudit(tx, {
    investorId: order.investor_id,
    actor: 'exchange',
    action: 'stock_order_fault',
    subject: order.id,
    requestId: order.id,
    detail: { fault: 'message_held' },
  });
  await announceOrder(ctx, tx, order);
}
