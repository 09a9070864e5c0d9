import { epochDay, isIsoDate } from './dates.ts';

/** Money on a day: negative when the investor pays, positive when the investor receives (or holds at the end). */
export type CashFlow = { date: string; amount: number };

const YEAR_DAYS = 365;
/** Rates are searched from -99.9999999 % to 100,000,000 %, as logarithms of growth a year. */
const LOWEST = Math.log(1e-9);
const HIGHEST = Math.log(1e6 + 1);
const WIDTHS = [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 6.4, 12.8, 25.6];
const MOST_STEPS = 200;
/** In logarithms of growth; far below the promised 1e-8 of the rate. */
const CLOSE_ENOUGH = 1e-14;

type Prepared = { years: Float64Array; amounts: Float64Array; span: number };

function prepare(flows: readonly CashFlow[]): Prepared | null {
  const days = new Float64Array(flows.length);
  const amounts = new Float64Array(flows.length);
  let [used, paid, received] = [0, 0, 0];
  let [first, last] = [Infinity, -Infinity];
  for (const { date, amount } of flows) {
    if (!Number.isFinite(amount) || !isIsoDate(date)) return null;
    if (amount === 0) continue;
    const day = epochDay(date);
    first = Math.min(first, day);
    last = Math.max(last, day);
    days[used] = day;
    amounts[used] = amount;
    used += 1;
    if (amount < 0) paid -= amount;
    else received += amount;
  }
  if (paid === 0 || received === 0 || first === last) return null;
  const years = days.subarray(0, used).map((day) => (day - first) / YEAR_DAYS);
  return { years, amounts: amounts.subarray(0, used), span: (last - first) / YEAR_DAYS };
}

/**
 * Net value of the flows at log-growth x, and its slope. For x below zero it is taken at the last day instead
 * of the first: the sign and the roots are the same, and nothing can overflow.
 */
function valueAt({ years, amounts, span }: Prepared, x: number, slope: Float64Array): number {
  const origin = x < 0 ? span : 0;
  let value = 0;
  let derivative = 0;
  for (let index = 0; index < years.length; index += 1) {
    const time = origin - years[index]!;
    const present = amounts[index]! * Math.exp(time * x);
    value += present;
    derivative += time * present;
  }
  slope[0] = derivative;
  return value;
}

/** The pair of points nearest to zero between which the value changes sign, or null. */
function bracket(flows: Prepared, slope: Float64Array): [number, number] | null {
  const atZero = valueAt(flows, 0, slope);
  if (atZero === 0) return [0, 0];
  let [low, high] = [0, 0];
  for (const width of WIDTHS) {
    const nextHigh = Math.min(width, HIGHEST);
    if (Math.sign(valueAt(flows, nextHigh, slope)) !== Math.sign(atZero)) return [high, nextHigh];
    const nextLow = Math.max(-width, LOWEST);
    if (Math.sign(valueAt(flows, nextLow, slope)) !== Math.sign(atZero)) return [nextLow, low];
    [low, high] = [nextLow, nextHigh];
  }
  return null;
}

/**
 * Newton's steps inside a bracket that shrinks. A step that would leave the bracket, or that is not half as long
 * as the one before, becomes a halving: so it ends always, and quickly where the curve is kind.
 */
function solve(flows: Prepared, bounds: [number, number], slope: Float64Array): number {
  let [low, high] = bounds;
  const signAtLow = Math.sign(valueAt(flows, low, slope));
  let x = (low + high) / 2;
  let lastStep = high - low;
  for (let step = 0; step < MOST_STEPS && Math.abs(lastStep) > CLOSE_ENOUGH; step += 1) {
    const value = valueAt(flows, x, slope);
    if (value === 0) return x;
    if (Math.sign(value) === signAtLow) low = x;
    else high = x;
    const newton = -value / slope[0]!;
    const stays = x + newton > low && x + newton < high && Math.abs(2 * newton) <= Math.abs(lastStep);
    lastStep = stays ? newton : (low + high) / 2 - x;
    x += lastStep;
  }
  return x;
}

/**
 * The yearly rate at which the flows' present value is nil, with years of 365 days as in Excel's XIRR.
 * @returns a fraction (0.12 is 12 % a year), or null where it is not defined: fewer than two flows, all of one
 * sign, all on one day, a bad date or amount, or no root between -99.9999999 % and 100,000,000 %.
 * Where several roots exist it is one near zero. Never throws, never NaN; the error is below 1e-8.
 * Source: definition of XIRR in Excel's documentation.
 */
export function xirr(flows: readonly CashFlow[]): number | null {
  const prepared = prepare(flows);
  if (!prepared) return null;
  const slope = new Float64Array(1);
  const bounds = bracket(prepared, slope);
  return bounds ? Math.expm1(solve(prepared, bounds, slope)) : null;
}
