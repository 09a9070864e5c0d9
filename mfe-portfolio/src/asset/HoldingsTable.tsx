import type { Holding, HoldingFigures } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { AssetTile, Table, type Column, type Sort } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { holdingColumns } from './holdingColumns.tsx';
import { HoldingMark } from './HoldingMark.tsx';
import { HoldingName } from './HoldingName.tsx';

export interface HoldingsProps {
  caption: string;
  holdings: readonly Holding[];
  /** What was sold completely, as rows after those that are held. */
  soldOut?: readonly Holding[];
  /** Money in transit, as a row of its own after what is held. */
  inTransit?: HoldingFigures;
}

type Row = Holding | HoldingFigures;

const isHolding = (row: Row): row is Holding => 'fundInfo' in row;

interface Props extends HoldingsProps {
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/**
 * Holdings with their figures in whole rupees; on phones what each is worth and its return. Their sums stand above, once a
 * page.
 */
export function HoldingsTable({ caption, holdings, soldOut = [], inTransit, sort, onSort }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const figures = holdingColumns(t, format);
  const name: Column<Row> = {
    key: 'fund_name',
    head: t('column.holding'),
    rowHead: true,
    sortable: true,
    mark: (row) => (isHolding(row) ? <HoldingMark holding={row} /> : <AssetTile kind="in_transit" />),
    cell: (row) => (isHolding(row) ? <HoldingName holding={row} withSource /> : t('asset.in_transit')),
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
    />
  );
}
