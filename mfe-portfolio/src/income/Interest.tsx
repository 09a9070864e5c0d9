import type { IncomeReport, InterestRow } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Card, LinkButton, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { netOf } from './netOf.ts';
import { below, moneyColumn, sourceColumn } from './incomeColumns.tsx';

/** Interest of the year: of late payouts and deposits with TDS, and of assets held elsewhere by their rates or recorded values. */
export function Interest({ report }: { report: IncomeReport }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const money = (value: number | null) => (value === null ? '–' : format.rupees(value, { decimals: 2 }));
  const basis = (row: InterestRow) =>
    t(`income.basis.${row.basis === 'accrued' && row.date !== null ? 'added' : row.basis}`, {
      date: row.date ? format.date(row.date) : '',
    });
  const interest = moneyColumn<InterestRow>('interest', t('income.column.interest'), (row) => (
    <>
      {row.amount === null ? t('income.unknown') : money(row.amount)}
      {below(`${t(`income.${row.taxed}`)} · ${basis(row)}`)}
      {row.tds !== null &&
        below(
          `${t('income.tdsOf', { amount: money(row.tds) })} · ${t('income.netOf', { amount: money(netOf(row)) })}`,
        )}
    </>
  ));
  const worth: Column<InterestRow>[] = [
    moneyColumn('opening', t('income.column.opening'), (row) => money(row.opening)),
    moneyColumn('flows', t('income.column.flows'), (row) => (
      <>
        {money(row.paid_in)}
        {below(money(row.taken_out))}
      </>
    )),
    moneyColumn('closing', t('income.column.closing'), (row) => money(row.closing)),
  ];
  return (
    <Card title={t('income.interest')}>
      {report.interest.length === 0 ? (
        <Stack gap={4} align="start">
          <Text>{t('income.noInterest', { year: report.financial_year })}</Text>
          <OwnerOnly quiet>
            <LinkButton variant="secondary" size="small" href="/portfolio/other-assets/new">
              {t('income.addAsset')}
            </LinkButton>
          </OwnerOnly>
        </Stack>
      ) : (
        <Table
          caption={t('income.interestCaption')}
          hideCaption
          columns={[sourceColumn<InterestRow>({ t }), ...(isPhone ? [] : worth), interest]}
          rows={report.interest}
          rowKey={(row) => row.id}
        />
      )}
    </Card>
  );
}
