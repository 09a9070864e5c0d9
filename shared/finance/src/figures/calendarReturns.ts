import { dateOfEpochDay, epochDay } from '../calendar/dates.ts';
import { absolutePct, indexWithin, NAV_AGE_DAYS, type NavSeries } from '../returns/returns.ts';

export interface CalendarReturn {
  year: number;
  /** Percent of change from the last NAV of the year before to the last of the year. */
  percent: number;
  /** The year is not over. */
  toDate: boolean;
}

/**
 * Change of one calendar year in percent, up to `until` (days since 1970) when the year is not over; null unless the
 * history has a NAV of its start and of its end, neither older than `NAV_AGE_DAYS.year`.
 */
export function yearReturnPct(series: NavSeries, year: number, until: number): number | null {
  const last = Math.min(until, epochDay(`${year}-12-31`));
  const before = indexWithin(series, epochDay(`${year - 1}-12-31`), NAV_AGE_DAYS.year);
  const end = indexWithin(series, last, NAV_AGE_DAYS.year);
  return before < 0 || end <= before ? null : absolutePct(series.navs[before]!, series.navs[end]!);
}

/** Returns of the last `most` calendar years, newest first; years that the history does not cover are left out. */
export function calendarReturns(series: NavSeries, most = 10): CalendarReturn[] {
  const last = series.days.at(-1);
  if (last === undefined) return [];
  const today = dateOfEpochDay(last);
  const newest = Number(today.slice(0, 4));
  const rows: CalendarReturn[] = [];
  for (let year = newest; year > newest - most; year -= 1) {
    const percent = yearReturnPct(series, year, last);
    if (percent === null) continue;
    rows.push({ year, percent, toDate: today < `${year}-12-31` });
  }
  return rows;
}
