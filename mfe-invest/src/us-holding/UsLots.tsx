import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Figure, Stack, Table, Text } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { useDollars } from '../us-wallet/useDollars.ts';

/** The purchases of a US share as far as they are held, with the effects of price and dollar. */
export function UsLots({ lots }: Pick<CallReply<'usHolding'>['data'], 'lots'>) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { rupees, date } = useFormat();
  const { dollars, rate } = useDollars();
  const signed = (amount: number | null) => (amount === null ? '–' : rupees(amount, { sign: 'always' }));
  return (
    <Card title={us('holding.lots')}>
      <Stack gap={3}>
        <Text size="small">{us('holding.lotsHint')}</Text>
        <Table
          caption={us('holding.lots')}
          hideCaption
          rows={lots}
          rowKey={({ id }) => id}
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
              key: 'cost',
              head: us('holding.cost'),
              align: 'end',
              cell: (lot) => (
                <>
                  <Figure strong={false}>{dollars(lot.cost)}</Figure>
                  <Text size="label">{us('holding.rateThen', { rate: rate(lot.rate) })}</Text>
                </>
              ),
            },
            {
              key: 'long',
              head: us('holding.longTerm'),
              align: 'end',
              hideOnPhone: true,
              cell: (lot) => date(lot.long_term_from),
            },
            {
              key: 'gain',
              head: t('lots.gain'),
              align: 'end',
              cell: (lot) => <Figure>{signed(lot.gain)}</Figure>,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
