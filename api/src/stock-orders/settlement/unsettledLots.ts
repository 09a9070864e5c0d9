import { rupees } from '@sanchay/finance';
import type { Context } from '../../platform/context.ts';
import { chargesOf, sttOf } from '../order/costs.ts';
import { unsettledPurchases } from '../order/orderStore.ts';
import type { LotRow } from './lotStore.ts';

/** Purchases that are traded and not settled, as the lots that they become. */
export async function unsettledLots(ctx: Context, portfolioId: string): Promise<LotRow[]> {
  const rules = ctx.rules.book();
  return (await unsettledPurchases(ctx.db, portfolioId)).map((order) => {
    const charges = chargesOf(order, rules);
    const stt = sttOf(charges);
    const cost = rupees(charges.net).minus(rupees(stt)).toFixed(2);
    const { id, isin, for_day, settles_on, filled } = order;
    return {
      id,
      isin,
      bought_on: for_day,
      settled_on: settles_on,
      quantity: filled,
      cost,
      stt,
      quantity_left: filled,
      cost_left: cost,
      action_number: null,
      came_on: null,
    };
  });
}
