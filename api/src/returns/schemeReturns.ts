import {
  absolutePct,
  dateOfEpochDay,
  indexWithin,
  NAV_AGE_DAYS,
  toWire,
  trailingReturns,
  volatilityPct,
  type NavSeries,
} from '@sanchay/finance';

/** The returns columns of a scheme: percent with 4 decimals, null when the fund is too young or has no NAV near the day. */
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

/** Months back from the last NAV within which NAVs decide all returns and the volatility, besides the first NAV. */
export const ANCHOR_MONTHS: readonly number[] = [...Array.from({ length: 37 }, (_, month) => month), 60, 120];

const stored = (value: number | null): number | null => (value === null ? null : toWire(value, 4));

function weekReturn(series: NavSeries): number | null {
  const last = series.days.length - 1;
  const start = indexWithin(series, (series.days[last] ?? 0) - 7, NAV_AGE_DAYS.week);
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

/**
 * The returns columns of a growth option; of an IDCW option only the date. Its NAV falls by each distribution, so
 * the change of the NAV is not the return. Source: rules R13.
 */
export function returnsOfOption(series: NavSeries, growth: boolean): SchemeReturns {
  const of = growth ? series : { days: new Int32Array(), navs: new Float64Array() };
  const last = series.days.at(-1);
  return { ...schemeReturns(of), returns_date: last === undefined ? null : dateOfEpochDay(last) };
}
