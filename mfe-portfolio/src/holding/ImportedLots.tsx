import type { ImportedLot } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Change, Pager, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { unitDecimals } from '../asset/figures.ts';
import { costText } from '../asset/figureTerms.tsx';
import { MESSAGES } from '../messages.ts';

const PER_PAGE = 10;

/** Each purchase in imported folios that has units left; units from before the first statement have neither day nor cost. */
export function ImportedLots({ lots }: { lots: readonly ImportedLot[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [asked, setPage] = useState(1);
  const pages = Math.ceil(lots.length / PER_PAGE);
  const page = Math.min(asked, Math.max(1, pages));
  const cost = (lot: ImportedLot) => costText(t, lot.cost, (amount) => format.rupees(amount));
  const bought: Column<ImportedLot> = {
    key: 'date',
    head: t(isPhone ? 'lots.day' : 'lots.bought'),
    rowHead: true,
    cell: (lot) => (
      <>
        {lot.bought_on === null
          ? t('imported.before', { date: format.date(lot.before) })
          : format.date(lot.bought_on)}
        <Text size="label" as="div">
          {[format.units(lot.units, unitDecimals([lot.units])), lot.folio_no].join(' · ')}
        </Text>
      </>
    ),
  };
  const value: Column<ImportedLot> = {
    key: 'value',
    head: t('figures.value'),
    align: 'end',
    cell: (lot) => (
      <>
        {lot.value === null ? t('state.notAvailable') : format.rupees(lot.value)}
        <Text size="label" as="div">
          {lot.cost === null ? t('figures.costUnknown') : <Change amount={lot.gain} />}
        </Text>
      </>
    ),
  };
  const paid: Column<ImportedLot> = { key: 'cost', head: t('figures.putIn'), align: 'end', cell: cost };
  return (
    <Card title={t('imported.lots')}>
      <Stack gap={4}>
        <Table
          caption={t('imported.lots')}
          hideCaption
          columns={isPhone ? [bought, value] : [bought, paid, value]}
          rows={lots.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={(lot) => lot.id}
        />
        <Pager page={page} pages={pages} onPage={setPage} />
      </Stack>
    </Card>
  );
}
