import type { UsOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Figure, Stack, Table, Text } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { useDollars } from '../us-wallet/useDollars.ts';

/** The purchases that settled sales took shares from, with the effects of price and dollar. */
export function UsSoldLots({ lots }: Pick<UsOrder, 'lots'>) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { rupees, date } = useFormat();
  const { dollars } = useDollars();
  return (
    <Card title={t('lots.title')}>
      <Stack gap={3}>
        <Text size="small">{us('lots.hint')}</Text>
        <Table
          caption={t('lots.title')}
          hideCaption
          rows={lots}
          rowKey={({ bought_on, sold_on, cost, quantity }) => `${bought_on} ${sold_on} ${quantity} ${cost}`}
          columns={[
            {
              key: 'bought',
              head: t('lots.bought'),
              rowHead: true,
              cell: (lot) => (
                <>
                  {date(lot.bought_on)}
                  <Text size="label">{us('orders.shares', { count: String(lot.quantity) })}</Text>
                </>
              ),
            },
            {
              key: 'proceeds',
              head: us('lots.proceeds'),
              align: 'end',
              hideOnPhone: true,
              cell: (lot) => <Figure strong={false}>{dollars(lot.proceeds)}</Figure>,
            },
            {
              key: 'effects',
              head: us('holding.effects'),
              align: 'end',
              hideOnPhone: true,
              cell: (lot) => (
                <Figure strong={false}>
                  {`${rupees(lot.price_effect, { sign: 'always' })} / ${rupees(lot.currency_effect, { sign: 'always' })}`}
                </Figure>
              ),
            },
            {
              key: 'gain',
              head: t('lots.gain'),
              align: 'end',
              cell: (lot) => <Figure>{rupees(lot.gain, { sign: 'always' })}</Figure>,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
