import { dateOfEpochDay } from '../calendar/dates.ts';
import type { NavSeries } from '../returns/returns.ts';
import { xirr, type CashFlow } from '../returns/xirr.ts';
import { instalmentRows } from './pastInvestment.ts';

const A_YEAR = 12;
/** Rupees; large, because XIRR counts in whole paise. */
const INSTALMENT = 1e6;

/** What a SIP came to, with the days behind it. */
export interface SipReturn {
  /** Percent a year (XIRR). */
  percent: number;
  /** ISO days of the first and the last instalment, and of the NAV at which all is valued. */
  first: string;
  last: string;
  valuedOn: string;
}

/**
 * What a SIP of equal monthly instalments over the last `years` years returned a year, in percent (XIRR), valued at the
 * last NAV. For the days of the instalments see `instalmentRows`.
 * @returns null when the history is shorter or has gaps.
 */
export function sipReturn(series: NavSeries, years: number): SipReturn | null {
  const { days, navs } = series;
  const last = days.length - 1;
  const rows = instalmentRows(series, years * A_YEAR);
  if (!rows) return null;
  const flows: CashFlow[] = rows.map((row) => ({ date: dateOfEpochDay(days[row]!), amount: -INSTALMENT }));
  const units = rows.reduce((sum, row) => sum + INSTALMENT / navs[row]!, 0);
  flows.push({ date: dateOfEpochDay(days[last]!), amount: units * navs[last]! });
  const rate = xirr(flows);
  return rate === null
    ? null
    : {
        percent: rate * 100,
        first: flows[0]!.date,
        last: flows.at(-2)!.date,
        valuedOn: flows.at(-1)!.date,
      };
}
