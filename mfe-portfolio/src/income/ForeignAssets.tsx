import type { ForeignAsset, IncomeReport } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Table, Text, useIsPhone } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { below, moneyColumn, sourceColumn } from './incomeColumns.tsx';

/** Foreign assets as Schedule FA lists them, or the statement that there are none. */
export function ForeignAssets({ report }: { report: IncomeReport }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const money = (value: number) => format.rupees(value, { decimals: 2 });
  const { assets, calendar_year: year } = report.foreign;
  return (
    <Card title={t('income.foreign')}>
      {assets.length === 0 ? (
        <Text>{t('income.noForeign', { year })}</Text>
      ) : (
        <Table
          caption={t('income.foreignCaption')}
          hideCaption
          columns={[
            sourceColumn<ForeignAsset>({
              t,
              more: ({ country, acquired_on: day }) => `${country} · ${format.date(day)}`,
            }),
            moneyColumn<ForeignAsset>('closing', t('income.column.closing'), ({ closing, peak }) => (
              <>
                {money(closing)}
                {below(t('income.peak', { amount: money(peak) }))}
              </>
            )),
            // On phones the income is in the dividends above.
            ...(isPhone
              ? []
              : [
                  moneyColumn<ForeignAsset>('income', t('income.foreignIncome'), ({ income, proceeds }) => (
                    <>
                      {money(income)}
                      {proceeds > 0 && below(t('income.proceeds', { amount: money(proceeds) }))}
                    </>
                  )),
                ]),
          ]}
          rows={assets}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  );
}
