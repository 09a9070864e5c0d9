import { addMonthsClamped } from '@sanchay/finance';
import type { RangeId } from '@sanchay/ui';

const MONTHS: readonly (readonly [RangeId, number])[] = [
  ['1M', 1],
  ['6M', 6],
  ['1Y', 12],
  ['3Y', 36],
  ['5Y', 60],
];

/** The ranges that show less than everything, and everything. ISO dates, ascending. */
export function rangesWithin(dates: readonly string[]): RangeId[] {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return ['All'];
  const shorter = MONTHS.filter(([, months]) => addMonthsClamped(last, -months) > first);
  return [...shorter.map(([range]) => range), 'All'];
}
