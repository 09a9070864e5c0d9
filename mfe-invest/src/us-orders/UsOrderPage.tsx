import type { UsOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  refreshCalls,
  RuleSource,
  useBusEvent,
  useCall,
  usePageTitle,
  useRequiredSession,
  useWrite,
} from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Card, DetailList, Notice, Page, Split, Stack, Text, TextLink } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES, US_MESSAGES } from '../messages.ts';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { CancelOrder } from '../stock-orders/CancelOrder.tsx';
import { OrderHead } from '../stock-orders/OrderHead.tsx';
import { OrderTimeline } from '../stock-orders/OrderTimeline.tsx';
import { ORDER_TONES } from '../stock-orders/orderTones.ts';
import { useDollars } from '../us-wallet/useDollars.ts';
import { US_ORDERS_PATH, US_WALLET_PATH, usHoldingPath, usOrderPath } from '../us-wallet/usPaths.ts';
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
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: us } = useMessages(US_MESSAGES);
  const { dateTime } = useFormat();
  const { id, name, symbol, side, state, reason, opens } = order;
  const title = t(`one.title.${side}`, { name });
  const tone = ORDER_TONES[state];
  usePageTitle(title);
  return (
    <Page>
      <Stack gap={6}>
        <OrderHead
          title={title}
          crumbs={[
            { label: us('orders.title'), href: US_ORDERS_PATH },
            { label: name, href: usOrderPath(id) },
          ]}
          name={name}
          code={symbol}
        />
        {tone && (
          <Notice tone={tone} title={t(`state.${state}`)}>
            {reason ??
              (state === 'queued'
                ? us('orders.queued', { time: dateTime(opens) })
                : t(`state.${state}.hint`, { day: '' }))}
          </Notice>
        )}
        <Split aside={<OrderTimeline timeline={order.timeline} />}>
          <Terms order={order} />
          {order.filled > 0 && (
            <Card title={t('one.charges')}>
              <Stack gap={4}>
                <UsChargeList {...order} />
                <Text size="label">
                  <RuleSource ids={order.charges.map(({ rule_id: ruleId }) => ruleId)} />
                </Text>
                {order.note_no !== null && <UsConfirmation id={id} number={order.note_no} />}
              </Stack>
            </Card>
          )}
          {order.lots.length > 0 && <UsSoldLots lots={order.lots} />}
        </Split>
        <SandboxNotice />
      </Stack>
    </Page>
  );
}

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
            { term: t(settled ? 'one.settledOn' : 'one.settles'), value: date(order.settles_on) },
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
