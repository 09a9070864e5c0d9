import type { DeductedTax as Deducted, IncomeReport } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, Stack, Table, Text, useIsPhone } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { below, moneyColumn, sourceColumn } from './incomeColumns.tsx';

/** Tax deducted at source in the year, and from which interest on banks deduct it. */
export function DeductedTax({ report }: { report: IncomeReport }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const money = (value: number) => format.rupees(value, { decimals: 2 });
  const { deducted, deposit_tds: rule } = report;
  return (
    <Card title={t('income.deposits')}>
      <Stack gap={4}>
        {deducted.length === 0 ? (
          <Text>{t('income.noTds', { year: report.financial_year })}</Text>
        ) : (
          <Table
            caption={t('income.depositsCaption')}
            hideCaption
            columns={[
              sourceColumn<Deducted>({ t, more: ({ date }) => format.date(date) }),
              ...(isPhone
                ? []
                : [moneyColumn<Deducted>('paid', t('income.column.paid'), ({ paid }) => money(paid))]),
              moneyColumn<Deducted>('tds', t('income.column.tds'), ({ tds, paid }) => (
                <>
                  {money(tds)}
                  {isPhone && below(t('income.paidOut', { amount: money(paid) }))}
                </>
              )),
            ]}
            rows={deducted}
            rowKey={(row) => row.id}
          />
        )}
        <Text size="small">
          {rule === null ? (
            t('income.depositTdsUnknown')
          ) : (
            <>
              {t('income.depositTds', {
                rate: format.percent(rule.rate_percentage, { decimals: 0 }),
                limit: format.rupees(rule.limit),
                senior: format.rupees(rule.senior_limit),
              })}{' '}
              <RuleSource ids={[rule.rule_id]} />
            </>
          )}
        </Text>
      </Stack>
    </Card>
  );
}
