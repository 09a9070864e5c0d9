import {
  absolutePct,
  addMonthsClamped,
  dateOfEpochDay,
  epochDay,
  indexOnOrBefore,
  toWire,
  trailingReturns,
} from '@sanchay/finance';
import type { NavSeries } from '@sanchay/finance';

/** The returns columns of a scheme: percent with 4 decimals, null when the fund is too young. */
export interface SchemeReturns {
  week_1: number | null;
  month_1: number | null;
  month_3: number | null;
  month_6: number | null;
  year_1: number | null;
  year_3: number | null;
  year_5: number | null;
  year_10: number | null;
  inception: number | null;
  volatility: number | null;
  returns_date: string | null;
}

/** Months back from the last NAV whose NAVs decide all returns and the volatility, besides the first NAV. */
export const ANCHOR_MONTHS: readonly number[] = [...Array.from({ length: 37 }, (_, month) => month), 60, 120];
const VOLATILITY_MONTHS = 36;
const FEWEST_MONTHS = 12;

/**
 * Yearly volatility in percent: the standard deviation of the monthly returns of the last three years (at least
 * one), times the square root of 12. Source: how scheme factsheets state standard deviation.
 */
export function volatilityPct(series: NavSeries): number | null {
  const last = series.days.length - 1;
  if (last < 0) return null;
  const end = dateOfEpochDay(series.days[last]!);
  const values: number[] = [];
  for (let month = 0; month <= VOLATILITY_MONTHS; month += 1) {
    const row = indexOnOrBefore(series, epochDay(addMonthsClamped(end, -month)));
    if (row < 0) break;
    values.push(series.navs[row]!);
  }
  const returns = values.slice(1).map((earlier, index) => values[index]! / earlier - 1);
  if (returns.length < FEWEST_MONTHS) return null;
  const mean = returns.reduce((sum, value) => sum + value, 0) / returns.length;
  const squares = returns.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (returns.length - 1)) * Math.sqrt(12) * 100;
}

const stored = (value: number | null): number | null => (value === null ? null : toWire(value, 4));

function weekReturn(series: NavSeries): number | null {
  const last = series.days.length - 1;
  const start = indexOnOrBefore(series, (series.days[last] ?? 0) - 7);
  return start < 0 ? null : absolutePct(series.navs[start]!, series.navs[last]!);
}

/**
 * All returns columns from a NAV history in time order. A series thinned out to the first NAV and the anchors (the
 * last NAV on or before each of `ANCHOR_MONTHS` and of a week back) gives the same as the whole one.
 */
export function schemeReturns(series: NavSeries): SchemeReturns {
  const trailing = trailingReturns(series);
  const last = series.days.at(-1);
  return {
    week_1: stored(weekReturn(series)),
    month_1: stored(trailing['1M']),
    month_3: stored(trailing['3M']),
    month_6: stored(trailing['6M']),
    year_1: stored(trailing['1Y']),
    year_3: stored(trailing['3Y']),
    year_5: stored(trailing['5Y']),
    year_10: stored(trailing['10Y']),
    inception: stored(trailing.since),
    volatility: stored(volatilityPct(series)),
    returns_date: last === undefined ? null : dateOfEpochDay(last),
  };
}
