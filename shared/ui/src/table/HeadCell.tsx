import { css, styled } from '@sanchay/ui/style';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/signs.tsx';
import { nextSort, type Column, type Sort } from './column.ts';
import { Anchor } from '../link/links.tsx';
import { phone } from '../tokens/media.ts';

const Head = styled.th<{ $end: boolean; $hide: boolean; $width: string | undefined }>`
  padding: 0 0 12px;
  border-bottom: 1px solid var(--line);
  font-size: var(--text-label);
  font-weight: 600;
  color: var(--ink-3);
  vertical-align: bottom;
  text-align: ${(p) => (p.$end ? 'end' : 'start')};
  ${(p) => p.$width && `width: ${p.$width};`}
  ${phone} {
    ${(p) => p.$hide && 'display: none;'}
  }
`;

const sortLook = css`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  min-height: 44px;
  margin: -12px 0;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  color: inherit;
  white-space: nowrap;
  cursor: pointer;
  &[data-active] {
    color: var(--ink);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--ink);
    }
  }
`;

const SortButton = styled.button`
  ${sortLook}
`;

const SortLink = styled(Anchor)`
  ${sortLook}
  text-decoration: none;
`;

export interface HeadCellProps<R> {
  column: Column<R>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  sortHref: ((sort: Sort) => string) | undefined;
}

/** A column's head, a link or a button where the column can be sorted. */
export function HeadCell<R>({ column, sort, onSort, sortHref }: HeadCellProps<R>) {
  const active = sort?.key === column.key;
  const Arrow = active && sort.direction === 'asc' ? ChevronUpIcon : ChevronDownIcon;
  const order = active ? (sort.direction === 'asc' ? 'ascending' : 'descending') : 'none';
  const sortable = column.sortable && (onSort ?? sortHref);
  const messages = (
    <>
      {column.head}
      <Arrow size={16} opacity={active ? 1 : 0.4} />
    </>
  );
  const mark = active ? '' : undefined;
  const next = nextSort(column, sort);
  return (
    <Head
      scope="col"
      aria-sort={sortable ? order : undefined}
      $end={column.align === 'end'}
      $hide={column.hideOnPhone ?? false}
      $width={column.width}
    >
      {!sortable && column.head}
      {sortable && sortHref && (
        <SortLink href={sortHref(next)} data-active={mark}>
          {messages}
        </SortLink>
      )}
      {sortable && !sortHref && (
        <SortButton type="button" data-active={mark} onClick={() => onSort?.(next)}>
          {messages}
        </SortButton>
      )}
    </Head>
  );
}
