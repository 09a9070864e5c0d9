import type { AppConfig } from '@sanchay/contracts';

type Complaints = AppConfig['complaints'];

/** A row of the regulator's form, with what follows from its figures. */
export interface TrendRow {
  from: string;
  start: number;
  received: number;
  resolved: number;
  /** Open at the end: what was open and what came, less what was resolved. */
  pending: number;
}

export interface SourceRow extends Omit<TrendRow, 'from'> {
  source: string;
  overThreeMonths: number;
  /** Days to a resolution on average; null while none was resolved. */
  averageDays: number | null;
}

const pendingOf = ({ start, received, resolved }: Omit<TrendRow, 'from' | 'pending'>): number =>
  start + received - resolved;

/** Rows of months or years with their pending complaints. */
export function trendRows(rows: Complaints['months']): TrendRow[] {
  return rows.map((row) => ({ ...row, pending: pendingOf(row) }));
}

/** Rows of the month by who sent the complaints, with the total last; average days are weighted by what was resolved. */
export function sourceRows(rows: Complaints['sources']): SourceRow[] {
  const sum = (of: (row: Complaints['sources'][number]) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const total = {
    source: 'total',
    start: sum((row) => row.start),
    received: sum((row) => row.received),
    resolved: sum((row) => row.resolved),
    overThreeMonths: sum((row) => row.overThreeMonths),
    averageDays:
      sum((row) => row.averageDays * row.resolved) /
      Math.max(
        1,
        sum((row) => row.resolved),
      ),
  };
  return [...rows, total].map((row) => ({
    ...row,
    pending: pendingOf(row),
    averageDays: row.resolved > 0 ? Math.round(row.averageDays) : null,
  }));
}
