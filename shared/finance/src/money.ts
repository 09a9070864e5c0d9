import BigJs from 'big.js';

/** Our own decimal constructor: 30 places in divisions, half-up, unaffected by anyone else's settings. */
export const Big = BigJs();
Big.DP = 30;
Big.RM = 1;

/** An exact decimal number. */
export type Big = BigJs.Big;

/** Where a rounding step is named, it is one of these. */
export const ROUND_DOWN = 0;
export const ROUND_HALF_UP = 1;
export const ROUND_UP = 3;

const PLAIN_DECIMAL = /^[+-]?\d+(\.\d+)?$/;

/** A value that should have been a plain decimal number was not. */
export class MoneyError extends RangeError {
  readonly kind = 'not_a_number';
  constructor(value: unknown) {
    super(`Not a plain decimal number: ${String(value)}`);
    this.name = 'MoneyError';
  }
}

/**
 * An exact decimal without a dimension (a NAV, a price, a factor) from a number or text.
 * Text must be plain digits with an optional sign and point: no commas, no exponent.
 * @throws MoneyError when the value is not finite or not a plain decimal.
 */
export function decimal(value: string | number | Big): Big {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new MoneyError(value);
    return new Big(value);
  }
  if (typeof value === 'string') {
    if (!PLAIN_DECIMAL.test(value)) throw new MoneyError(value);
    // big.js does not read a leading plus sign.
    return new Big(value.startsWith('+') ? value.slice(1) : value);
  }
  if (!(value instanceof Big)) throw new MoneyError(value);
  return value;
}

/** How many decimals a value really has: 19.99 has 2, "1.50" has 1, 1000 has 0. */
export function scaleOf(value: string | number | Big): number {
  const { c, e } = decimal(value);
  return Math.max(0, c.length - 1 - e);
}

/** Whether a JSON number has at most `dp` decimals; false for NaN and infinities. Safe for 19.99. */
export function isScale(value: number, dp: number): boolean {
  return Number.isFinite(value) && scaleOf(value) <= dp;
}

/** The exact sum, 0 for an empty list. */
export function sumDecimals(values: Iterable<string | number | Big>): Big {
  let total: Big = new Big(0);
  for (const value of values) total = total.plus(decimal(value));
  return total;
}

/** A decimal as the JSON number we send, rounded half-up to `dp` decimals; never -0. */
export function toWire(value: string | number | Big, dp: number): number {
  const rounded = decimal(value).round(dp, ROUND_HALF_UP);
  return rounded.eq(0) ? 0 : Number(rounded.toString());
}
