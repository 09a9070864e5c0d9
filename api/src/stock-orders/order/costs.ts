import {
  decimal,
  rupees,
  stockCharges,
  sumRupees,
  type ChargeRules,
  type StockCharges,
} from '@sanchay/finance';
import { isLive } from './machine.ts';
import type { StockOrderRow } from './orderStore.ts';

type Traded = Pick<StockOrderRow, 'side' | 'value' | 'for_day' | 'demat_free'>;

/** Charges of what an order has traded so far. */
export function chargesOf(
  { side, value, for_day: on, demat_free: dematCharged }: Traded,
  rules: ChargeRules,
): StockCharges {
  return stockCharges({ side, value, on, dematCharged }, rules);
}

type Reserving = Pick<
  StockOrderRow,
  'side' | 'state' | 'quantity' | 'filled' | 'value' | 'limit_price' | 'for_day'
>;

/**
 * Rupees that a purchase sets aside until settlement: what has traded, and while it may still trade, the rest at its
 * limit, with all charges. Text with two decimals; nil for a sale.
 */
export function reservedFor(order: Reserving, rules: ChargeRules): string {
  if (order.side === 'sell') return '0.00';
  const rest = isLive(order.state) ? order.quantity - order.filled : 0;
  const value = rupees(order.value)
    .plus(rupees(decimal(order.limit_price).times(rest)))
    .toFixed(2);
  return stockCharges({ side: 'buy', value, on: order.for_day }, rules).net;
}

/** The STT of charges; gains deduct all charges but this one. Rupees as text. */
export function sttOf({ charges }: StockCharges): string {
  return sumRupees(charges.filter(({ kind }) => kind === 'stt').map(({ amount }) => amount)).toFixed(2);
}
