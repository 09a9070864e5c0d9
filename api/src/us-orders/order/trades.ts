import { decimal, sumDecimals, sumDollars } from '@sanchay/finance';
import type { BrokerMessage } from '../../partners/index.ts';
import { validTrades, type Filled, type OrderNews } from '../../stock-orders/index.ts';

/** A trade of US shares. Decimals are text: shares, dollars a share, dollars. */
export interface UsTrade {
  trade_id: string;
  quantity: string;
  price: string;
  amount: string;
  annulled: boolean;
}

/** Shares that an order has traded, and their dollars. */
export function tradedOf(trades: readonly UsTrade[]): { filled: string; value: string } {
  const valid = validTrades(trades);
  return {
    filled: sumDecimals(valid.map(({ quantity }) => quantity)).toFixed(6),
    value: sumDollars(valid.map(({ amount }) => amount)).toFixed(2),
  };
}

/** What an order is for: shares, or dollars of shares without charges. */
export type OrderSize = { quantity: string } | { value: string };

/** How much of an order its trades are. */
export const filledOf =
  (size: OrderSize) =>
  (trades: readonly UsTrade[]): Filled => {
    const { filled, value } = tradedOf(trades);
    const [done, whole] = 'quantity' in size ? [filled, size.quantity] : [value, size.value];
    const compared = decimal(done).cmp(whole);
    return decimal(filled).eq(0) ? 'none' : compared < 0 ? 'part' : compared === 0 ? 'all' : 'more';
  };

/** Shares have six decimals and dollars two, so that an amount differs from shares times price by this much at most. */
const CENT = '0.01';
const SMALLEST = '0.000001';

/** A message of the broker as the machine reads it; a trade whose amount does not fit its price is not complete. */
export function newsOf({
  type,
  trade_id,
  quantity,
  price,
  amount,
  reason,
}: BrokerMessage): OrderNews<UsTrade> {
  const complete =
    trade_id !== null && quantity !== null && price !== null && amount !== null && decimal(quantity).gt(0);
  if (!complete) return { type, reason, trade: null };
  const off = decimal(amount).minus(decimal(quantity).times(price)).abs();
  const fits = off.lte(decimal(CENT).plus(decimal(price).times(SMALLEST)));
  return { type, reason, trade: fits ? { trade_id, quantity, price, amount, annulled: false } : null };
}
