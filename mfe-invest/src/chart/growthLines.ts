import { epochDay } from '@sanchay/finance';
import type { NavLine } from './navLine.ts';

const YEAR_DAYS = 365;

/** The last value on or before each of the dates, carried over days without one; null before the first. */
export function valuesOn(line: NavLine, dates: readonly string[]): (number | null)[] {
  let row = -1;
  return dates.map((date) => {
    while (row + 1 < line.dates.length && line.dates[row + 1]! <= date) row += 1;
    return row < 0 ? null : line.navs[row]!;
  });
}

/**
 * Growth in percent since the first of the dates; nothing at all for a line that begins later, because from another
 * start it would not compare.
 */
export function growthSince(values: readonly (number | null)[]): (number | null)[] {
  const first = values[0] ?? null;
  return values.map((value) => (first === null || value === null ? null : (value / first - 1) * 100));
}

/** Growth in percent since the first of the dates of money that earns a yearly rate, compounded by the day. */
export function depositGrowth(dates: readonly string[], ratePct: number): number[] {
  const start = dates.length > 0 ? epochDay(dates[0]!) : 0;
  return dates.map((date) => ((1 + ratePct / 100) ** ((epochDay(date) - start) / YEAR_DAYS) - 1) * 100);
}
