import { client } from '@sanchay/api-client';
import type { Cart } from '@sanchay/contracts';
import { usePlatform } from '@sanchay/remote-kit';
import { keptOrders, storage } from '@sanchay/remote-kit/storage';
import { useEffect, useRef, useState } from 'react';
import { useCartNews } from '../live/useCartNews.ts';
import { bringKept, type Brought } from './bringKept.ts';

const orders = keptOrders(storage);

/**
 * Puts what was chosen before signing in into the cart that is shown.
 * @param cart null while it loads, for an account of another user, and while a payment is open
 * @returns what became of it; null while there is nothing to show
 */
export function useKeptOrders(cart: Cart | null): Brought | null {
  const { onError } = usePlatform();
  const notifyCart = useCartNews();
  const [brought, setBrought] = useState<Brought | null>(null);
  const begun = useRef(false);
  useEffect(() => {
    const now = new Date(client.now());
    const kept = orders.all(now.getTime());
    if (cart === null || begun.current || kept.length === 0) return;
    begun.current = true;
    bringKept({ client, kept, lines: cart.items, now, done: orders.drop }).then(async (done) => {
      setBrought(done);
      if (done.added.length > 0) await notifyCart();
    }, onError);
  }, [cart, onError, notifyCart]);
  return brought;
}
