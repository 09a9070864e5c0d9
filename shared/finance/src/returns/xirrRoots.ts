import { curveOf, nextGuess, placeAt, type Curve, type Place } from './xirrCurve.ts';
import type { DailyFlows } from './xirrFlows.ts';

const YEAR_DAYS = 365;
/** Rates from -99.99 % to 1,000,000 %, as logarithms of growth a day; a hair more, so that both ends are inside. */
const HAIR = 1e-12;
const MOST_LOSS = Math.log(1e4) / YEAR_DAYS + HAIR;
const MOST_GROWTH = Math.log(1e4 + 1) / YEAR_DAYS + HAIR;
/** Zeros closer than this share of the time between first and last flow (of a year when that is longer) are one. */
const CLOSEST = 1e-6;
/** As a share of the closest: where a zero at no growth leaves its sign. */
const BESIDE_ZERO = 0.01;
/** In logarithms of growth a day: far below the 1e-8 of a rate that is promised. */
const CLOSE_ENOUGH = 1e-14 / YEAR_DAYS;
/** A value of this share of what goes in and out is zero, as far as can be counted. */
const ZERO_SHARE = 1e-13;
const MOST_STEPS = 200;
/** Not in the middle, so that no place falls on a round rate. */
const CUT = 0.4871;

interface Search {
  readonly curve: Curve;
  /** In logarithms of growth a day. */
  readonly closest: number;
  readonly zeros: number[];
}

/**
 * Every yearly rate at which flows netted per day are worth nothing today, ascending, as fractions, from -99.99 % to
 * 1,000,000 %. Two that differ by less than 1e-6 (by more where all happens within days) are one. Years have 365 days.
 * At least two flows.
 */
export function ratesOf(flows: DailyFlows): number[] {
  const { days, paise } = flows;
  const closest = CLOSEST / Math.min(YEAR_DAYS, days.at(-1)! - days[0]!);
  const flat = paise.reduce((sum, amount) => sum + amount, 0) === 0;
  const zerosOf = (forward: boolean, most: number): number[] => {
    if (!hasZeros(paise, forward)) return [];
    const curve = curveOf(flows, forward);
    const zeros: number[] = [];
    const start = placeAt(curve, flat ? closest * BESIDE_ZERO : 0);
    search({ curve, closest, zeros }, start, placeAt(curve, most));
    return zeros;
  };
  const found = [
    ...zerosOf(true, MOST_GROWTH),
    ...zerosOf(false, MOST_LOSS).map((y) => -y),
    ...(flat ? [0] : []),
  ];
  const sorted = found.toSorted((a, b) => a - b);
  return sorted
    .filter((y, index) => index === 0 || y - sorted[index - 1]! > closest)
    .map((y) => Math.expm1(y * YEAR_DAYS));
}

/** Whether the running totals change sign, forward or backward in time: where they do not, there is no zero that way. */
function hasZeros(paise: Float64Array, forward: boolean): boolean {
  let [total, sign] = [0, 0];
  for (let index = 0; index < paise.length; index += 1) {
    total += paise[forward ? index : paise.length - 1 - index]!;
    if (total * sign < 0) return true;
    if (total !== 0) sign = total > 0 ? 1 : -1;
  }
  return false;
}

function search(looked: Search, left: Place, right: Place): void {
  const { curve, closest, zeros } = looked;
  if (left.changes === 0) return;
  const crosses = left.value > 0 !== right.value > 0;
  if (left.changes === 1 || isMonotone(left, right)) {
    if (crosses) zeros.push(solve(curve, left, right));
    return;
  }
  if (keepsSign(left, right)) return;
  const width = right.y - left.y;
  if (width < closest) {
    if (crosses || Math.abs(left.value) <= ZERO_SHARE * left.size)
      zeros.push(left.y + width * turning(left, right));
    return;
  }
  const middle = placeAt(curve, left.y + CUT * width);
  search(looked, left, middle);
  search(looked, middle, right);
}

/** Where between two places the curve turns, as a share of the way: there it touches zero when it only touches it. */
function turning(left: Place, right: Place): number {
  const share = left.slope / (left.slope - right.slope);
  return share >= 0 && share <= 1 ? share : 1 / 2;
}

/** Whether the slope cannot be nil between two places. */
function isMonotone(left: Place, right: Place): boolean {
  const turn = left.bend * (right.y - left.y);
  return Math.abs(left.slope) > turn || Math.abs(right.slope) > turn;
}

/** Whether the curve cannot reach zero between two places, by its slope at one of them and its greatest bend. */
function keepsSign(left: Place, right: Place): boolean {
  const width = right.y - left.y;
  const turn = (left.bend * width * width) / 2;
  const reaches = ({ value, slope }: Place, towards: 1 | -1): boolean =>
    Math.abs(value) + Math.min(0, Math.sign(value) * slope * towards * width) <= turn;
  return !reaches(left, 1) || !reaches(right, -1);
}

/** The zero between two places of opposite sign: Newton's steps inside a bracket that shrinks, halvings where they fail. */
function solve(curve: Curve, left: Place, right: Place): number {
  let [low, high] = [left.y, right.y];
  const found = { value: 0 };
  let y = low;
  let lastStep = high - low;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const guess = nextGuess(curve, y, found);
    if (found.value === 0) return y;
    if (found.value > 0 === left.value > 0) low = y;
    else high = y;
    const stays =
      guess > low && guess < high && (step < 2 || Math.abs(2 * (guess - y)) <= Math.abs(lastStep));
    const next = stays ? guess : (low + high) / 2;
    lastStep = next - y;
    y = next;
    if (Math.abs(lastStep) <= CLOSE_ENOUGH || high - low <= CLOSE_ENOUGH) return y;
  }
  return y;
}
