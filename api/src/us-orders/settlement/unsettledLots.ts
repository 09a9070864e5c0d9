import type { Context } from '../../platform/context.ts';
import { dollarRatesOn } from '../../us-stocks/index.ts';
import { chargesOf } from '../order/costs.ts';
import { sharesNow, unsettledPurchases } from '../order/orderStore.ts';
import type { UsLotRow } from './lotStore.ts';

/** Purchases that have ended with trades and are not settled, as the lots that they become. */
export async function unsettledLots(ctx: Context, portfolioId: string): Promise<UsLotRow[]> {
  const orders = await unsettledPurchases(ctx.db, portfolioId);
  if (orders.length === 0) return [];
  const rates = await dollarRatesOn(
    ctx.db,
    orders.map(({ for_day: day }) => day),
  );
  return orders.map((order, index) => {
    const cost = chargesOf(order, ctx.rules.book()).net;
    const quantity = sharesNow(order.filled, order);
    return {
      id: order.id,
      symbol: order.symbol,
      bought_on: order.for_day,
      settled_on: order.settles_on,
      quantity,
      cost,
      rate: rates[index] ?? '0',
      quantity_left: quantity,
      cost_left: cost,
    };
  });
}
