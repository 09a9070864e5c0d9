import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import type { UsOrderRow } from '../order/orderStore.ts';

/** Notifies open pages that an order, dollars or US shares of the portfolio changed. */
export async function announceOrder(
  ctx: Context,
  tx: Tx,
  { portfolio_id: portfolioId }: Pick<UsOrderRow, 'portfolio_id'>,
): Promise<void> {
  await ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
}

/** The page of an order. */
export const usOrderPath = (id: string): string => `/us-stocks/orders/${id}`;
