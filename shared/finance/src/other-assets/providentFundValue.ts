import { dateParts, daysInMonth } from '../calendar/dates.ts';
import type { AssetEntry } from './otherAsset.ts';

type Movement = AssetEntry & { kind: 'paid_in' | 'taken_out' };

/** The month in which interest is added to the balance. */
const MARCH = 3;

/**
 * Rupees in a provident fund at the end of a day: payments, interest added on 31 March and rounded to the paisa, and
 * interest of the complete months since. Interest is a twelfth of the rate on the lowest balance of a month; with
 * `byFifth` (PPF) a payment by the 5th counts for its month, else (EPF) it counts from the next. Entries are sorted by
 * day. Source: rules R10 and "Calculators" (PPF, EPF).
 */
export function providentFundValue(
  entries: readonly Movement[],
  to: string,
  { ratePct, byFifth }: { ratePct: number; byFifth: boolean },
): number {
  if (entries.length === 0) return 0;
  const booked = entries.map(({ on, kind, amount }) => ({
    ...monthOf(on),
    amount: kind === 'paid_in' ? amount : -amount,
  }));
  const last = monthOf(to);
  // The month of a last day is complete.
  const complete = last.day === daysInMonth(Math.floor(last.month / 12), (last.month % 12) + 1);
  let [balance, interest, at] = [0, 0, 0];
  const book = (month: number, day: number): void => {
    for (; at < booked.length; at += 1) {
      const entry = booked[at]!;
      if (entry.month > month || (entry.month === month && entry.day > day)) return;
      balance += entry.amount;
    }
  };
  for (let { month } = booked[0]!; month < last.month || (month === last.month && complete); month += 1) {
    book(month, byFifth ? 5 : 0);
    const counted = balance;
    book(month, 31);
    interest += (Math.min(counted, balance) * ratePct) / 1200;
    if ((month % 12) + 1 === MARCH) {
      balance += Math.round(interest * 100) / 100;
      interest = 0;
    }
  }
  book(last.month, last.day);
  return balance + interest;
}

/** A day by its month, counted from year 0, and its day of the month. */
function monthOf(date: string): { month: number; day: number } {
  const { year, month, day } = dateParts(date);
  return { month: year * 12 + month - 1, day };
}
