import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { OrdersSkeleton } from '../orders/OrdersSkeleton.tsx';
import { fundTitle } from '../scheme/fundTitle.ts';
import { MESSAGES } from '../messages.ts';
import { NoOrder } from './NoOrder.tsx';
import { OrderView } from './OrderView.tsx';

/** `/orders/{id}`: one order and everything that happened to it, live. */
export function OrderPage() {
  const { t } = useMessages(MESSAGES);
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
  return <NoOrder of={asked} />;
}
