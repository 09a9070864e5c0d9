import type { UsOrder } from '@sanchay/contracts';
import { toWire, twoCurrencyGain } from '@sanchay/finance';
import type { UsSaleRow } from './lotStore.ts';

interface Moved {
  /** Dollars as text. */
  cost: string;
  value: string;
  /** Rupees for a dollar. */
  rateThen: string;
  rateNow: string;
}

/** A gain in rupees with what the price and what the dollar made of it. */
export function gainView(moved: Moved): { gain: number; price_effect: number; currency_effect: number } {
  const { inr, price, currency } = twoCurrencyGain(moved);
  return {
    gain: toWire(inr, 2),
    price_effect: toWire(price, 2),
    currency_effect: toWire(currency, 2),
  };
}

/** Shares of one lot that were sold, as the contracts show them. */
export function soldView(sale: UsSaleRow): UsOrder['lots'][number] {
  const { bought_on, sold_on, quantity, cost, proceeds, rate_bought, rate_sold } = sale;
  return {
    bought_on,
    sold_on,
    quantity: toWire(quantity, 6),
    proceeds: toWire(proceeds, 2),
    rate_bought: toWire(rate_bought, 4),
    rate_sold: toWire(rate_sold, 4),
    cost: toWire(cost, 2),
    ...gainView({ cost, value: proceeds, rateThen: rate_bought, rateNow: rate_sold }),
  };
}
