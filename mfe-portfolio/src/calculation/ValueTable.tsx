import { fundTitle, type ReturnsCalculation } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';
import { FundName } from '../read/FundName.tsx';

type Row = ReturnsCalculation['values'][number];

/** Units times price for each holding; their sum with money in transit is the current value. */
export function ValueTable({ calculation }: { calculation: ReturnsCalculation }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const { values, figures, in_transit: transit } = calculation;
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  const priced = ({ units, price }: Row) =>
    price === null
      ? t('calculation.noPrice')
      : t('calculation.unitsTimes', {
          units: format.units(units, unitDecimals([units])),
          price: format.nav(price.nav),
          date: format.date(price.date),
        });
  const columns: Column<Row>[] = [
    {
      key: 'name',
      head: t('column.holding'),
      rowHead: true,
      cell: (row) => (
        <>
          <FundName title={fundTitle(row.name)} />
          <Text size="label" as="div">
            {priced(row)}
          </Text>
        </>
      ),
    },
    ...(isPhone
      ? []
      : [
          {
            key: 'change',
            head: t('figures.oneDay'),
            align: 'end' as const,
            exact: true,
            cell: ({ change }: Row) => exact(change),
          },
        ]),
    {
      key: 'value',
      head: t('figures.value'),
      align: 'end',
      exact: true,
      cell: ({ value }) => exact(value),
    },
  ];
  return (
    <Stack gap={3}>
      {values.length > 0 && (
        <Table
          caption={t('calculation.value')}
          hideCaption
          columns={columns}
          rows={values}
          rowKey={({ code }) => code}
        />
      )}
      {transit > 0 && <Text>{t('calculation.inTransit', { amount: exact(transit) })}</Text>}
      <Text strong>{t('calculation.total', { amount: exact(figures.current_value) })}</Text>
      <Text size="small">{t('calculation.dayChange', { amount: exact(figures.one_day_change) })}</Text>
    </Stack>
  );
}
