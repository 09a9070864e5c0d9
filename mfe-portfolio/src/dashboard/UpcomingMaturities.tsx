import type { NetWorthMaturity } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { AssetTile, Card, Monogram, Table, Text, TextLink, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { assetPath } from '../net-worth/assetPath.ts';
import { assetName } from '../net-worth/flowText.ts';
import type { NetWorthCall } from '../net-worth/netWorthCall.ts';

const SHOWN = 5;

/** Deposits that mature and ELSS units that unlock within a year; nothing without one. */
export function UpcomingMaturities({ found }: { found: NetWorthCall }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const rows = (found.data?.data.maturities ?? []).slice(0, SHOWN);
  if (rows.length === 0) return null;
  const columns: Column<NetWorthMaturity>[] = [
    {
      key: 'asset',
      head: t('flows.column.asset'),
      rowHead: true,
      mark: ({ asset, name }) =>
        asset === 'mutual_fund' ? <Monogram kind="fund" name={name} /> : <AssetTile kind="fixed_deposit" />,
      cell: (row) => (
        <>
          <TextLink href={assetPath(row) ?? '/portfolio'}>{assetName(t, row)}</TextLink>
          <Text size="label">
            {t(`maturities.${row.kind}`)} · {format.date(row.on)}
          </Text>
        </>
      ),
    },
    {
      key: 'value',
      head: t('column.amount'),
      align: 'end',
      cell: ({ value, after_tds: afterTds }) => (
        <>
          <strong>{value === null ? t('state.notAvailable') : format.rupees(value)}</strong>
          {afterTds && (
            <Text size="label" as="div">
              {t('maturities.afterTds')}
            </Text>
          )}
        </>
      ),
    },
  ];
  return (
    <Card title={t('maturities.title')}>
      <Table
        caption={t('maturities.title')}
        hideCaption
        rows={rows}
        rowKey={({ source, id, on }) => `${source} ${id} ${on}`}
        columns={columns}
      />
    </Card>
  );
}
