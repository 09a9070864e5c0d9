import { fundTitle, type ElssEarlier } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Stack, Table, Text, type Column } from '@sanchay/ui';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';
import { FundName } from '../read/FundName.tsx';

/** ELSS units from before the first imported statement: their day is not known, so it is stated when all are unlocked. */
export function EarlierUnits({ units }: { units: readonly ElssEarlier[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const fund: Column<ElssEarlier> = {
    key: 'fund',
    head: t('elss.column.fund'),
    rowHead: true,
    cell: (row) => (
      <>
        <FundName title={fundTitle(row.name)} />
        <Text size="label" as="div">
          {t('gains.folioUnits', {
            folio: row.folio_no,
            units: format.units(row.units, unitDecimals([row.units])),
          })}
        </Text>
        <Text size="label" as="div">
          {t('imported.before', { date: format.date(row.before) })}
        </Text>
      </>
    ),
  };
  const state: Column<ElssEarlier> = {
    key: 'state',
    head: t('elss.column.value'),
    align: 'end',
    exact: true,
    cell: (row) => (
      <>
        {row.value === null ? t('elss.noNav') : format.rupees(row.value, { decimals: 2 })}
        <Text size="label" as="div">
          {row.free ? t('elss.unlocked') : t('elss.unlockedBy', { date: format.date(row.free_by) })}
        </Text>
      </>
    ),
  };
  return (
    <Card title={t('elss.earlier')}>
      <Stack gap={4}>
        <Text size="small">{t('elss.earlierWhat')}</Text>
        <Table
          caption={t('elss.earlier')}
          hideCaption
          columns={[fund, state]}
          rows={units}
          rowKey={(row) => row.lot_id}
        />
      </Stack>
    </Card>
  );
}
