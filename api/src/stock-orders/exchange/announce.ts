import type { Tx } from '../../db/pool.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import type { StockOrderRow } from '../order/orderStore.ts';

/** Notifies open pages that an order, cash or shares of the portfolio changed. */
export async function announceOrder(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId }: Pick<StockOrderRow, 'portfolio_id'>,
): Promise<void> {
  await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
}

/** The page of an order. */
export const orderPath = (id: string): string => `/stocks/orders/${id}`;

/** Notifies the investor how an order ended. */
export async function notifyEnd(ctx: Context, tx: Tx, order: StockOrderRow): Promise<void> {
  const { name, side, quantity, filled, value } = order;
  const facts = { name, side, quantity, filled, value };
  const kinds = {
    filled: 'stock_order_filled',
    rejected: 'stock_order_rejected',
    annulled: 'stock_order_annulled',
  } as const;
  const kind =
    order.state === 'filled' || order.state === 'rejected' || order.state === 'annulled'
      ? kinds[order.state]
      : 'stock_order_ended';
  await notify(ctx, tx, { portfolioId: order.portfolio_id, kind, values: facts, path: orderPath(order.id) });
}
