import { scaleOf } from '../money.ts';
import { rupees } from '../quantity.ts';
import { parseAmount } from '../format/parseAmount.ts';

export type AmountProblemCode =
  | 'not_a_number'
  | 'not_positive'
  | 'too_many_decimals'
  | 'below_minimum'
  | 'above_maximum'
  | 'not_a_multiple';

/** Why an amount is refused, and the limit to name in the sentence (null when there is none). */
export type AmountProblem = { code: AmountProblemCode; limit: number | null };

export type AmountCheck = {
  /** Rupees (or units), as a number or as the user typed it. */
  amount: number | string;
  /** Smallest amount allowed, in rupees; absent means any positive amount. */
  min?: number | null;
  /** Largest amount allowed, in rupees; absent or 0 means no limit. */
  max?: number | null;
  /** The amount must be a whole number of these, counted from zero; absent or 0 means any. */
  multiple?: number | null;
  /** Decimals allowed; defaults to 2 (paise). */
  scale?: number;
};

/**
 * Checks an order amount against a scheme's limits and names the first problem, or null.
 * Multiples count from zero, for SIP and lumpsum alike: a minimum of 500 with a multiple of 100 allows 600,
 * and a minimum of 150 with a multiple of 100 starts at 200.
 */
export function checkAmount({ amount, min, max, multiple, scale = 2 }: AmountCheck): AmountProblem | null {
  const value = typeof amount === 'string' ? parseAmount(amount) : amount;
  if (value === null || !Number.isFinite(value)) return { code: 'not_a_number', limit: null };
  if (value <= 0) return { code: 'not_positive', limit: 0 };
  if (scaleOf(value) > scale) return { code: 'too_many_decimals', limit: scale };
  if (min && value < min) return { code: 'below_minimum', limit: min };
  if (max && value > max) return { code: 'above_maximum', limit: max };
  if (multiple && !rupees(value).mod(multiple).eq(0)) return { code: 'not_a_multiple', limit: multiple };
  return null;
}

/** Why a SIP day is refused; `nearest` is the next allowed day of the month, wrapping to the first. */
export type SipDayProblem = { code: 'not_a_day' | 'day_not_allowed'; nearest: number | null };

/** Days every month has: the ones offered when a scheme does not list its own. */
export const EVERY_MONTH_DAYS: readonly number[] = Array.from({ length: 28 }, (_, index) => index + 1);

/** Checks a SIP day of the month against the scheme's allowed days (an empty list means 1 to 28). */
export function checkSipDay(day: number, allowedDays: readonly number[] = []): SipDayProblem | null {
  const allowed = allowedDays.length > 0 ? allowedDays.toSorted((a, b) => a - b) : EVERY_MONTH_DAYS;
  if (!Number.isInteger(day) || day < 1 || day > 31) return { code: 'not_a_day', nearest: null };
  if (allowed.includes(day)) return null;
  const nearest = allowed.find((candidate) => candidate > day) ?? allowed[0]!;
  return { code: 'day_not_allowed', nearest };
}
