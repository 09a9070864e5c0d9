import type { OtherAsset } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { AssetTile, Table, Text, TextLink, useIsPhone, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { TwoLines } from '../read/TwoLines.tsx';

/** Which icon an asset has: that of a kind that the platform knows. */
const ICONS: Partial<Record<OtherAsset['type'], string>> = {
  bank_deposit: 'fixed_deposit',
  nsc: 'fixed_deposit',
  physical_gold: 'gold',
  insurance: 'insurance',
  cash: 'cash',
  property: 'cash',
  loan: 'debt',
  epf: 'debt',
  ppf: 'debt',
};

/** Assets that are held elsewhere with their value, its day and their return, in whole rupees. */
export function AssetRows({ assets }: { assets: readonly OtherAsset[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const below = (asset: OtherAsset) => {
    if (asset.matured) return t('other.maturedShort');
    return asset.accrues ? t('other.withInterest') : format.date(asset.value_from);
  };
  const name: Column<OtherAsset> = {
    key: 'name',
    head: t('other.asset'),
    rowHead: true,
    mark: ({ type }) => <AssetTile kind={ICONS[type] ?? type} />,
    cell: ({ id, name: label, type }) => (
      <TwoLines below={`${t(`other.type.${type}`)} · ${t('other.byYou')}`}>
        <TextLink href={`/portfolio/other-assets/${id}`}>{label}</TextLink>
      </TwoLines>
    ),
  };
  const value: Column<OtherAsset> = {
    key: 'value',
    head: t('figures.value'),
    align: 'end',
    cell: (asset) => (
      <>
        {format.rupees(asset.value)}
        <Text size="label" as="div" tone={asset.stale ? 'warn' : undefined}>
          {below(asset)}
        </Text>
      </>
    ),
  };
  const paidIn: Column<OtherAsset> = {
    key: 'paidIn',
    head: t('other.paidIn'),
    align: 'end',
    cell: ({ invested }) => (invested === null ? t('other.notRecorded') : format.rupees(invested)),
  };
  const gain: Column<OtherAsset> = {
    key: 'gain',
    head: t('other.gain'),
    align: 'end',
    cell: (asset) => (
      <>
        {asset.gain === null ? t('other.notRecorded') : format.rupees(asset.gain)}
        {asset.xirr_percentage !== null && (
          <Text size="label" as="div">
            {t('other.xirr', { rate: format.percent(asset.xirr_percentage, { decimals: 1 }) })}
          </Text>
        )}
      </>
    ),
  };
  return (
    <Table
      caption={t('other.all')}
      hideCaption
      columns={isPhone ? [name, value] : [name, paidIn, value, gain]}
      rows={assets}
      rowKey={({ id }) => id}
    />
  );
}
