import { dateOfEpochDay } from '../calendar/dates.ts';
import { indexOnOrBefore, indexWithin, NAV_AGE_DAYS, type NavSeries } from '../returns/returns.ts';
import { monthsBefore } from './periodWalk.ts';

/** The deepest fall from a peak to a later low. */
export interface Drawdown {
  /** Of the peak, as a number below zero: -31.4 is a fall by 31.4 percent. Zero when it never fell. */
  percent: number;
  /** Days of the peak and of the low, and the first day at the peak's value again, if there was one. */
  from: string;
  to: string;
  recovered: string | null;
}

/**
 * The deepest fall within the last `months` months.
 * @returns null when the history is shorter than a year.
 */
export function deepestFall(series: NavSeries, months: number): Drawdown | null {
  const { days, navs } = series;
  const last = days.length - 1;
  if (last < 0 || indexOnOrBefore(series, monthsBefore(days[last]!, 12)) < 0) return null;
  const start = monthsBefore(days[last]!, months);
  const near = indexWithin(series, start, NAV_AGE_DAYS.month);
  const first = near >= 0 ? near : indexOnOrBefore(series, start) + 1;
  let [peak, from, to] = [first, first, first];
  for (let row = first; row <= last; row += 1) {
    if (navs[row]! > navs[peak]!) peak = row;
    if (navs[row]! / navs[peak]! < navs[to]! / navs[from]!) [from, to] = [peak, row];
  }
  let back: number | null = null;
  if (to > from) {
    for (let row = to + 1; row <= last && back === null; row += 1) if (navs[row]! >= navs[from]!) back = row;
  }
  return {
    percent: to === from ? 0 : (navs[to]! / navs[from]! - 1) * 100,
    from: dateOfEpochDay(days[from]!),
    to: dateOfEpochDay(days[to]!),
    recovered: back === null ? null : dateOfEpochDay(days[back]!),
  };
}

/** How far each NAV is below the highest one until then, in percent: zero on a peak, -20 a fifth below it. */
export function fallsBelowPeak(navs: ArrayLike<number>): number[] {
  let peak = 0;
  return Array.from(navs, (nav) => {
    peak = Math.max(peak, nav);
    return peak > 0 ? (nav / peak - 1) * 100 : 0;
  });
}
