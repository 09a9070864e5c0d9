import { dateParts, daysInMonth } from '../calendar/dates.ts';
import type { AssetEntry } from './otherAsset.ts';

type Movement = AssetEntry & { kind: 'paid_in' | 'taken_out' };

/** The month in which interest is added to the balance. */
const MARCH = 3;

interface Terms {
  ratePct: number;
  byFifth: boolean;
}

/**
 * Rupees in a provident fund at the end of a day: payments, interest added on 31 March and rounded to the paisa, and
 * interest of the complete months since. Interest is a twelfth of the rate on the lowest balance of a month; with
 * `byFifth` (PPF) a payment by the 5th counts for its month, else (EPF) it counts from the next. Entries are sorted by
 * day. Source: rules R10 and "Calculators" (PPF, EPF).
 */
export function providentFundValue(entries: readonly Movement[], to: string, terms: Terms): number {
  return providentFundValues(entries, [to], terms)[0]!;
}

/** The same at the end of several days, which are sorted, in one pass over the months. */
export function providentFundValues(
  entries: readonly Movement[],
  days: readonly string[],
  { ratePct, byFifth }: Terms,
): number[] {
  const booked = entries.map(({ on, kind, amount }) => ({
    ...monthOf(on),
    amount: kind === 'paid_in' ? amount : -amount,
  }));
  const asked = days.map(monthOf);
  const values: number[] = [];
  let [balance, interest, at] = [0, 0, 0];
  const bookedUntil = (month: number, day: number): { sum: number; end: number } => {
    let [sum, end] = [0, at];
    for (; end < booked.length; end += 1) {
      const entry = booked[end]!;
      if (entry.month > month || (entry.month === month && entry.day > day)) break;
      sum += entry.amount;
    }
    return { sum, end };
  };
  const book = (month: number, day: number): void => {
    const { sum, end } = bookedUntil(month, day);
    balance += sum;
    at = end;
  };
  for (let month = booked[0]?.month ?? Infinity; values.length < asked.length; month += 1) {
    for (let next = asked[values.length]; next && isBeforeEnd(next, month); next = asked[values.length])
      values.push(next.month < month ? 0 : balance + bookedUntil(month, next.day).sum + interest);
    book(month, byFifth ? 5 : 0);
    const counted = balance;
    book(month, 31);
    interest += (Math.min(counted, balance) * ratePct) / 1200;
    if ((month % 12) + 1 === MARCH) {
      balance += Math.round(interest * 100) / 100;
      interest = 0;
    }
    while (asked[values.length]?.month === month) values.push(balance + interest);
  }
  return values;
}

/** Whether a day is in an earlier month, or in this one before its last day. */
function isBeforeEnd(day: { month: number; day: number }, month: number): boolean {
  if (day.month !== month) return day.month < month;
  return day.day < daysInMonth(Math.floor(month / 12), (month % 12) + 1);
}

/** A day by its month, counted from year 0, and its day of the month. */
function monthOf(date: string): { month: number; day: number } {
  const { year, month, day } = dateParts(date);
  return { month: year * 12 + month - 1, day };
}
