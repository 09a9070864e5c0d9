import { dateOfEpochDay } from '../dates.ts';
import { indexOnOrBefore, NAV_AGE_DAYS } from '../returns.ts';
import type { NavSeries } from '../returns.ts';
import { xirr } from '../xirr.ts';
import type { CashFlow } from '../xirr.ts';
import { monthsBefore } from './periodWalk.ts';

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
 * What a SIP of equal monthly instalments over the last `years` years returned a year, in percent (XIRR): one
 * instalment on the last NAV's day of each earlier month, bought at the first NAV on or after it, valued at the last NAV.
 * @returns null when the history is shorter, or an instalment would wait longer than `NAV_AGE_DAYS.month` for a NAV.
 */
export function sipReturn(series: NavSeries, years: number): SipReturn | null {
  const { days, navs } = series;
  const last = days.length - 1;
  if (last < 1) return null;
  const months = years * A_YEAR;
  if (days[0]! > monthsBefore(days[last]!, months)) return null;
  const flows: CashFlow[] = [];
  let units = 0;
  for (let month = months; month >= 1; month -= 1) {
    const due = monthsBefore(days[last]!, month);
    const before = indexOnOrBefore(series, due);
    const row = days[before] === due ? before : before + 1;
    if (days[row]! - due > NAV_AGE_DAYS.month) return null;
    flows.push({ date: dateOfEpochDay(days[row]!), amount: -INSTALMENT });
    units += INSTALMENT / navs[row]!;
  }
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
