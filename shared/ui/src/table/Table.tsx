import type { ReactNode } from 'react';
import type { Column, Sort } from './column.ts';
import { HeadCell } from './HeadCell.tsx';
import { Caption, Scroller, Sheet } from './tableParts.tsx';

export interface TableProps<R> {
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /**
   * Other rows and columns are written into the places of those before, which costs a fraction of new ones. For lists
   * that are sorted and paged, whose cells keep nothing of their row.
   */
  inPlace?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Address of a sort: the heads are then links, which work before any code is here. */
  sortHref?: (sort: Sort) => string;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
  /** Cells of a last row, such as the total. */
  foot?: readonly ReactNode[];
}

/** What a column's cells say about where they stand. */
function placeOf<R>({ align, hideOnPhone }: Column<R>): Record<`data-${string}`, '' | undefined> {
  return { 'data-end': align === 'end' ? '' : undefined, 'data-hide': hideOnPhone ? '' : undefined };
}

/** A table that is one: caption, heads, figures to the right. On phones columns marked `hideOnPhone` step back. */
export function Table<R>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  inPlace = false,
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
            {columns.map((column, place) => (
              <HeadCell
                key={inPlace ? place : column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                sortHref={sortHref}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={inPlace ? place : rowKey(row)}>
              {columns.map((column, at) => {
                const Part = column.rowHead ? 'th' : 'td';
                return (
                  <Part
                    key={inPlace ? at : column.key}
                    scope={column.rowHead ? 'row' : undefined}
                    {...placeOf(column)}
                  >
                    {column.cell(row)}
                  </Part>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.key} {...placeOf(column)}>
                  {foot[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Sheet>
    </Scroller>
  );
}
