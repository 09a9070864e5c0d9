import {
  decimal,
  dollars,
  ROUND_UP,
  usCharges,
  usValueWithin,
  type UsChargeRules,
  type UsCharges,
} from '@sanchay/finance';
import { isLive } from '../../stock-orders/index.ts';
import type { UsOrderRow } from './orderStore.ts';
import type { OrderSize } from './trades.ts';

type Traded = Pick<UsOrderRow, 'side' | 'value' | 'filled' | 'for_day'>;

/** Charges of what an order has traded so far. */
export function chargesOf({ side, value, filled, for_day: on }: Traded, rules: UsChargeRules): UsCharges {
  return usCharges({ side, value, quantity: filled, on }, rules);
}

/** What an order is for; of an amount the dollars of shares that it buys with charges. */
export function sizeOf(
  { amount, quantity, for_day: on }: Pick<UsOrderRow, 'amount' | 'quantity' | 'for_day'>,
  rules: UsChargeRules,
): OrderSize {
  return quantity === null ? { value: usValueWithin(amount!, on, rules) } : { quantity };
}

type Reserving = Traded & Pick<UsOrderRow, 'state' | 'amount' | 'quantity' | 'limit_price'>;

/** Trades of parts are each rounded to cents, so that together they may be some cents more than the whole. */
const PARTS = '0.05';

/**
 * Dollars that a purchase sets aside until settlement: what has traded, and while it may still trade, the rest at its
 * limit or up to its amount, with charges. Text with two decimals; nil for a sale.
 */
export function reservedFor(order: Reserving, rules: UsChargeRules): string {
  const { side, state, amount, quantity, filled, limit_price: limit, for_day: on } = order;
  if (side === 'sell') return '0.00';
  if (!isLive(state)) return chargesOf(order, rules).net;
  if (quantity === null) return amount!;
  const rest = dollars(decimal(quantity).minus(filled).times(limit!)).round(2, ROUND_UP).plus(dollars(PARTS));
  const value = dollars(order.value).plus(rest).toFixed(2);
  return usCharges({ side, value, quantity, on }, rules).net;
}
