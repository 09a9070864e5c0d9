import type { Tx } from '../../db/pool.ts';
import { notifyAll } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { publishAll } from '../../platform/process/publish.ts';
import type { StockOrderRow } from '../order/orderStore.ts';

const changeOf = (portfolioId: string) =>
  ({ event: 'holdings/changed', payload: { portfolioId }, portfolioId }) as const;

/** Notifies open pages that an order, cash or shares of the portfolio changed. */
export async function announceOrder(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId }: Pick<StockOrderRow, 'portfolio_id'>,
): Promise<void> {
  await ctx.publish(tx, changeOf(portfolioId));
}

/** Notifies open pages of several portfolios as `announceOrder` does. */
export const announcePortfolios = (tx: Tx, portfolioIds: readonly string[]): Promise<void> =>
  publishAll(tx, portfolioIds.map(changeOf));

/** The page of an order. */
export const orderPath = (id: string): string => `/stocks/orders/${id}`;

/** Notifies investors how their orders ended. */
export async function notifyEnds(ctx: Context, tx: Tx, orders: readonly StockOrderRow[]): Promise<void> {
  await notifyAll(ctx, tx, orders.map(endOf));
}

function endOf(order: StockOrderRow) {
  const { id, portfolio_id: portfolioId, state, name, side, quantity, filled, value, ended_at: at } = order;
  const kinds = {
    filled: 'stock_order_filled',
    rejected: 'stock_order_rejected',
    annulled: 'stock_order_annulled',
  } as const;
  const kind =
    state === 'filled' || state === 'rejected' || state === 'annulled' ? kinds[state] : 'stock_order_ended';
  return {
    portfolioId,
    kind,
    ...(at && { at }),
    values: { name, side, quantity, filled, value },
    path: orderPath(id),
  } as const;
}
