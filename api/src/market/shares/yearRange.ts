import { addMonthsClamped, dateOfEpochDay, epochDay, type NavSeries } from '@sanchay/finance';

/** The highest and the lowest closing price of the twelve months up to the last day of a series, both included. */
export function yearRange({ days, navs }: NavSeries): { high: number; low: number } {
  const from = epochDay(addMonthsClamped(dateOfEpochDay(days.at(-1)!), -12));
  const within = navs.filter((_, row) => days[row]! >= from);
  return { high: Math.max(...within), low: Math.min(...within) };
}
