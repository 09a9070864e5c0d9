import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall, usePageTitle, useRequiredSession } from '@sanchay/remote-kit';
import { useParams } from '@sanchay/remote-kit/router';
import { PageSkeleton } from '@sanchay/ui';
import { NoOrder } from '../order/NoOrder.tsx';
import { SALE_MESSAGES } from '../messages.ts';
import { SaleOrderView } from './SaleOrderView.tsx';

/** `/orders/sale/{id}`: one sale or switch and everything that happened to it, live. */
export function SaleOrderPage() {
  const { t } = useMessages(SALE_MESSAGES);
  const { id = '' } = useParams();
  const session = useRequiredSession();
  const asked = useCall('redemption', { params: { id } }, { enabled: session !== null });
  const sale = asked.data?.data;
  usePageTitle(t(`sale.title.${sale?.kind ?? 'redeem'}`));
  useBusEvent('redemption/changed', ({ redemptionId }) => {
    if (redemptionId === id) void refreshCalls('redemption', 'sellable');
  });
  if (sale) return <SaleOrderView sale={sale} />;
  if (asked.isPending) return <PageSkeleton />;
  return <NoOrder of={asked} />;
}
