import type { StockOrder } from '@sanchay/contracts';
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
import { Card, DetailList, Notice, Page, Split, Stack, Text } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { ChargeList } from './ChargeList.tsx';
import { ContractNote } from './ContractNote.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { ORDER_TONES } from './orderTones.ts';
import { shownState } from './shownState.ts';
import { SoldLots } from './SoldLots.tsx';
import { STOCK_ORDERS_PATH, stockOrderPath } from './stockOrderPath.ts';

/** `/stocks/orders/{id}`: one order with its trades, charges and timeline, live. */
export function StockOrderPage() {
  const { id = '' } = useParams();
  const session = useRequiredSession();
  const order = useCall('stockOrder', { params: { id } }, { enabled: session !== null });
  useBusEvent('holdings/changed', () => void refreshCalls('stockOrder'));
  if (!session) return <ShareSkeleton />;
  return <DetailsPage of={order}>{(one) => <OrderView key={id} order={one} />}</DetailsPage>;
}

function OrderView({ order }: { order: StockOrder }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { date } = useFormat();
  const { id, name, isin, side, state, reason, for_day: day } = order;
  const title = t(`one.title.${side}`, { name });
  const tone = ORDER_TONES[state];
  usePageTitle(title);
  return (
    <Page>
      <Stack gap={6}>
        <OrderHead
          title={title}
          crumbs={[
            { label: t('list.title'), href: STOCK_ORDERS_PATH },
            { label: name, href: stockOrderPath(id) },
          ]}
          name={name}
          code={isin}
        />
        {tone && (
          <Notice tone={tone} title={t(`state.${state}`)}>
            {reason ?? t(`state.${state}.hint`, { day: date(day) })}
          </Notice>
        )}
        <Split aside={<OrderTimeline timeline={order.timeline} />}>
          <Terms order={order} />
          {order.filled > 0 && (
            <Card title={t('one.charges')}>
              <Stack gap={4}>
                <ChargeList {...order} />
                <Text size="label">
                  <RuleSource ids={order.charges.map(({ rule_id: ruleId }) => ruleId)} />
                </Text>
                {order.note_no !== null && <ContractNote id={id} number={order.note_no} />}
              </Stack>
            </Card>
          )}
          {order.lots.length > 0 && <SoldLots lots={order.lots} />}
        </Split>
        <SandboxNotice />
      </Stack>
    </Page>
  );
}

function Terms({ order }: { order: StockOrder }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date } = useFormat();
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const { kind, quantity, filled, average_price: average, settled } = order;
  const cancel = useWrite('cancelStockOrder', ['stockOrder', 'stockOrders', 'tradingCash']);
  return (
    <Card raised>
      <Stack gap={5}>
        <DetailList
          items={[
            { term: t('one.state'), value: t(`state.${shownState(order)}`) },
            { term: t('list.filled'), value: t('one.filledOf', { filled, count: quantity }) },
            ...(average === null ? [] : [{ term: t('one.average'), value: paise(average) }]),
            {
              term: t(kind === 'limit' ? 'order.price' : 'one.protective'),
              value: paise(order.limit_price),
            },
            ...(order.trigger_price === null
              ? []
              : [{ term: t('order.trigger'), value: paise(order.trigger_price) }]),
            { term: t('order.validity'), value: t(`validity.${order.validity}`) },
            { term: t('one.day'), value: date(order.for_day) },
            { term: t(settled ? 'one.settledOn' : 'one.settles'), value: date(order.settles_on) },
            ...(order.reserved > 0 ? [{ term: t('one.reserved'), value: paise(order.reserved) }] : []),
          ]}
        />
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
