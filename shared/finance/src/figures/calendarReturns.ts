import { dateOfEpochDay, epochDay } from '../dates.ts';
import { absolutePct, indexOnOrBefore } from '../returns.ts';
import type { NavSeries } from '../returns.ts';

export interface CalendarReturn {
  year: number;
  /** Percent of change from the last NAV of the year before to the last of the year. */
  percent: number;
  /** The year is not over. */
  toDate: boolean;
}

/** Change of one calendar year in percent, up to `until` (days since 1970) when the year is not over; null unless the history covers its start. */
export function yearReturnPct(series: NavSeries, year: number, until: number): number | null {
  const before = indexOnOrBefore(series, epochDay(`${year - 1}-12-31`));
  const end = indexOnOrBefore(series, Math.min(until, epochDay(`${year}-12-31`)));
  return before < 0 || end <= before ? null : absolutePct(series.navs[before]!, series.navs[end]!);
}

/** Returns of the last `most` calendar years that a history covers from their start, newest first. */
export function calendarReturns(series: NavSeries, most = 10): CalendarReturn[] {
  const last = series.days.at(-1);
  if (last === undefined) return [];
  const today = dateOfEpochDay(last);
  const newest = Number(today.slice(0, 4));
  const rows: CalendarReturn[] = [];
  for (let year = newest; year > newest - most; year -= 1) {
    const percent = yearReturnPct(series, year, last);
    if (percent === null) break;
    rows.push({ year, percent, toDate: today < `${year}-12-31` });
  }
  return rows;
}
