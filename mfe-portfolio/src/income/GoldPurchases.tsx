import type { GoldPurchase, IncomeReport } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { below, moneyColumn } from './incomeColumns.tsx';

/** Digital gold that was bought in the year, and what is held at its end. */
export function GoldPurchases({ report }: { report: IncomeReport }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const money = (value: number) => format.rupees(value, { decimals: 2 });
  const { purchases, grams, cost } = report.gold;
  const row = ({ grams: bought, rate, invoice_no: invoice }: GoldPurchase) =>
    t('income.goldRow', { grams: format.units(bought, 4), rate: money(rate), invoice });
  const purchase: Column<GoldPurchase> = {
    key: 'purchase',
    head: t('income.column.invoice'),
    rowHead: true,
    cell: (bought) => (
      <>
        {format.date(bought.date)}
        {below(row(bought))}
      </>
    ),
  };
  const value = moneyColumn<GoldPurchase>('value', t('income.column.value'), (bought) => (
    <>
      {money(bought.value)}
      {below(money(bought.gst))}
    </>
  ));
  const amount = moneyColumn<GoldPurchase>('amount', t('income.column.amount'), (bought) =>
    money(bought.amount),
  );
  return (
    <Card title={t('income.gold')}>
      <Stack gap={4}>
        {purchases.length === 0 ? (
          <Text>{t('income.noGold', { year: report.financial_year })}</Text>
        ) : (
          <Table
            caption={t('income.goldCaption')}
            hideCaption
            columns={isPhone ? [purchase, amount] : [purchase, value, amount]}
            rows={purchases}
            rowKey={({ id }) => id}
          />
        )}
        {grams > 0 && (
          <Text size="small">
            {t('income.goldHeld', { grams: format.units(grams, 4), cost: money(cost) })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
