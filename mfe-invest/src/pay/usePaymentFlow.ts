import { client } from '@sanchay/api-client';
import { refreshCalls, useFlow, usePlatform, type Flow } from '@sanchay/remote-kit';
import { useState } from 'react';
import { useCartNews } from '../live/useCartNews.ts';
import { isLive } from './usePayment.ts';

/** Where payments return to by default. */
const ORDERS = '/orders';

/** A payment whose page the browser did not open automatically. */
export interface BlockedPayment {
  id: string;
  address: string;
}

/**
 * The flow through the gateway's page in a separate window. A user who returns, or closes the window, is taken to the
 * payment status on the page that the payment returns to (`/orders` by default), which comes from the server and never
 * from the window.
 */
export function usePaymentFlow() {
  const { navigate } = usePlatform();
  const open = useFlow();
  const notifyCart = useCartNews();
  const [blocked, setBlocked] = useState<BlockedPayment | null>(null);

  async function follow(flow: Flow, id: string, address: string, page = ORDERS): Promise<void> {
    setBlocked(flow.blocked ? { id, address } : null);
    let seen = false;
    // Runs once: a user who has already moved on is not called back by a late message from the window.
    const seeHow = async (): Promise<void> => {
      if (seen) return;
      seen = true;
      await notifyCart();
      navigate(`${page}?payment=${encodeURIComponent(id)}`);
    };
    const end = await flow.go({
      address,
      flow: id,
      isReturn: ({ pathname, searchParams }) => pathname === page && searchParams.get('payment') === id,
      late: () => void seeHow(),
    });
    // The cart shows a payment under way itself; a form of which the order is placed does not.
    if (end === 'closed' && page === ORDERS && (await mayStillBePaid(id))) {
      await refreshCalls('cart', 'payment');
      return;
    }
    await seeHow();
  }

  return {
    /** Opens the window. Within the click: browsers block one that comes later. */
    open,
    follow,
    blocked,
  };
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>;

/** A payment that cannot be checked may still succeed: the cart then keeps polling. */
async function mayStillBePaid(id: string): Promise<boolean> {
  try {
    return isLive((await client.call('payment', { params: { id } })).data.status);
  } catch {
    return true;
  }
}
