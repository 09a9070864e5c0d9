import type { OwnedAsset } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { AssetTile, Change, OnPhone, Table, Text, TextLink, type Column, type Sort } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { assetPath } from '../net-worth/assetPath.ts';
import { assetName } from '../net-worth/flowText.ts';
import { FundName } from '../read/FundName.tsx';
import { OneLine } from '../read/OneLine.ts';

/** Icons of what is listed here under another name. */
const ICONS: Partial<Record<OwnedAsset['asset'], string>> = {
  bank_deposit: 'fixed_deposit',
  nsc: 'fixed_deposit',
  us_cash: 'cash',
};

interface Props {
  caption: string;
  assets: readonly OwnedAsset[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

/** Assets of a class with source and day of their value, in whole rupees; on phones the return below the value. */
export function OwnedTable({ caption, assets, sort, onSort }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const known = (value: number | null) => (value === null ? t('other.notRecorded') : format.rupees(value));
  const columns: Column<OwnedAsset>[] = [
    {
      key: 'fund_name',
      head: t('column.holding'),
      rowHead: true,
      sortable: true,
      mark: ({ asset }) => <AssetTile kind={ICONS[asset] ?? asset} />,
      cell: (asset) => <Name asset={asset} />,
    },
    {
      key: 'investment',
      head: t('figures.putIn'),
      align: 'end',
      sortable: true,
      hideOnPhone: true,
      cell: ({ invested }) => known(invested),
    },
    {
      key: 'value',
      head: t('figures.value'),
      align: 'end',
      sortable: true,
      cell: ({ value, source, absolute_percentage: percent }) => (
        <>
          <strong>{hasNoPrice({ value, source }) ? t('other.notRecorded') : format.rupees(value)}</strong>
          <OnPhone>
            <Change size="small" percent={percent} />
          </OnPhone>
        </>
      ),
    },
    {
      key: 'returns',
      head: t('figures.overall'),
      align: 'end',
      sortable: true,
      hideOnPhone: true,
      cell: ({ absolute_percentage: percent }) => <Change percent={percent} />,
    },
    {
      key: 'xirr',
      head: t('figures.xirr'),
      align: 'end',
      hideOnPhone: true,
      cell: ({ xirr_percentage: percent, xirr_problem: problem }) => (
        <>
          <Change percent={percent} />
          {problem === 'too_recent' && (
            <Text size="label" as="div">
              {t('figures.short.too_recent')}
            </Text>
          )}
        </>
      ),
    },
  ];
  return (
    <Table
      caption={caption}
      hideCaption
      columns={columns}
      rows={assets}
      rowKey={({ source, id }) => `${source} ${id}`}
      {...(sort && { sort })}
      {...(onSort && { onSort })}
    />
  );
}

/** Shares of an imported file without a price, which we do not list: what they are worth is not known. */
const hasNoPrice = ({ value, source }: Pick<OwnedAsset, 'value' | 'source'>): boolean =>
  source === 'imported' && value === 0;

/** The name, which leads to the page of the asset where it has one, with its source and the day of its value, or the day on which shares settle. */
function Name({ asset }: { asset: OwnedAsset }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const path = assetPath(asset);
  const name = <FundName title={assetName(t, asset)} />;
  const source = t(`source.${asset.source}`);
  const { priced_on: day, stale, settling } = asset;
  const sourceText =
    day === null
      ? source
      : t(stale ? 'source.oldPrice' : 'source.priced', { source, date: format.date(day) });
  const settlingText = ({ all, quantity, on }: NonNullable<typeof settling>) =>
    t(all ? 'class.settles' : 'class.settlesPart', { count: quantity, date: format.date(on) });
  return (
    <>
      {path === null ? name : <TextLink href={path}>{name}</TextLink>}
      <Text size="label" as="div" tone={stale && !settling ? 'warn' : undefined}>
        <OneLine>{settling ? settlingText(settling) : sourceText}</OneLine>
      </Text>
    </>
  );
}
