import type { NetWorthMark } from '@sanchay/contracts';
import type { ChartMark } from '@sanchay/ui';

/** Deposits and withdrawals as marks of a chart: what raises the net worth points up, what lowers it down. */
export function flowMarks(
  marks: readonly NetWorthMark[],
  text: (mark: NetWorthMark, kind: ChartMark['kind']) => string,
): ChartMark[] {
  return marks.flatMap((mark) =>
    (['in', 'out'] as const)
      .filter((kind) => mark[kind === 'in' ? 'paid_in' : 'taken_out'] > 0)
      .map((kind) => ({ date: mark.date, kind, text: text(mark, kind) })),
  );
}
