import { Big } from '../money.ts';

export type InputProblem =
  'not_a_number' | 'not_positive' | 'too_small' | 'too_big' | 'not_whole' | 'not_multiple';

/** An impossible input of a calculator: which field, why, and the limit it passed. */
export class CalculatorInputError extends RangeError {
  readonly kind = 'calculator_input';
  readonly field: string;
  readonly code: InputProblem;
  readonly limit: number | null;
  constructor(field: string, code: InputProblem, limit: number | null = null) {
    super(`${field}: ${code}${limit === null ? '' : ` (${limit})`}`);
    this.name = 'CalculatorInputError';
    this.field = field;
    this.code = code;
    this.limit = limit;
  }
}

/** No realistic plan exceeds these limits, and within them no result overflows. */
export const LARGEST_AMOUNT = 1e12;
export const LOWEST_RATE = -99;
export const HIGHEST_RATE = 100;
export const MOST_MONTHS = 1200;
export const MOST_YEARS = 100;

/** A number from `from` to `to`, in the field's own unit. */
export function withinRange(field: string, value: number, from: number, to: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new CalculatorInputError(field, 'not_a_number');
  if (value < from) throw new CalculatorInputError(field, 'too_small', from);
  if (value > to) throw new CalculatorInputError(field, 'too_big', to);
  return value;
}

function aboveZero(field: string, value: number, to: number): number {
  if (value <= 0) throw new CalculatorInputError(field, 'not_positive', 0);
  return withinRange(field, value, 0, to);
}

/** Rupees above zero, at most 1e12. */
export function positiveAmount(field: string, value: number): number {
  return aboveZero(field, value, LARGEST_AMOUNT);
}

/** Rupees from zero to 1e12. */
export function amountOrZero(field: string, value: number): number {
  return withinRange(field, value, 0, LARGEST_AMOUNT);
}

/** Percent a year from -99 to 100. */
export function ratePct(field: string, value: number): number {
  return withinRange(field, value, LOWEST_RATE, HIGHEST_RATE);
}

/** A number that is a multiple of `step`, such as rupees in hundreds. The limit of the error is the step. */
export function multipleOf(field: string, value: number, step: number): number {
  if (!new Big(value).mod(step).eq(0)) throw new CalculatorInputError(field, 'not_multiple', step);
  return value;
}

/** A share in percent from 0 to 100. */
export function sharePct(field: string, value: number): number {
  return withinRange(field, value, 0, 100);
}

/** Whole months from 1 to 1200. */
export function wholeMonths(field: string, value: number): number {
  aboveZero(field, value, MOST_MONTHS);
  if (!Number.isInteger(value)) throw new CalculatorInputError(field, 'not_whole');
  return value;
}

/** Whole months of years that may have parts: 2.5 gives 30. The rounding undoes binary noise, as of 7 / 12. */
export function monthsOf(field: string, years: number): number {
  return wholeMonths(field, Math.round(years * 12 * 1e6) / 1e6);
}

/** Whole years from 1 to 100. */
export function wholeYears(field: string, value: number): number {
  aboveZero(field, value, MOST_YEARS);
  if (!Number.isInteger(value)) throw new CalculatorInputError(field, 'not_whole');
  return value;
}

/** Years above zero, parts allowed, at most 100. */
export function positiveYears(field: string, value: number): number {
  return aboveZero(field, value, MOST_YEARS);
}

/**
 * Rupees to the paisa, half-up, for results. Growth itself is computed in doubles: it needs fractional powers, and
 * fifteen digits leave the paisa exact for every realistic plan amount.
 */
export function paise(value: number): number {
  const rounded = new Big(value).round(2);
  return rounded.eq(0) ? 0 : rounded.toNumber();
}
