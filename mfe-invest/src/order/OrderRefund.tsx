import type { Order } from '@sanchay/contracts';
import { useCall } from '@sanchay/remote-kit';
import { RefundTracker } from '../pay/RefundTracker.tsx';

/** The money of an order that was not carried out, on its way back; nothing for one that was. */
export function OrderRefund({ order }: { order: Order }) {
  const { id, payment, payment_id: paymentId, status } = order;
  const goesBack = status === 'failed' || status === 'reversed' || payment?.status === 'refunded';
  const asked = useCall(
    'payment',
    { params: { id: paymentId ?? '' } },
    { enabled: goesBack && paymentId !== null, staleTime: 0 },
  );
  // One payment may have paid several orders: a refund has the id of its order, or of the whole payment.
  const own = asked.data?.data.refunds.filter((refund) => refund.id === id || refund.id === paymentId);
  return <RefundTracker refunds={own ?? []} />;
}
