import { ROUND_DOWN, ROUND_UP, decimal, scaleOf } from './money.ts';
import { rupees, gramWeight, valueOf, gramsFor, type Rupees, type Grams, type Plain } from './quantity.ts';
import type { AmountProblemCode } from './orders/orderRules.ts';

type Numeric = number | string;

/** Smallest and largest amount of one order, in rupees. */
export type GoldLimits = { min: number; max: number };

/** What an order of gold comes to; `goldValue` + `tax` = `total` to the paisa. */
export type GoldBreakdown = {
  /** Grams, at most 4 decimals. */
  grams: number;
  /** Rupees a gram, tax included for a purchase. */
  rateInclTax: number;
  /** Rupees of metal. */
  goldValue: number;
  /** Rupees of tax (GST); 0 for a sale. */
  tax: number;
  /** Rupees paid (purchase) or received (sale). */
  total: number;
};

/** A gold order that cannot be: which limit it breaks. */
export class GoldAmountError extends RangeError {
  readonly kind = 'gold_amount';
  readonly code: AmountProblemCode;
  readonly limit: number | null;
  constructor(code: AmountProblemCode, limit: number | null) {
    super(`Gold order refused: ${code}${limit === null ? '' : ` (${limit})`}`);
    this.name = 'GoldAmountError';
    this.code = code;
    this.limit = limit;
  }
}

function checked(value: Numeric, decimals: number): Plain {
  let amount: Plain;
  try {
    amount = decimal(value);
  } catch {
    throw new GoldAmountError('not_a_number', null);
  }
  if (amount.lte(0)) throw new GoldAmountError('not_positive', 0);
  if (scaleOf(amount) > decimals) throw new GoldAmountError('too_many_decimals', decimals);
  return amount;
}

function within(total: Rupees, limits: GoldLimits | undefined): Rupees {
  if (limits && total.lt(rupees(limits.min))) throw new GoldAmountError('below_minimum', limits.min);
  if (limits && total.gt(rupees(limits.max))) throw new GoldAmountError('above_maximum', limits.max);
  return total;
}

/** Rupees a gram with tax, rounded up to the paisa. Price in rupees a gram, tax in percent. */
export function goldRateInclTax(pricePerGram: Numeric, taxPct: Numeric): number {
  return rateWithTax(pricePerGram, taxPct).toNumber();
}

function rateWithTax(pricePerGram: Numeric, taxPct: Numeric): Plain {
  const price = decimal(pricePerGram);
  const tax = decimal(taxPct);
  if (price.lte(0)) throw new RangeError(`Gold price must be more than zero: ${String(pricePerGram)}`);
  if (tax.lt(0)) throw new RangeError(`Tax must not be negative: ${String(taxPct)}`);
  return price.times(tax.plus(100)).div(100).round(2, ROUND_UP);
}

function breakdown(grams: Grams, rate: Plain, total: Rupees, taxPct: Numeric): GoldBreakdown {
  if (grams.lte(0)) throw new GoldAmountError('below_minimum', null);
  const pct = decimal(taxPct);
  const tax = total.times(pct).div(pct.plus(100)).round(2);
  return {
    grams: grams.toNumber(),
    rateInclTax: rate.toNumber(),
    goldValue: total.minus(tax).toNumber(),
    tax: tax.toNumber(),
    total: total.toNumber(),
  };
}

const gramsBought = (total: Rupees, rate: Plain): Grams => gramsFor(total, rate).round(4, ROUND_DOWN);
const rupeesFor = (grams: Grams, rate: Plain): Rupees => valueOf(grams, rate).round(2, ROUND_UP);

type Tax = { pricePerGram: Numeric; taxPct: Numeric; limits?: GoldLimits };

/**
 * Buying for an amount of rupees: the rate with tax is rounded up to the paisa, grams down to 4 decimals.
 * The tax is the part contained in the amount, half-up to the paisa. Price in rupees a gram before tax.
 * Source: provider's documented buy check (rules, "gold buy/sell rounding"; worked example in the vectors).
 * @throws GoldAmountError for an impossible amount; RangeError for an impossible price or tax.
 */
export function goldBuyByRupees(order: Tax & { rupees: Numeric }): GoldBreakdown {
  const rate = rateWithTax(order.pricePerGram, order.taxPct);
  const total = within(rupees(checked(order.rupees, 2)), order.limits);
  return breakdown(gramsBought(total, rate), rate, total, order.taxPct);
}

/** Buying a weight (at most 4 decimals of a gram): rupees rounded up to the paisa. Errors as by rupees. */
export function goldBuyByGrams(order: Tax & { grams: Numeric }): GoldBreakdown {
  const rate = rateWithTax(order.pricePerGram, order.taxPct);
  const grams = gramWeight(checked(order.grams, 4));
  return breakdown(grams, rate, within(rupeesFor(grams, rate), order.limits), order.taxPct);
}

type Sale = { pricePerGram: Numeric; limits?: GoldLimits };

/** Selling for an amount of rupees: grams rounded down to 4 decimals, no tax. Errors as for buying. */
export function goldSellByRupees(order: Sale & { rupees: Numeric }): GoldBreakdown {
  return goldBuyByRupees({ ...order, taxPct: 0 });
}

/** Selling a weight: rupees rounded up to the paisa, no tax. Errors as for buying. */
export function goldSellByGrams(order: Sale & { grams: Numeric }): GoldBreakdown {
  return goldBuyByGrams({ ...order, taxPct: 0 });
}
