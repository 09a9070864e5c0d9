import { addMonthsClamped, dateOfEpochDay, epochDay } from '../calendar/dates.ts';
import { decimal, toWire } from '../money.ts';
import { unitCount, valueOf } from '../quantity.ts';

/** A NAV history in time order: days since 1970 and rupees a unit, of equal length. What the codec decodes to. */
export type NavSeries = { days: Int32Array; navs: Float64Array };

/** Value of a holding in rupees: units x NAV, exact, then half-up to paise. */
export function valueOfHolding(units: number | string, nav: number | string): number {
  return toWire(valueOf(unitCount(units), nav), 2);
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
  const amount = toWire(valueOf(unitCount(units), decimal(nav).minus(previousNav)), 2);
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

/** Index of the last NAV on or before a day and at most `age` days older, or -1 when there is none. */
export function indexWithin(series: NavSeries, day: number, age: number): number {
  const index = indexOnOrBefore(series, day);
  return index >= 0 && day - series.days[index]! <= age ? index : -1;
}

/**
 * Days by which the NAV of a day may be older than the day, by the period that is looked back: long closures of the
 * market for short periods, a fortnight for years. An older NAV lies before a gap in the history, and what is counted
 * from it would be the return of another period.
 */
export const NAV_AGE_DAYS = {
  week: 5,
  month: 7,
  year: 10,
  years: 15,
} as const;

/** Periods of trailing returns: months back, years to annualise over (0 keeps the plain change), and age of the base. */
const PERIODS = {
  '1M': { months: 1, years: 0, age: NAV_AGE_DAYS.month },
  '3M': { months: 3, years: 0, age: NAV_AGE_DAYS.month },
  '6M': { months: 6, years: 0, age: NAV_AGE_DAYS.month },
  '1Y': { months: 12, years: 0, age: NAV_AGE_DAYS.year },
  '3Y': { months: 36, years: 3, age: NAV_AGE_DAYS.years },
  '5Y': { months: 60, years: 5, age: NAV_AGE_DAYS.years },
  '10Y': { months: 120, years: 10, age: NAV_AGE_DAYS.years },
} as const;

export type ReturnPeriod = keyof typeof PERIODS;
export const RETURN_PERIODS = Object.keys(PERIODS) as ReturnPeriod[];

export type TrailingReturns = Record<ReturnPeriod | 'since', number | null>;

function growthPct(begin: number, end: number, years: number): number | null {
  return years > 0 ? cagrPct(begin, end, years) : absolutePct(begin, end);
}

/**
 * Trailing returns in percent at a date (the last NAV's by default): plain change up to a year, a year's growth above.
 * The start is the last NAV on or before the same day of the earlier month (its end when shorter); it and the last NAV
 * before the date must not be older than the period allows (`NAV_AGE_DAYS`). A fund too young for a period, or with a
 * gap there, gets null. `since` is from the first NAV, annualised by days / 365 beyond a year. Source: SEBI's
 * convention for scheme performance (compounded annual growth above one year).
 */
export function trailingReturns(series: NavSeries, asOf?: string): TrailingReturns {
  const result = Object.fromEntries(
    [...RETURN_PERIODS, 'since'].map((key) => [key, null]),
  ) as TrailingReturns;
  const last = indexOnOrBefore(series, asOf === undefined ? Infinity : epochDay(asOf));
  if (last < 0) return result;
  const endDate = asOf ?? dateOfEpochDay(series.days[last]!);
  const end = series.navs[last]!;
  const late = epochDay(endDate) - series.days[last]!;
  for (const period of RETURN_PERIODS) {
    const { months, years, age } = PERIODS[period];
    const start = indexWithin(series, epochDay(addMonthsClamped(endDate, -months)), age);
    if (start >= 0 && late <= age) result[period] = growthPct(series.navs[start]!, end, years);
  }
  const held = series.days[last]! - series.days[0]!;
  if (held > 0) result.since = growthPct(series.navs[0]!, end, held > 365 ? held / 365 : 0);
  return result;
}
