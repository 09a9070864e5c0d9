import type { Holding } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { Table, useIsPhone } from '@sanchay/ui';
import type { Column, TableProps } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import type { Figures } from './figures.ts';
import { HoldingName } from './HoldingName.tsx';
import { holdingColumns } from './holdingColumns.tsx';

interface Props extends Pick<TableProps<Holding>, 'sort' | 'onSort'> {
  caption: string;
  holdings: readonly Holding[];
  totals: Figures;
}

/** Holdings with all their figures to the paisa, and the sum of each column below. */
export function HoldingsTable({ caption, holdings, totals, sort, onSort }: Props) {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const isPhone = useIsPhone();
  const figures = holdingColumns(t, format);
  const name: Column<Holding> = {
    key: 'fund_name',
    head: t('column.holding'),
    rowHead: true,
    sortable: true,
    cell: (holding) => (
      <HoldingName
        holding={holding}
        more={
          isPhone && t('holding.putIn', { amount: format.rupees(holding.total_invested, { decimals: 2 }) })
        }
      />
    ),
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
