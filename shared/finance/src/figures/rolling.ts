import { cagrPct, indexOnOrBefore, indexWithin, NAV_AGE_DAYS, type NavSeries } from '../returns/returns.ts';
import { monthsBefore } from './periodWalk.ts';

/** Returns over every window of some years that a history holds, in percent a year. */
export interface RollingReturns {
  years: number;
  min: number;
  median: number;
  max: number;
  /** How many windows: one for each NAV day that has a NAV so many years before, or shortly before that. */
  windows: number;
  /** Percent of the windows in which the fund did better than its category; null without a category. */
  aheadPct: number | null;
}

/** Years of history below which rolling returns would mislead. Source: anchors, "needs at least 3 years". */
export const YOUNGEST_FOR_ROLLING = 3;
const MONTHS = 12;

/** Value of the middle of a rising list: the mean of both middles when there are two. */
export function middle(sorted: ArrayLike<number>): number {
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Days by which the NAV at the start of a window may be older than the start. */
const ageOf = (years: number): number => (years > 1 ? NAV_AGE_DAYS.years : NAV_AGE_DAYS.year);

/** Years of history that windows of so many years need: a year of windows, and three years in any case. */
const yearsNeeded = (years: number): number => Math.max(YOUNGEST_FOR_ROLLING, years + 1);

/**
 * Least, middle and highest return of all windows of `years` years, a window ending on every NAV day.
 * @returns null when the history is shorter than three years, or than the window and a year.
 */
export function rollingReturns(
  series: NavSeries,
  years: number,
  category: NavSeries | null = null,
): RollingReturns | null {
  const { days, navs } = series;
  const last = days.length - 1;
  if (last < 0 || indexOnOrBefore(series, monthsBefore(days[last]!, yearsNeeded(years) * MONTHS)) < 0)
    return null;
  const returns: number[] = [];
  let [start, compared, ahead] = [0, 0, 0];
  for (let end = 0; end <= last; end += 1) {
    const from = monthsBefore(days[end]!, years * MONTHS);
    if (days[0]! > from) continue;
    while (days[start + 1]! <= from) start += 1;
    // The NAV before a gap begins no window.
    if (from - days[start]! > ageOf(years)) continue;
    const value = cagrPct(navs[start]!, navs[end]!, years);
    if (value === null) continue;
    returns.push(value);
    const rival = category && windowReturn(category, from, days[end]!, years);
    if (rival === null) continue;
    compared += 1;
    if (value > rival) ahead += 1;
  }
  if (returns.length === 0) return null;
  returns.sort((a, b) => a - b);
  return {
    years,
    min: returns[0]!,
    median: middle(returns),
    max: returns.at(-1)!,
    windows: returns.length,
    aheadPct: compared === 0 ? null : (100 * ahead) / compared,
  };
}

function windowReturn(series: NavSeries, from: number, to: number, years: number): number | null {
  const start = indexWithin(series, from, ageOf(years));
  const end = indexWithin(series, to, ageOf(years));
  return start < 0 || end <= start ? null : cagrPct(series.navs[start]!, series.navs[end]!, years);
}
