import type { CallResult } from '@sanchay/api-client';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  refreshCalls,
  useBusEvent,
  useCall,
  useIsManager,
  usePageTitle,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import {
  Badge,
  Breadcrumbs,
  Heading,
  LinkButton,
  Notice,
  Page,
  PageSkeleton,
  Row,
  Stack,
  Text,
} from '@sanchay/ui';
import { SALE_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { fundTitle } from '../scheme/fundTitle.ts';
import { PreparedActions } from './PreparedActions.tsx';
import { PreparedChanges } from './PreparedChanges.tsx';
import { PreparedPurchase } from './PreparedPurchase.tsx';
import { PreparedSale } from './PreparedSale.tsx';

/** What follows where more does. */
const HINTS: Partial<Record<Prepared['status'], string>> = {
  in_cart: 'prepared.inCartHint',
  confirmed: 'prepared.confirmedHint',
};

export type Prepared = CallResult<'preparedOrder'>['data'];

/** `/orders/prepared/{id}`: an order that a manager prepared, in full, for its owner to confirm or decline. */
export function PreparedPage() {
  const { t } = useMessages(SALE_MESSAGES);
  const { id = '' } = useParams();
  const session = useRequiredSession();
  const asked = useCall('preparedOrder', { params: { id } }, { enabled: session !== null, staleTime: 0 });
  useBusEvent('prepared/changed', ({ preparedId }) => {
    if (preparedId === id) void refreshCalls('preparedOrder', 'preparedOrders');
  });
  usePageTitle(t('prepared.title'));
  if (!asked.data && asked.isPending) return <PageSkeleton />;
  return (
    <Page width="text">
      {asked.data ? (
        <Shown order={asked.data.data} again={() => void asked.refetch()} />
      ) : (
        <CallProblem of={asked} />
      )}
    </Page>
  );
}

/** The page of the order that the confirmation placed. */
const placedPath = (kind: Prepared['kind'], id: string): string =>
  `/orders/${kind === 'purchase' ? '' : 'sale/'}${encodeURIComponent(id)}`;

function Shown({ order, again }: { order: Prepared; again: () => void }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { date, dateTime } = useFormat();
  const isManager = useIsManager();
  const waits = order.status === 'waiting';
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs
          items={[{ label: t('prepared.orders'), href: '/orders' }, { label: t('prepared.title') }]}
        />
        <Row gap={3} align="center" wrap>
          <Heading level={1}>{t(`prepared.of.${order.kind}`, { fund: fundTitle(order.fund_name) })}</Heading>
          <Badge tone={waits ? 'warn' : 'neutral'}>{t(`prepared.status.${order.status}`)}</Badge>
        </Row>
        <Text>
          {t('prepared.by', { name: order.manager_name, date: dateTime(order.prepared_at) })}
          {waits && ` ${t('prepared.until', { date: date(order.expires_at) })}`}
        </Text>
        {order.note && <Text>{t('prepared.note', { note: order.note })}</Text>}
      </Stack>
      {!waits && (
        <Notice tone="info" title={t(`prepared.ended.${order.status}`)}>
          {order.reason
            ? t('prepared.reason', { reason: order.reason })
            : t(HINTS[order.status] ?? 'prepared.endedHint')}
        </Notice>
      )}
      {order.status === 'confirmed' && order.result_id && (
        <Row>
          <LinkButton href={placedPath(order.kind, order.result_id)}>{t('prepared.viewOrder')}</LinkButton>
        </Row>
      )}
      {order.status === 'in_cart' && !isManager && (
        <Row>
          <LinkButton href="/cart">{t('prepared.goToCart')}</LinkButton>
        </Row>
      )}
      {order.refusal && (
        <Notice tone="error" title={t('prepared.refused')}>
          {order.refusal.message}
        </Notice>
      )}
      <PreparedChanges changes={order.changes} />
      {order.sale && <PreparedSale order={order} preview={order.sale} again={again} />}
      {order.purchase && <PreparedPurchase order={order} item={order.purchase} />}
      {waits && !order.sale && !order.purchase && <PreparedActions order={order} />}
      <SandboxNotice />
    </Stack>
  );
}
