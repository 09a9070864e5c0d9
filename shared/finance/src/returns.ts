import { addMonthsClamped, dateOfEpochDay, epochDay } from './dates.ts';
import { rupees, toWire } from './money.ts';

/** A NAV history in time order: days since 1970 and rupees a unit, of equal length. What the codec decodes to. */
export type NavSeries = { days: Int32Array; navs: Float64Array };

/** Value of a holding in rupees: units x NAV, exact, then half-up to paise. */
export function valueOfHolding(units: number | string, nav: number | string): number {
  return toWire(rupees(units).times(rupees(nav)), 2);
}

/** Gain over cost in percent, or null when nothing was invested. Both in rupees. */
export function absolutePct(invested: number, current: number): number | null {
  return invested > 0 ? ((current - invested) / invested) * 100 : null;
}

/** Growth a year in percent: ((end / begin)^(1 / years) - 1) x 100; null when begin or years is not positive. */
export function cagrPct(begin: number, end: number, years: number): number | null {
  if (!(begin > 0) || !(years > 0) || !(end >= 0)) return null;
  return ((end / begin) ** (1 / years) - 1) * 100;
}

export type DayChange = { amount: number; pct: number };

/** What a holding moved since the NAV before, in rupees (to paise) and percent; null without a previous NAV. */
export function oneDayChange(units: number, nav: number, previousNav: number | null): DayChange | null {
  if (previousNav === null || !(previousNav > 0)) return null;
  const amount = toWire(rupees(nav).minus(rupees(previousNav)).times(rupees(units)), 2);
  return { amount, pct: (nav / previousNav - 1) * 100 };
}

/** Packs rows into a series, sorted by date. */
export function navSeries(rows: ReadonlyArray<{ date: string; nav: number }>): NavSeries {
  const sorted = rows.map(({ date, nav }) => ({ day: epochDay(date), nav })).sort((a, b) => a.day - b.day);
  return {
    days: Int32Array.from(sorted, ({ day }) => day),
    navs: Float64Array.from(sorted, ({ nav }) => nav),
  };
}

/** Index of the last NAV on or before a day, or -1 when the series starts later. */
export function indexOnOrBefore({ days }: NavSeries, day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (days[middle]! <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Periods of trailing returns: months back, and years to annualise over (0 keeps the plain change). */
const PERIODS = {
  '1M': { months: 1, years: 0 },
  '3M': { months: 3, years: 0 },
  '6M': { months: 6, years: 0 },
  '1Y': { months: 12, years: 0 },
  '3Y': { months: 36, years: 3 },
  '5Y': { months: 60, years: 5 },
  '10Y': { months: 120, years: 10 },
} as const;

export type ReturnPeriod = keyof typeof PERIODS;
export const RETURN_PERIODS = Object.keys(PERIODS) as ReturnPeriod[];

export type TrailingReturns = Record<ReturnPeriod | 'since', number | null>;

function growthPct(begin: number, end: number, years: number): number | null {
  return years > 0 ? cagrPct(begin, end, years) : absolutePct(begin, end);
}

/**
 * Trailing returns in percent at a date (the last NAV's unless told): plain change up to a year, a year's growth
 * above. The start is the last NAV on or before the same day of the earlier month (its end when shorter).
 * A fund too young for a period gets null. `since` is from the first NAV, annualised by days / 365 beyond a year.
 * Source: SEBI's convention for scheme performance (compounded annual growth above one year).
 */
export function trailingReturns(series: NavSeries, asOf?: string): TrailingReturns {
  const result = Object.fromEntries(
    [...RETURN_PERIODS, 'since'].map((key) => [key, null]),
  ) as TrailingReturns;
  const last = indexOnOrBefore(series, asOf === undefined ? Infinity : epochDay(asOf));
  if (last < 0) return result;
  const endDate = asOf ?? dateOfEpochDay(series.days[last]!);
  const end = series.navs[last]!;
  for (const period of RETURN_PERIODS) {
    const { months, years } = PERIODS[period];
    const start = indexOnOrBefore(series, epochDay(addMonthsClamped(endDate, -months)));
    if (start >= 0) result[period] = growthPct(series.navs[start]!, end, years);
  }
  const held = series.days[last]! - series.days[0]!;
  if (held > 0) result.since = growthPct(series.navs[0]!, end, held > 365 ? held / 365 : 0);
  return result;
}
