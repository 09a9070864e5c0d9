import type { DailyFlows } from './xirrFlows.ts';

/**
 * The value of flows as a function of y, a rate of growth a day as a natural logarithm: the sum of amount x e^(-y k),
 * k being the days since the first flow. For losses the flows are turned round in time, so that y is never below zero
 * and no power above one.
 */
export type Curve = {
  readonly amounts: Float64Array;
  /** Days since the first flow, ascending. */
  readonly offsets: Float64Array;
  /** Days between flows are few different ones: which of them comes before each flow, and the powers of one y. */
  readonly gapOf: Uint16Array;
  readonly gaps: Float64Array;
  readonly powers: Float64Array;
};

/** A place on a curve, with what is known of the curve to its right. */
export type Place = {
  readonly y: number;
  readonly value: number;
  readonly slope: number;
  /** No bend to the right of the place is greater: the sum of k^2 x |amount| x e^(-y k). */
  readonly bend: number;
  /** The sum of |amount| x e^(-y k). */
  readonly size: number;
  /**
   * Sign changes among the running totals in the order of time: the curve has at most as many zeros to the right of
   * the place. (To the right of y it is (z - y) times the Laplace transform of the running totals at y, and a Laplace
   * transform has no more zeros than its function changes sign.)
   */
  readonly changes: number;
};

/** A flow that counts for less than this share of its amount can change no sign. */
const NOTHING = 1e-80;

/** The curve for growth (`forward`) or for losses, of flows netted per day. */
export function curveOf({ days, paise }: DailyFlows, forward: boolean): Curve {
  const count = days.length;
  const first = days[0]!;
  const last = days[count - 1]!;
  const amounts = forward ? paise : paise.toReversed();
  const offsets = new Float64Array(count);
  const gapOf = new Uint16Array(count);
  const known = new Map<number, number>();
  let [before, lastGap, place] = [0, -1, 0];
  for (let index = 0; index < count; index += 1) {
    const offset = forward ? days[index]! - first : last - days[count - 1 - index]!;
    const gap = offset - before;
    if (gap !== lastGap) {
      place = known.get(gap) ?? known.size;
      known.set(gap, place);
      lastGap = gap;
    }
    gapOf[index] = place;
    offsets[index] = offset;
    before = offset;
  }
  const gaps = Float64Array.from(known.keys());
  return { amounts, offsets, gapOf, gaps, powers: new Float64Array(gaps.length) };
}

function setPowers({ gaps, powers }: Curve, y: number): void {
  for (let index = 0; index < gaps.length; index += 1) powers[index] = Math.exp(-y * gaps[index]!);
}

/** Looks at a curve at y >= 0. */
export function placeAt(curve: Curve, y: number): Place {
  setPowers(curve, y);
  const { amounts, offsets, gapOf, powers } = curve;
  let [value, slope, bend, size, changes, sign, power] = [0, 0, 0, 0, 0, 0, 1];
  for (let index = 0; index < amounts.length && power > NOTHING; index += 1) {
    power *= powers[gapOf[index]!]!;
    const present = amounts[index]! * power;
    const moment = offsets[index]! * present;
    value += present;
    slope -= moment;
    bend += Math.abs(offsets[index]! * moment);
    size += Math.abs(present);
    if (value * sign < 0) changes += 1;
    if (value !== 0) sign = value > 0 ? 1 : -1;
  }
  return { y, value, slope, bend, size, changes };
}

/** Newton's next y, on the logarithm of receipts over payments, which is almost a straight line; NaN beyond its reach. */
export function nextGuess(curve: Curve, y: number, found: { value: number }): number {
  setPowers(curve, y);
  const { amounts, offsets, gapOf, powers } = curve;
  let [value, size, moment, moments, power] = [0, 0, 0, 0, 1];
  for (let index = 0; index < amounts.length && power > NOTHING; index += 1) {
    power *= powers[gapOf[index]!]!;
    const present = amounts[index]! * power;
    const weight = Math.abs(present);
    value += present;
    size += weight;
    moment += offsets[index]! * present;
    moments += offsets[index]! * weight;
  }
  found.value = value;
  const [received, paid] = [(size + value) / 2, (size - value) / 2];
  const slope = (moments - moment) / 2 / paid - (moments + moment) / 2 / received;
  return y - Math.log1p(value / paid) / slope;
}
