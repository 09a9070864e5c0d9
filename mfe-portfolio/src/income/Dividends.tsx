import type { IncomeReport, IncomeRow } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Table, Text, useIsPhone } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { netOf } from './netOf.ts';
import { below, moneyColumn, sourceColumn } from './incomeColumns.tsx';

/** Dividends and IDCW payouts of the year, with the tax that was deducted and what came. */
export function Dividends({ report }: { report: IncomeReport }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const money = (value: number | null) => (value === null ? '–' : format.rupees(value, { decimals: 2 }));
  const taxOf = ({ tds, foreign_tax: tax }: IncomeRow) =>
    tax === undefined
      ? t('income.tdsOf', { amount: money(tds) })
      : t('income.withheldAbroad', { amount: money(tax) });
  return (
    <Card title={t('income.dividends')}>
      {report.dividends.length === 0 ? (
        <Text>{t('income.noDividends', { year: report.financial_year })}</Text>
      ) : (
        <Table
          caption={t('income.dividends')}
          hideCaption
          columns={[
            sourceColumn<IncomeRow>({
              t,
              more: ({ date, taxed }) => `${date ? format.date(date) : ''} · ${t(`income.${taxed}`)}`,
            }),
            moneyColumn<IncomeRow>('amount', t('income.column.amount'), (row) => (
              <>
                {money(row.amount)}
                {isPhone && below(taxOf(row))}
                {isPhone && below(t('income.netOf', { amount: money(netOf(row)) }))}
              </>
            )),
            ...(isPhone
              ? []
              : [
                  moneyColumn<IncomeRow>('tds', t('income.column.tds'), ({ tds, foreign_tax: tax }) => (
                    <>
                      {money(tds)}
                      {tax !== undefined && below(t('income.withheldAbroad', { amount: money(tax) }))}
                    </>
                  )),
                  moneyColumn<IncomeRow>('net', t('income.column.net'), (row) => money(netOf(row))),
                ]),
          ]}
          rows={report.dividends}
          rowKey={(row) => row.id}
        />
      )}
    </Card>
  );
}
