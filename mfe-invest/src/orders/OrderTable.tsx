import type { Order } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Badge, Figure, Monogram, Table, Text, TextLink } from '@sanchay/ui';
import { fundTitle } from '../scheme/fundTitle.ts';
import { MESSAGES } from '../messages.ts';
import { statusTone } from './orderGroups.ts';

/** Orders in rows; on phones amount and status. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  const { t } = useMessages(MESSAGES);
  const { rupees, units, date } = useFormat();
  return (
    <Table
      caption={t('orders.list')}
      hideCaption
      rows={orders}
      rowKey={(order) => order.id}
      columns={[
        {
          key: 'fund',
          head: t('list.fund'),
          rowHead: true,
          mark: (order) => <Monogram kind="fund" name={order.fund_name} />,
          cell: (order) => (
            <>
              <TextLink href={`/orders/${encodeURIComponent(order.id)}`}>
                {fundTitle(order.fund_name)}
              </TextLink>
              <Text size="label">
                {t(`kind.${order.type}`)} · {date(order.placed_at)}
              </Text>
            </>
          ),
        },
        {
          key: 'amount',
          head: t('orders.amount'),
          align: 'end',
          cell: (order) => <Figure>{rupees(order.amount, { decimals: 0 })}</Figure>,
        },
        {
          key: 'nav',
          head: t('orders.navDate'),
          align: 'end',
          hideOnPhone: true,
          cell: (order) => {
            const day = order.nav_date ?? order.nav_date_expected;
            return day === null ? '--' : date(day);
          },
        },
        {
          key: 'units',
          head: t('orders.units'),
          align: 'end',
          hideOnPhone: true,
          cell: (order) => <Figure strong={false}>{units(order.units)}</Figure>,
        },
        {
          key: 'payment',
          head: t('orders.payment'),
          hideOnPhone: true,
          cell: ({ payment }) =>
            payment === null ? (
              '--'
            ) : (
              <>
                {t(`method.${payment.method}`)}
                <Text size="label">{t(`paid.${payment.status}`)}</Text>
              </>
            ),
        },
        {
          key: 'status',
          head: t('orders.status'),
          align: 'end',
          cell: (order) => <Badge tone={statusTone(order.status)}>{t(`status.${order.status}`)}</Badge>,
        },
      ]}
    />
  );
}
