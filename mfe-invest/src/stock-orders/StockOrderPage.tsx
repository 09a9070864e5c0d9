import type { StockOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  OwnerOnly,
  refreshCalls,
  RuleSource,
  useBusEvent,
  useCall,
  usePageTitle,
  useRequiredSession,
  useWrite,
} from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  Button,
  Card,
  DetailList,
  Heading,
  Notice,
  Page,
  Split,
  Stack,
  Text,
  Timeline,
  WithMonogram,
  type NoticeTone,
} from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { DetailsPage } from '../share/DetailsPage.tsx';
import { ShareSkeleton } from '../share/ShareSkeleton.tsx';
import { ChargeList } from './ChargeList.tsx';
import { ContractNote } from './ContractNote.tsx';
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

const TONES: Partial<Record<StockOrder['state'], NoticeTone>> = {
  queued: 'info',
  rejected: 'error',
  annulled: 'warn',
  cancelled: 'info',
  expired: 'info',
};

function OrderView({ order }: { order: StockOrder }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { date } = useFormat();
  const { id, name, isin, side, state, reason, for_day: day } = order;
  const title = t(`one.title.${side}`, { name });
  const tone = TONES[state];
  usePageTitle(title);
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[
              { label: t('list.title'), href: STOCK_ORDERS_PATH },
              { label: name, href: stockOrderPath(id) },
            ]}
          />
          <WithMonogram kind="company" name={name} code={isin} size={40}>
            <Heading level={1}>{title}</Heading>
          </WithMonogram>
        </Stack>
        {tone && (
          <Notice tone={tone} title={t(`state.${state}`)}>
            {reason ?? t(`state.${state}.hint`, { day: date(day) })}
          </Notice>
        )}
        <Split
          aside={
            <Card title={t('one.timeline')}>
              <TimelineOf order={order} />
            </Card>
          }
        >
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
  const cancel = useWrite('cancelStockOrder', ['stockOrder', 'stockOrders', 'tradingCash']);
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const { kind, quantity, filled, average_price: average, settled } = order;
  return (
    <Card raised>
      <Stack gap={5}>
        <DetailList
          items={[
            { term: t('one.state'), value: settled ? t('state.settled') : t(`state.${order.state}`) },
            { term: t('list.filled'), value: t('one.filledOf', { filled, count: quantity }) },
            ...(average === null ? [] : [{ term: t('one.average'), value: paise(average) }]),
            {
              term: t(kind === 'limit' ? 'order.price' : 'one.protective'),
              value: paise(order.limit_price),
            },
            { term: t('order.validity'), value: t(`validity.${order.validity}`) },
            { term: t('one.day'), value: date(order.for_day) },
            { term: t(settled ? 'one.settledOn' : 'one.settles'), value: date(order.settles_on) },
            ...(order.reserved > 0 ? [{ term: t('one.reserved'), value: paise(order.reserved) }] : []),
          ]}
        />
        {order.cancellable && (
          <OwnerOnly quiet>
            <Stack gap={2}>
              <WriteProblem error={cancel.error} />
              <Button
                variant="secondary"
                busy={cancel.isPending}
                onClick={() => cancel.mutate({ params: { id: order.id }, body: {} })}
              >
                {t('one.cancel')}
              </Button>
            </Stack>
          </OwnerOnly>
        )}
      </Stack>
    </Card>
  );
}

function TimelineOf({ order }: { order: StockOrder }) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { dateTime } = useFormat();
  return (
    <Timeline
      label={t('one.timeline')}
      steps={order.timeline.map(({ at, step, title, text }, index) => ({
        title,
        time: dateTime(at),
        detail: text ?? undefined,
        state:
          step === 'rejected' || step === 'annulled'
            ? 'failed'
            : index === order.timeline.length - 1
              ? 'now'
              : 'done',
      }))}
    />
  );
}
