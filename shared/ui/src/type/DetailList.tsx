import type { ReactNode } from 'react';
import { styled } from '@sanchay/ui/style';

export interface DetailItem {
  term: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
}

export interface DetailListProps {
  items: readonly DetailItem[];
  /** `rows`: term left, value right. `grid`: value under its term, several beside each other. */
  layout?: 'rows' | 'grid';
}

const Rows = styled.dl`
  display: grid;
  margin: 0;
  & > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--space-4);
    padding-block: var(--space-3);
  }
  & > div + div {
    border-top: 1px solid var(--line);
  }
  /* A long hint leaves its term the room of a short line, a long term its figure the line. */
  & dt {
    flex: 1 0 40%;
    max-width: 62%;
  }
  & dd {
    flex: 0 1 auto;
    min-width: 0;
    text-align: end;
    overflow-wrap: break-word;
  }
`;

const Cells = styled.dl`
  display: grid;
  margin: 0;
  gap: var(--space-5) var(--space-6);
  grid-template-columns: repeat(auto-fill, minmax(min(132px, 100%), 1fr));
`;

const Term = styled.dt`
  font-size: var(--text-label);
  color: var(--ink-3);
`;

const Value = styled.dd`
  margin: 0;
  font-weight: 640;
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.small`
  display: block;
  font-size: var(--text-label);
  font-weight: 400;
  color: var(--ink-3);
`;

/** Facts with their names: what will be charged, what a fund costs. */
export function DetailList({ items, layout = 'rows' }: DetailListProps) {
  const List = layout === 'rows' ? Rows : Cells;
  return (
    <List>
      {items.map((item, index) => (
        <div key={index}>
          <Term>{item.term}</Term>
          <Value>
            {item.value}
            {item.hint && <Hint>{item.hint}</Hint>}
          </Value>
        </div>
      ))}
    </List>
  );
}
