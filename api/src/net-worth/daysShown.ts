import { addDays, addMonthsClamped } from '@sanchay/finance';

const RECENT_DAYS = 30;

/** The first day, then the same day of each month counted back from the end, then each of the last 30 days. */
export function daysShown(first: string, until: string): string[] {
  const days = new Set([first]);
  for (let months = 0; ; months += 1) {
    const day = addMonthsClamped(until, -months);
    if (day <= first) break;
    days.add(day);
  }
  for (let back = 0; back <= RECENT_DAYS; back += 1) {
    const day = addDays(until, -back);
    if (day > first) days.add(day);
  }
  return [...days].toSorted();
}
