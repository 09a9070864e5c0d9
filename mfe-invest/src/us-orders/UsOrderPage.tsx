import type { UsOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, useRequiredSession, useWrite } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Card, DetailList, Stack, TextLink } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { CancelOrder } from '../stock-orders/CancelOrder.tsx';
import { endOf } from '../stock-orders/endOf.ts';
import { OrderLayout } from '../stock-orders/OrderLayout.tsx';
import { useDollars } from '../us-wallet/useDollars.ts';
import {
  placeUsAgainPath,
  US_ORDERS_PATH,
  US_WALLET_PATH,
  usHoldingPath,
  usOrderPath,
} from '../us-wallet/usPaths.ts';
import { UsChargeList } from './UsChargeList.tsx';
import { UsConfirmation } from './UsConfirmation.tsx';
import { UsSoldLots } from './UsSoldLots.tsx';

/** `/us-stocks/orders/{id}`: one order with its trades, charges and timeline, live. */
export function UsOrderPage() {
  const { id = '' } = useParams();
  const session = useRequiredSession();
  const order = useCall('usOrder', { params: { id } }, { enabled: session !== null });
  useBusEvent('holdings/changed', () => void refreshCalls('usOrder'));
  if (!session) return <ShareSkeleton />;
  return <DetailsPage of={order}>{(one) => <OrderView key={id} order={one} />}</DetailsPage>;
}

function OrderView({ order }: { order: UsOrder }) {
  const { t: us } = useMessages(US_MESSAGES);
  const { dateTime } = useFormat();
  const { id, symbol, state, opens } = order;
  return (
    <OrderLayout
      order={order}
      code={symbol}
      list={{ label: us('orders.title'), href: US_ORDERS_PATH }}
      href={usOrderPath(id)}
      hint={state === 'queued' ? us('orders.queued', { time: dateTime(opens) }) : us(`ended.${endOf(order)}`)}
      again={placeUsAgainPath(order)}
      terms={<Terms order={order} />}
      charges={<UsChargeList {...order} />}
      note={<UsConfirmation id={id} number={order.note_no!} />}
      lots={<UsSoldLots lots={order.lots} />}
    />
  );
}

/** States that an order without trades does not leave. */
const ENDED: readonly UsOrder['state'][] = ['cancelled', 'expired', 'rejected', 'annulled'];

function Terms({ order }: { order: UsOrder }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { date } = useFormat();
  const { dollars } = useDollars();
  const { kind, side, amount, quantity, filled, limit_price: limit, average_price: average, settled } = order;
  const cancel = useWrite('cancelUsOrder', ['usOrder', 'usOrders', 'usWallet']);
  return (
    <Card raised>
      <Stack gap={5}>
        <DetailList
          items={[
            { term: t('one.state'), value: settled ? t('state.settled') : t(`state.${order.state}`) },
            amount === null
              ? {
                  term: t('list.filled'),
                  value: us('orders.filledOf', { filled: String(filled), count: String(quantity) }),
                }
              : { term: us('order.amount'), value: dollars(amount) },
            ...(amount === null ? [] : [{ term: us('order.sharesExact'), value: String(filled) }]),
            ...(average === null ? [] : [{ term: t('one.average'), value: dollars(average) }]),
            ...(limit === null
              ? []
              : [{ term: t(kind === 'limit' ? 'order.price' : 'one.protective'), value: dollars(limit) }]),
            { term: us('orders.session'), value: date(order.for_day) },
            // An order that ended without a trade settles nothing.
            ...(filled > 0 || !ENDED.includes(order.state)
              ? [{ term: t(settled ? 'one.settledOn' : 'one.settles'), value: date(order.settles_on) }]
              : []),
            ...(order.reserved > 0 ? [{ term: us('orders.reserved'), value: dollars(order.reserved) }] : []),
          ]}
        />
        {settled && (
          <TextLink href={side === 'buy' ? usHoldingPath(order.slug) : US_WALLET_PATH}>
            {us(side === 'buy' ? 'orders.toHolding' : 'orders.toWallet')}
          </TextLink>
        )}
        {order.cancellable && (
          <CancelOrder
            busy={cancel.isPending}
            error={cancel.error}
            onCancel={() => cancel.mutate({ params: { id: order.id }, body: {} })}
          />
        )}
      </Stack>
    </Card>
  );
}
