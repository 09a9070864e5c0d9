import type { Tx } from '../../db/pool.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import type { UsOrderRow } from '../order/orderStore.ts';

/** The page of an order. */
export const usOrderPath = (id: string): string => `/us-stocks/orders/${id}`;

/** Notifies the investor how an order ended. */
export async function notifyEnd(ctx: Context, tx: Tx, order: UsOrderRow): Promise<void> {
  const { name, side, filled, value } = order;
  const kind =
    order.state === 'filled'
      ? 'us_order_filled'
      : order.state === 'rejected'
        ? 'us_order_rejected'
        : order.state === 'annulled'
          ? 'us_order_annulled'
          : 'us_order_ended';
  await notify(ctx, tx, {
    portfolioId: order.portfolio_id,
    kind,
    ...(order.ended_at && { at: order.ended_at }),
    values: { name, side, filled, value },
    path: usOrderPath(order.id),
  });
}
