import type { Holding } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { AssetTile, Table, WithMark } from '@sanchay/ui';
import type { Column, Sort } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import type { Figures } from './figures.ts';
import { holdingColumns } from './holdingColumns.tsx';
import { HoldingName } from './HoldingName.tsx';

export interface HoldingsProps {
  caption: string;
  holdings: readonly Holding[];
  totals: Figures;
  /** What was sold completely, as rows after those that are held. */
  soldOut?: readonly Holding[];
  /** Money in transit, as a row of its own before the totals. */
  inTransit?: Figures;
}

type Row = Holding | Figures;

const isHolding = (row: Row): row is Holding => 'fundInfo' in row;

interface Props extends HoldingsProps {
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** Holdings with all their figures to the paisa, and the sum of each column below. */
export function HoldingsTable({ caption, holdings, totals, soldOut = [], inTransit, sort, onSort }: Props) {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const figures = holdingColumns(t, format);
  const name: Column<Row> = {
    key: 'fund_name',
    head: t('column.holding'),
    rowHead: true,
    sortable: true,
    cell: (row) =>
      isHolding(row) ? (
        <HoldingName holding={row} />
      ) : (
        <WithMark mark={<AssetTile kind="in_transit" />}>{t('asset.in_transit')}</WithMark>
      ),
  };
  return (
    <Table
      caption={caption}
      hideCaption
      columns={[name, ...figures]}
      rows={[...holdings, ...soldOut, ...(inTransit ? [inTransit] : [])]}
      rowKey={(row) => (isHolding(row) ? row.fundInfo.code : 'in_transit')}
      sort={sort}
      onSort={onSort}
      foot={[t('ui.total'), ...figures.map(({ cell }) => cell(totals))]}
    />
  );
}
