import type { PaymentStatus } from '@sanchay/contracts';
import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { useEffect, useState } from 'react';
import { useCartNews } from '../live/useCartNews.ts';

const ASK_EVERY_MS = 2_000;

/** Whether a payment may still succeed or fail. */
export function isLive(status: PaymentStatus): boolean {
  return status === 'created' || status === 'pending';
}

/** A payment, polled every two seconds until it has ended; then orders, cart and due items are fetched again. */
export function usePayment(id: string) {
  const { loggedIn, userFetched } = useSession();
  const [ended, setEnded] = useState<string | null>(null);
  const notifyCart = useCartNews();
  const payment = useCall(
    'payment',
    { params: { id } },
    { enabled: loggedIn && userFetched, every: ended === id ? false : ASK_EVERY_MS, staleTime: 0 },
  );
  const status = payment.data?.data.status;
  const over = status !== undefined && !isLive(status);
  const gone = payment.error?.kind === 'not_found';
  useBusEvent('payment/changed', ({ paymentId }) => {
    if (paymentId === id) void refreshCalls('payment');
  });
  useEffect(() => {
    if (!over && !gone) return;
    setEnded(id);
    void refreshCalls('orders', 'systematicPlans', 'chargebacks');
    void notifyCart();
  }, [over, gone, id, notifyCart]);
  return payment;
}
