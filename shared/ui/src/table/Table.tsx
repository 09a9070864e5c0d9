import type { ReactNode } from 'react';
import type { Column, Sort } from './column.ts';
import { HeadCell } from './HeadCell.tsx';
import { Caption, Cell, Foot, RowHead, Scroller, Sheet } from './tableParts.tsx';

export interface TableProps<R> {
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Address of a sort: the heads are then links, which work before any code is here. */
  sortHref?: (sort: Sort) => string;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** Cells of a last row, such as the total. */
  foot?: readonly ReactNode[];
}

/** A table that is one: caption, heads, figures to the right. On phones columns marked `hideOnPhone` step back. */
export function Table<R>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  sortHref,
  empty,
  foot,
}: TableProps<R>) {
  return (
    <Scroller>
      <Sheet>
        <Caption $hidden={hideCaption}>{caption}</Caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} sortHref={sortHref} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const Part = column.rowHead ? RowHead : Cell;
                const place = { $end: column.align === 'end', $hide: column.hideOnPhone ?? false };
                return (
                  <Part key={column.key} scope={column.rowHead ? 'row' : undefined} {...place}>
                    {column.cell(row)}
                  </Part>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <Cell colSpan={columns.length} $end={false} $hide={false}>
                {empty}
              </Cell>
            </tr>
          )}
        </tbody>
        {foot && (
          <Foot>
            <tr>
              {columns.map((column, index) => (
                <Cell key={column.key} $end={column.align === 'end'} $hide={column.hideOnPhone ?? false}>
                  {foot[index]}
                </Cell>
              ))}
            </tr>
          </Foot>
        )}
      </Sheet>
    </Scroller>
  );
}
