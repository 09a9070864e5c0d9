import { decimal, ROUND_HALF_UP, sumDecimals, type Big } from './money.ts';

declare const dimension: unique symbol;

/** What a quantity counts. */
export type Dimension = 'rupees' | 'dollars' | 'paise' | 'units' | 'grams' | 'percent';

/** A decimal without a dimension: a factor, a price or a rate. A quantity is not assignable to it. */
export type Plain = Big & { readonly [dimension]?: undefined };

type Operations =
  | ('plus' | 'add' | 'minus' | 'sub' | 'times' | 'mul' | 'div' | 'mod' | 'abs' | 'neg' | 'round')
  | ('prec' | 'pow' | 'sqrt' | 'cmp' | 'eq' | 'gt' | 'gte' | 'lt' | 'lte');

type Factor = number | string | Plain;

/**
 * An exact decimal with a dimension: it adds to and compares with its own dimension only. The dimension is a type
 * alone: at run time a quantity is the decimal itself, so it is accepted wherever a decimal is read.
 */
export interface Quantity<D extends Dimension> extends Omit<Big, Operations> {
  readonly [dimension]: D;
  plus(other: Quantity<D>): Quantity<D>;
  add(other: Quantity<D>): Quantity<D>;
  minus(other: Quantity<D>): Quantity<D>;
  sub(other: Quantity<D>): Quantity<D>;
  cmp(other: Quantity<D> | 0): -1 | 0 | 1;
  eq(other: Quantity<D> | 0): boolean;
  gt(other: Quantity<D> | 0): boolean;
  gte(other: Quantity<D> | 0): boolean;
  lt(other: Quantity<D> | 0): boolean;
  lte(other: Quantity<D> | 0): boolean;
  times(factor: Factor): Quantity<D>;
  mul(factor: Factor): Quantity<D>;
  div(divisor: Factor): Quantity<D>;
  mod(divisor: Factor): Quantity<D>;
  abs(): Quantity<D>;
  neg(): Quantity<D>;
  round(decimals?: number, mode?: 0 | 1 | 2 | 3): Quantity<D>;
  prec(digits: number, mode?: 0 | 1 | 2 | 3): Quantity<D>;
  /** A power has no dimension of ours. */
  pow(exponent: never): never;
  sqrt(): never;
}

export type Rupees = Quantity<'rupees'>;
export type Dollars = Quantity<'dollars'>;
export type Paise = Quantity<'paise'>;
export type Units = Quantity<'units'>;
export type Grams = Quantity<'grams'>;
export type Percent = Quantity<'percent'>;

/** What a quantity is read from: a number, plain decimal text, or a decimal of no other dimension. */
export type Readable<D extends Dimension> = number | string | Plain | Quantity<D>;

type Price = number | string | Plain;

/** Rupees from a number or text. @throws MoneyError as `decimal`. */
export const rupees = decimal as (value: Readable<'rupees'>) => Rupees;

/** US dollars from a number or text. @throws MoneyError as `decimal`. */
export const dollars = decimal as (value: Readable<'dollars'>) => Dollars;

/** Units of a fund from a number or text. @throws MoneyError as `decimal`. */
export const unitCount = decimal as (value: Readable<'units'>) => Units;

/** Grams of gold from a number or text. @throws MoneyError as `decimal`. */
export const gramWeight = decimal as (value: Readable<'grams'>) => Grams;

/** A rate in percent from a number or text. @throws MoneyError as `decimal`. */
export const percent = decimal as (value: Readable<'percent'>) => Percent;

/** Rupees of units at a NAV, or of grams at a price a gram; exact. */
export function valueOf(amount: Units | Grams, price: Price): Rupees {
  return rupees(decimal(amount).times(price));
}

/** Units that rupees buy at a NAV, unrounded. */
export function unitsFor(amount: Rupees, nav: Price): Units {
  return unitCount(decimal(amount).div(nav));
}

/** Grams that rupees buy at a price in rupees a gram, unrounded. */
export function gramsFor(amount: Rupees, price: Price): Grams {
  return gramWeight(decimal(amount).div(price));
}

/** A percentage of rupees: rupees x percent / 100. */
export function percentOf(rate: Percent, whole: Rupees): Rupees {
  return rupees(decimal(whole).times(decimal(rate)).div(100));
}

/** The rupees that belong to a part of the units: rupees x part / whole. */
export function costOfPart(cost: Rupees, part: Units, whole: Units): Rupees {
  return rupees(decimal(cost).times(decimal(part)).div(decimal(whole)));
}

/** The exact sum of rupees, 0 for an empty list. */
export const sumRupees = sumDecimals as (values: Iterable<Readable<'rupees'>>) => Rupees;

/** The exact sum of dollars, 0 for an empty list. */
export const sumDollars = sumDecimals as (values: Iterable<Readable<'dollars'>>) => Dollars;

/** The exact sum of units, 0 for an empty list. */
export const sumUnits = sumDecimals as (values: Iterable<Readable<'units'>>) => Units;

/** Rupees rounded half-up (away from zero) to paise. */
export function roundRupees(value: Readable<'rupees'>): Rupees {
  return rupees(value).round(2, ROUND_HALF_UP);
}
