import { useWords } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { EmptyState, LinkButton, OrdersIcon, Page } from '@sanchay/ui';
import { OrdersSkeleton } from '../orders/OrdersSkeleton.tsx';
import { CallProblem } from '../problem/CallProblem.tsx';
import { fundTitle } from '../scheme/fundTitle.ts';
import { WORDS } from '../words.ts';
import { OrderView } from './OrderView.tsx';

/** `/orders/{id}`: one order and everything that happened to it, live. */
export function OrderPage() {
  const { t } = useWords(WORDS);
  const { id = '' } = useParams();
  const session = useRequiredSession();
  const asked = useCall('order', { params: { id } }, { enabled: session !== null });
  const order = asked.data?.data;
  usePageTitle(order ? fundTitle(order.fund_name) : t('order.title'));
  useBusEvent('order/changed', ({ orderId }) => {
    if (orderId === id) void refreshCalls('order');
  });
  if (order) return <OrderView order={order} />;
  if (asked.isPending) return <OrdersSkeleton />;
  return (
    <Page>
      {asked.error?.kind === 'not_found' ? (
        <EmptyState
          title={t('order.unknown')}
          icon={<OrdersIcon size={26} />}
          action={<LinkButton href="/orders">{t('order.toOrders')}</LinkButton>}
        >
          {t('order.unknownHint')}
        </EmptyState>
      ) : (
        <CallProblem of={asked} />
      )}
    </Page>
  );
}
