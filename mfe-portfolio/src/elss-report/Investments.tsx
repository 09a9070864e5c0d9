import { fundTitle, type ElssInvestment, type ElssReport } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Pager, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { useState } from 'react';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';
import { FundName } from '../read/FundName.tsx';
import { PER_PAGE } from './perPage.ts';

/** Each purchase, instalment and switch into an ELSS fund in the year. */
export function Investments({ report }: { report: ElssReport }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [page, setPage] = useState(1);
  const { investments: rows, financial_year: year } = report;
  const units = (row: ElssInvestment) => format.units(row.units, unitDecimals([row.units]));
  const fund: Column<ElssInvestment> = {
    key: 'fund',
    head: t('elss.column.fund'),
    rowHead: true,
    cell: (row) => (
      <>
        <FundName title={fundTitle(row.name)} />
        <Text size="label" as="div">
          {[
            isPhone
              ? format.date(row.date)
              : t('gains.folioUnits', { folio: row.folio_no, units: units(row) }),
            row.kind === 'switch_in' && t('elss.switchIn'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
  };
  const date: Column<ElssInvestment> = {
    key: 'date',
    head: t('elss.column.date'),
    align: 'end',
    cell: (row) => format.date(row.date),
  };
  const amount: Column<ElssInvestment> = {
    key: 'amount',
    head: t('elss.column.amount'),
    align: 'end',
    exact: true,
    cell: (row) => format.rupees(row.amount, { decimals: 2 }),
  };
  return (
    <Card title={t('elss.investments', { year })}>
      <Stack gap={4}>
        <Table
          caption={t('elss.investmentsOf')}
          hideCaption
          columns={isPhone ? [fund, amount] : [fund, date, amount]}
          rows={rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          rowKey={(row) => row.lot_id}
        />
        <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
      </Stack>
    </Card>
  );
}
