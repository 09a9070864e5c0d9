import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { orderReads, orderTimeline, OrderKey } from '../order/orderTables.ts';
import { announceOrder } from './announce.ts';

type MarkedOrder = OrderKey & { portfolio_id: string };

interface MarkedMarket {
  lockOrder: ReturnType<typeof orderReads<MarkedOrder>>['lockOrder'];
  addStep: ReturnType<typeof orderTimeline<object>>['addStep'];
  /** Whose message it is, and what the audit log calls its fault. */
  actor: string;
  action: string;
}

/** Shows on the timeline of an order that a message about it could not be applied; an unknown order changes nothing. */
export function heldMarker({ lockOrder, addStep, actor, action }: MarkedMarket) {
  return async (ctx: Context, tx: Tx, orderId: string): Promise<void> => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    await addStep(tx, order, { step: 'message_held', at: await ctx.business.now(tx) });
    await writeAudit(tx, {
      investorId: order.investor_id,
      actor,
      action,
      subject: order.id,
      requestId: order.id,
      detail: { fault: 'message_held' },
    });
    await announceOrder(ctx, tx, order);
  };
}
