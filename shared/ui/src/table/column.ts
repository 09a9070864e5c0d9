import type { ReactNode } from 'react';

/** One column: its head and how a row fills it. */
export interface Column<R> {
  key: string;
  head: ReactNode;
  cell: (row: R) => ReactNode;
  /** At the start of the cell, such as a monogram of 32 px. */
  mark?: (row: R) => ReactNode;
  /** Figures go to the end. */
  align?: 'start' | 'end';
  /** Names the row. */
  rowHead?: boolean;
  hideOnPhone?: boolean;
  /** Prices of one unit, charges below a rupee and movements of a cash ledger, which keep their decimals; other money in rows is in whole rupees. */
  exact?: boolean;
  sortable?: boolean;
  /** CSS width. */
  width?: string;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** The sort that a click on a column's head requests: figures start with the largest. */
export function nextSort(column: Pick<Column<never>, 'key' | 'align'>, sort: Sort | undefined): Sort {
  if (sort?.key === column.key)
    return { key: column.key, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
  return { key: column.key, direction: column.align === 'end' ? 'desc' : 'asc' };
}

/** The alignment that a column's cells declare. */
export function placeOf<R>({
  align,
  hideOnPhone,
  exact,
}: Pick<Column<R>, 'align' | 'hideOnPhone' | 'exact'>): Record<`data-${string}`, '' | undefined> {
  return {
    'data-end': align === 'end' ? '' : undefined,
    'data-hide': hideOnPhone ? '' : undefined,
    'data-exact': exact ? '' : undefined,
  };
}
