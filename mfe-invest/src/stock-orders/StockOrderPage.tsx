import type { StockOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, useRequiredSession, useWrite } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { Card, DetailList, Stack } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { ChargeList } from './ChargeList.tsx';
import { ContractNote } from './ContractNote.tsx';
import { OrderLayout } from './OrderLayout.tsx';
import { orderType } from './orderTerms.ts';
import { endOf } from './endOf.ts';
import { shownState } from './shownState.ts';
import { SoldLots } from './SoldLots.tsx';
import { ORDER_TONES } from './orderTones.ts';
import { placeAgainPath, STOCK_ORDERS_PATH, stockOrderPath } from './stockOrderPath.ts';

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
  const { id, isin, state, for_day: day } = order;
  return (
    <OrderLayout
      order={order}
      code={isin}
      list={{ label: t('list.title'), href: STOCK_ORDERS_PATH }}
      href={stockOrderPath(id)}
      hint={state === 'queued' ? t('state.queued.hint', { day: date(day) }) : t(`ended.${endOf(order)}`)}
      again={placeAgainPath(order)}
      terms={<Terms order={order} />}
      charges={<ChargeList {...order} />}
      note={<ContractNote id={id} number={order.note_no!} />}
      lots={<SoldLots lots={order.lots} />}
    />
  );
}

function Terms({ order }: { order: StockOrder }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { rupees, date } = useFormat();
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const { kind, state, quantity, filled, average_price: average, settled } = order;
  const cancel = useWrite('cancelStockOrder', ['stockOrder', 'stockOrders', 'tradingCash']);
  return (
    <Card raised>
      <Stack gap={5}>
        <DetailList
          items={[
            { term: t('one.state'), value: t(`state.${shownState(order)}`) },
            { term: t('order.kind'), value: t(`kind.${orderType(order)}`) },
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
            // An order that ended without a trade settles nothing.
            ...(filled > 0 || ORDER_TONES[state] === undefined || state === 'queued'
              ? [{ term: t(settled ? 'one.settledOn' : 'one.settles'), value: date(order.settles_on) }]
              : []),
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
