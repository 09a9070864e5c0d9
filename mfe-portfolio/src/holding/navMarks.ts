import type { PortfolioTransaction } from '@sanchay/contracts';
import { rangeStart, type ChartMark, type RangeId } from '@sanchay/ui';

/** Ranges of the chart, the shortest first. */
export const RANGES = ['6M', '1Y', '3Y', '5Y', 'All'] as const satisfies readonly RangeId[];

/** Bookings that are no purchase or sale of the investor: they change units or cost, on another day's account. */
const NO_MARK: readonly string[] = ['correction', 'merger', 'opening', 'bonus', 'segregation'];

/** Purchases and sales as marks: units that came point up, units that left point down. */
export function navMarks(
  transactions: readonly PortfolioTransaction[],
  text: (transaction: PortfolioTransaction) => string,
): ChartMark[] {
  return transactions
    .filter(({ type, units }) => !NO_MARK.includes(type) && units !== 0)
    .map((transaction) => ({
      date: transaction.date,
      kind: transaction.units > 0 ? 'in' : 'out',
      text: text(transaction),
    }));
}

/** The shortest range in which all marks are seen. */
export function rangeOfMarks(dates: readonly string[], marks: readonly ChartMark[]): (typeof RANGES)[number] {
  const first = marks.reduce<string | null>(
    (least, { date }) => (least === null || date < least ? date : least),
    null,
  );
  if (first === null) return '1Y';
  return RANGES.find((range) => (dates[rangeStart(dates, range)] ?? '') <= first) ?? 'All';
}
