import type { Tx } from '../../db/pool.ts';
import { notify } from '../../notifications/index.ts';
import { waitingAbout, type HeldMarks } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { orderReads, orderTimeline, OrderKey } from '../order/orderTables.ts';
import { announceOrder } from './announce.ts';

type MarkedOrder = OrderKey & { portfolio_id: string; name: string };

interface MarkedMarket {
  lockOrder: ReturnType<typeof orderReads<MarkedOrder>>['lockOrder'];
  addStep: ReturnType<typeof orderTimeline<object>>['addStep'];
  /** Whose message it is, what the audit log calls its fault, and how the notices of its orders begin. */
  actor: string;
  action: string;
  notices: 'stock_order' | 'us_order';
  /** The page of an order. */
  path: (id: string) => string;
}

/**
 * Shows on the timeline of an order that a message about it could not be applied, and later what became of it, and
 * notifies the investor: once for all messages about the order that are held together. An unknown order changes nothing.
 */
export function heldMarker({ lockOrder, addStep, actor, action, notices, path }: MarkedMarket): HeldMarks {
  const show = async (
    ctx: Context,
    tx: Tx,
    { order, step }: { order: MarkedOrder; step: 'message_held' | 'message_taken' | 'message_closed' },
  ): Promise<void> => {
    await addStep(tx, order, { step, at: await ctx.business.now(tx) });
    await notify(ctx, tx, {
      portfolioId: order.portfolio_id,
      kind: `${notices}_${step}`,
      values: { name: order.name },
      path: path(order.id),
    });
    await announceOrder(ctx, tx, order);
  };
  return {
    held: async (ctx, tx, orderId) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return;
      await writeAudit(tx, {
        investorId: order.investor_id,
        actor,
        action,
        subject: order.id,
        requestId: order.id,
        detail: { fault: 'message_held' },
      });
      if ((await waitingAbout(tx, orderId)) === 1) await show(ctx, tx, { order, step: 'message_held' });
    },
    ended: async (ctx, tx, { orderId, outcome }) => {
      const order = await lockOrder(tx, orderId);
      if (order && (await waitingAbout(tx, orderId)) === 0)
        await show(ctx, tx, { order, step: `message_${outcome}` });
    },
  };
}
