import type { GttOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, useRequiredSession } from '@sanchay/remote-kit';
import { Card, Figure, Monogram, Stack, Table, Text, TextLink } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { gttPath, stockOrderPath } from '../stock-orders/stockOrderPath.ts';

/** The order that it placed, or the page that changes it. */
const hrefOf = ({ id, slug, side, order_id: placed }: GttOrder): string =>
  placed === null ? gttPath(slug, side, id) : stockOrderPath(placed);

/** Orders that are good till triggered; nothing without any. */
export function GttList() {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date } = useFormat();
  const session = useRequiredSession();
  const orders = useCall('gttOrders', {}, { enabled: session !== null });
  useBusEvent('holdings/changed', () => void refreshCalls('gttOrders'));
  const rows = orders.data?.data ?? [];
  if (rows.length === 0) return null;
  const triggers = ({ below_trigger: below, above_trigger: above }: GttOrder): string[] => [
    ...(below === null ? [] : [`≤ ${rupees(below, { decimals: 2 })}`]),
    ...(above === null ? [] : [`≥ ${rupees(above, { decimals: 2 })}`]),
  ];
  return (
    <Card title={t('gtt.list')} padding="tight">
      <Stack gap={3}>
        <Table
          caption={t('gtt.list')}
          hideCaption
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              head: t('list.stock'),
              rowHead: true,
              mark: (order) => <Monogram kind="company" name={order.name} code={order.isin} />,
              cell: (order) => (
                <>
                  <TextLink href={hrefOf(order)}>{order.symbol}</TextLink>
                  <Text size="label">
                    {t(`side.${order.side}`)} {order.quantity} · {t(`gtt.state.${order.state}`)}
                  </Text>
                </>
              ),
            },
            {
              key: 'until',
              head: t('gtt.until'),
              align: 'end',
              hideOnPhone: true,
              cell: ({ state, expires_on: day }) => (state === 'active' ? date(day) : '–'),
            },
            {
              key: 'trigger',
              head: t('order.trigger'),
              align: 'end',
              cell: (order) => (
                <Stack gap={0}>
                  {triggers(order).map((price) => (
                    <Figure key={price} strong={false}>
                      {price}
                    </Figure>
                  ))}
                </Stack>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
