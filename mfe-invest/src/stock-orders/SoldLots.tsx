import type { StockOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Figure, Stack, Table, Text } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';

/** The purchases that a settled sale took its shares from, with their gains. */
export function SoldLots({ lots }: Pick<StockOrder, 'lots'>) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date } = useFormat();
  return (
    <Card title={t('lots.title')}>
      <Stack gap={3}>
        <Text size="small">{t('lots.hint')}</Text>
        <Table
          caption={t('lots.title')}
          hideCaption
          rows={lots}
          rowKey={({ bought_on, cost, quantity }) => `${bought_on} ${quantity} ${cost}`}
          columns={[
            { key: 'bought', head: t('lots.bought'), rowHead: true, cell: (lot) => date(lot.bought_on) },
            {
              key: 'quantity',
              head: t('order.quantity'),
              align: 'end',
              cell: (lot) => <Figure strong={false}>{lot.quantity}</Figure>,
            },
            {
              key: 'cost',
              head: t('lots.cost'),
              align: 'end',
              hideOnPhone: true,
              cell: (lot) => <Figure strong={false}>{rupees(lot.cost, { decimals: 2 })}</Figure>,
            },
            {
              key: 'gain',
              head: t('lots.gain'),
              align: 'end',
              cell: (lot) => <Figure>{rupees(lot.gain, { decimals: 2 })}</Figure>,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
