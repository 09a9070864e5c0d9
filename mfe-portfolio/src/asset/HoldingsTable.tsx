import type { Holding } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { Table } from '@sanchay/ui';
import type { Column, Sort } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import type { Figures } from './figures.ts';
import { holdingColumns } from './holdingColumns.tsx';
import { HoldingName } from './HoldingName.tsx';

export interface HoldingsProps {
  caption: string;
  holdings: readonly Holding[];
  totals: Figures;
}

interface Props extends HoldingsProps {
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** Holdings with all their figures to the paisa, and the sum of each column below. */
export function HoldingsTable({ caption, holdings, totals, sort, onSort }: Props) {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const figures = holdingColumns(t, format);
  const name: Column<Holding> = {
    key: 'fund_name',
    head: t('column.holding'),
    rowHead: true,
    sortable: true,
    cell: (holding) => <HoldingName holding={holding} />,
  };
  return (
    <Table
      caption={caption}
      hideCaption
      columns={[name, ...figures]}
      rows={holdings}
      rowKey={(holding) => holding.fundInfo.code}
      sort={sort}
      onSort={onSort}
      foot={[t('ui.total'), ...figures.map(({ cell }) => cell(totals))]}
    />
  );
}
