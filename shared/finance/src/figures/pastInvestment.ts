import { dateOfEpochDay } from '../calendar/dates.ts';
import { ROUND_DOWN, toWire } from '../money.ts';
import { rupees, unitCount, valueOf, unitsFor } from '../quantity.ts';
import { absolutePct, cagrPct, indexOnOrBefore, NAV_AGE_DAYS, type NavSeries } from '../returns/returns.ts';
import { xirr } from '../returns/xirr.ts';
import { monthsBefore } from './periodWalk.ts';

const A_YEAR = 12;
const YEAR_DAYS = 365;
const UNIT_DECIMALS = 3;

/** What money put into a fund in the past would be worth at its last NAV. */
export interface PastInvestment {
  /** Rupees, to paise: what was put in, and what it is worth. */
  invested: number;
  value: number;
  /** Purchases: one, or the instalments of a SIP. */
  purchases: number;
  /** Percent a year (XIRR of a SIP); null for less than a year, where only `gainPct` means something. */
  yearlyPct: number | null;
  /** Percent of what was put in. */
  gainPct: number;
  /** ISO days of the first purchase and of the NAV at which all is valued. */
  first: string;
  valuedOn: string;
}

/**
 * Rows of the NAVs at which equal monthly instalments of the last `months` months were bought: one on the last NAV's day
 * of each earlier month, at the first NAV on or after it.
 * @returns null when the history is shorter, or an instalment would wait longer than `NAV_AGE_DAYS.month` for a NAV.
 */
export function instalmentRows(series: NavSeries, months: number): number[] | null {
  const { days } = series;
  const last = days.length - 1;
  if (last < 1 || months < 1 || days[0]! > monthsBefore(days[last]!, months)) return null;
  const rows: number[] = [];
  for (let month = months; month >= 1; month -= 1) {
    const row = rowFrom(series, monthsBefore(days[last]!, month));
    if (row === null) return null;
    rows.push(row);
  }
  return rows;
}

/** The first NAV on or after a day; null when it comes too late to be the price of that day. */
function rowFrom(series: NavSeries, day: number): number | null {
  const before = indexOnOrBefore(series, day);
  const row = series.days[before] === day ? before : before + 1;
  return series.days[row]! - day > NAV_AGE_DAYS.month ? null : row;
}

/** Whole months between the first and the last NAV. */
export function monthsOfHistory({ days }: NavSeries): number {
  const last = days.length - 1;
  let months = 0;
  while (last > 0 && monthsBefore(days[last]!, months + 1) >= days[0]!) months += 1;
  return months;
}

/**
 * What `amount` rupees put in once, `months` months before the last NAV, would be worth. Units are cut to three
 * decimals as the registrar does; no stamp duty, load or tax.
 * @returns null when the history is shorter, or has a gap on that day.
 */
export function pastLumpsum(series: NavSeries, amount: number, months: number): PastInvestment | null {
  const { days } = series;
  const last = days.length - 1;
  const due = last < 1 || months < 1 ? Number.NEGATIVE_INFINITY : monthsBefore(days[last]!, months);
  if (due < (days[0] ?? 0)) return null;
  const row = rowFrom(series, due);
  return row === null || row === last ? null : resultOf(series, amount, [row], false);
}

/**
 * What a SIP of `amount` rupees on each of the last `months` months would be worth: see `instalmentRows`. Units are cut
 * to three decimals as the registrar does; no stamp duty, load or tax.
 * @returns null when the history is shorter or has gaps.
 */
export function pastSip(series: NavSeries, amount: number, months: number): PastInvestment | null {
  const rows = instalmentRows(series, months);
  return rows && resultOf(series, amount, rows, true);
}

function resultOf(
  series: NavSeries,
  amount: number,
  rows: readonly number[],
  isSip: boolean,
): PastInvestment {
  const { days, navs } = series;
  const last = days.length - 1;
  const each = rupees(amount);
  const units = rows.reduce(
    (sum, row) => sum.plus(unitsFor(each, navs[row]!).round(UNIT_DECIMALS, ROUND_DOWN)),
    unitCount(0),
  );
  const invested = toWire(each.times(rows.length), 2);
  const value = toWire(valueOf(units, navs[last]!), 2);
  const years = (days[last]! - days[rows[0]!]!) / YEAR_DAYS;
  return {
    invested,
    value,
    purchases: rows.length,
    yearlyPct: isSip ? sipPct() : years >= 1 ? cagrPct(invested, value, years) : null,
    gainPct: absolutePct(invested, value) ?? 0,
    first: dateOfEpochDay(days[rows[0]!]!),
    valuedOn: dateOfEpochDay(days[last]!),
  };

  function sipPct(): number | null {
    if (rows.length < A_YEAR) return null;
    const flows = rows.map((row) => ({ date: dateOfEpochDay(days[row]!), amount: -amount }));
    const rate = xirr([...flows, { date: dateOfEpochDay(days[last]!), amount: value }]);
    return rate === null ? null : rate * 100;
  }
}
