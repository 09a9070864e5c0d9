import type { ReactNode } from 'react';
import { placeOf, type Column, type Sort } from './column.ts';
import { HeadCell } from './HeadCell.tsx';
import { SplitRows, TableRows } from './TableRows.tsx';
import { Caption, Scroller, Sheet } from './tableParts.tsx';

export interface TableProps<R> {
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey: (row: R) => string;
  /**
   * Other rows and columns are written into the existing cells, which costs a fraction of new ones. For lists that are
   * sorted and paged, whose cells hold no state of their row.
   */
  inPlace?: boolean;
  /** Columns have their declared widths, regardless of content, so that nothing has to be measured for a new layout. */
  fixed?: boolean;
  /** So many rows, about a screen full, are drawn at once and the others after they are painted; such a table has rows. */
  first?: number;
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
  inPlace = false,
  fixed = false,
  first,
  sort,
  onSort,
  sortHref,
  empty,
  foot,
}: TableProps<R>) {
  return (
    <Scroller>
      <Sheet data-fixed={fixed ? '' : undefined}>
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
        {first === undefined ? (
          <tbody>
            <TableRows columns={columns} rows={rows} rowKey={rowKey} inPlace={inPlace} />
            {rows.length === 0 && empty !== undefined && (
              <tr>
                <td colSpan={columns.length}>{empty}</td>
              </tr>
            )}
          </tbody>
        ) : (
          <SplitRows columns={columns} rows={rows} rowKey={rowKey} inPlace={inPlace} first={first} />
        )}
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
