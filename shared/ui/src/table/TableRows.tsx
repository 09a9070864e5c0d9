import { memo, useDeferredValue, useMemo, type ReactNode } from 'react';
import { placeOf, type Column } from './column.ts';

export interface TableRowsProps<R> {
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  inPlace: boolean;
}

/** Rows of a table, each with its cells. */
export function TableRows<R>({ columns, rows, rowKey, inPlace }: TableRowsProps<R>): ReactNode {
  return rows.map((row, place) => (
    <tr key={inPlace ? place : rowKey(row)}>
      {columns.map((column, at) => {
        const Part = column.rowHead ? 'th' : 'td';
        return (
          <Part
            key={inPlace ? at : column.key}
            scope={column.rowHead ? 'row' : undefined}
            data-mark={column.mark ? '' : undefined}
            {...placeOf(column)}
          >
            {column.mark?.(row)}
            {column.cell(row)}
          </Part>
        );
      })}
    </tr>
  ));
}

/** Rows that are drawn again for other rows or columns only. */
const LateRows = memo(
  TableRows,
  (before, now) => before.rows === now.rows && before.columns === now.columns,
) as typeof TableRows;

/**
 * The rows in two parts: the first so many at once, the others after those are painted. Until then the others are not
 * seen, so that rows of two lists never stand below one another.
 */
export function SplitRows<R>({ first, rows, columns, ...rest }: TableRowsProps<R> & { first: number }) {
  const now = useMemo(() => ({ others: rows.slice(first), columns }), [rows, columns, first]);
  const late = useDeferredValue(now);
  return (
    <>
      <tbody>
        <TableRows rows={rows.slice(0, first)} columns={columns} {...rest} />
      </tbody>
      {(late.others.length > 0 || now.others.length > 0) && (
        <tbody data-waiting={late === now ? undefined : ''}>
          <LateRows rows={late.others} columns={late.columns} {...rest} />
        </tbody>
      )}
    </>
  );
}
