import { dateOfEpochDay } from '../dates.ts';
import { indexOnOrBefore } from '../returns.ts';
import type { NavSeries } from '../returns.ts';
import { xirr } from '../xirr.ts';
import type { CashFlow } from '../xirr.ts';
import { monthsBefore } from './periodWalk.ts';

const A_YEAR = 12;
/** Rupees; large, because XIRR counts in whole paise. */
const INSTALMENT = 1e6;

/**
 * What a SIP of equal monthly instalments over the last `years` years returned a year, in percent (XIRR): one
 * instalment on the last NAV's day of each earlier month, bought at the first NAV on or after it, valued at the last NAV.
 * @returns null when the history is shorter.
 */
export function sipReturnPct(series: NavSeries, years: number): number | null {
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
    flows.push({ date: dateOfEpochDay(days[row]!), amount: -INSTALMENT });
    units += INSTALMENT / navs[row]!;
  }
  flows.push({ date: dateOfEpochDay(days[last]!), amount: units * navs[last]! });
  const rate = xirr(flows);
  return rate === null ? null : rate * 100;
}
