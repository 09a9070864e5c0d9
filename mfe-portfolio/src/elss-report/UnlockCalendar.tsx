import { fundTitle, type ElssReport, type ElssUnlock } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Pager, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';
import { FundName } from '../read/FundName.tsx';
import { PER_PAGE } from './perPage.ts';

/** Every allotment that is held, the next one to unlock first; what is unlocked stands at the end. */
export function UnlockCalendar({ report }: { report: ElssReport }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [page, setPage] = useState(1);
  const rows = [
    ...report.unlocks.filter((lot) => lot.locked),
    ...report.unlocks.filter((lot) => !lot.locked),
  ];
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  const day = (lot: ElssUnlock) => (lot.locked ? format.date(lot.unlocks_on) : t('elss.unlocked'));
  const value = (lot: ElssUnlock) => (lot.value === null ? t('elss.noNav') : exact(lot.value));
  const units = (lot: ElssUnlock) => format.units(lot.units, unitDecimals([lot.units]));
  const fund: Column<ElssUnlock> = {
    key: 'fund',
    head: t('elss.column.fund'),
    rowHead: true,
    cell: (lot) => (
      <>
        <FundName title={fundTitle(lot.name)} />
        <Text size="label" as="div">
          {isPhone
            ? t('elss.unlocksLine', { date: format.date(lot.bought_on), cost: format.rupees(lot.cost) })
            : t('gains.folioUnits', { folio: lot.folio_no, units: units(lot) })}
        </Text>
      </>
    ),
  };
  const bought: Column<ElssUnlock> = {
    key: 'bought',
    head: t('elss.column.date'),
    align: 'end',
    cell: (lot) => format.date(lot.bought_on),
  };
  const cost: Column<ElssUnlock> = {
    key: 'cost',
    head: t('elss.column.cost'),
    align: 'end',
    exact: true,
    cell: (lot) => exact(lot.cost),
  };
  const worth: Column<ElssUnlock> = {
    key: 'value',
    head: t('elss.column.value'),
    align: 'end',
    exact: true,
    cell: value,
  };
  const unlocks: Column<ElssUnlock> = {
    key: 'unlocks',
    head: t('elss.column.unlocks'),
    align: 'end',
    exact: true,
    cell: (lot) => (
      <>
        {day(lot)}
        {isPhone && (
          <Text size="label" as="div">
            {value(lot)}
          </Text>
        )}
      </>
    ),
  };
  return (
    <Card title={t('elss.unlocks')}>
      <Stack gap={4}>
        <Text size="small">
          {t('elss.lockedValue', { locked: exact(report.locked_value), free: exact(report.free_value) })}
        </Text>
        <Table
          caption={t('elss.unlocksCaption')}
          hideCaption
          columns={isPhone ? [fund, unlocks] : [fund, bought, cost, worth, unlocks]}
          rows={rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={(lot) => lot.lot_id}
        />
        <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
      </Stack>
    </Card>
  );
}
