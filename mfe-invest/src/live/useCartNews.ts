import { client } from '@sanchay/api-client';
import { refreshCalls, usePlatform } from '@sanchay/remote-kit';
import { useQueryClient } from '@sanchay/remote-kit/query';
import { useCallback } from 'react';

/** After a change of the cart: requests it again and notifies all listeners, so that the header counts right. */
export function useCartNews(): () => Promise<void> {
  const { bus, onError } = usePlatform();
  const queries = useQueryClient();
  return useCallback(async () => {
    try {
      const reply = await client.call('cart');
      queries.setQueryData(['cart', {}], reply);
      const { id, revision, items } = reply.data;
      bus.emit('cart/changed', { cartId: id || null, revision, count: items.length });
    } catch (error) {
      // The change itself is made; only the news of it is late.
      onError(error);
      await refreshCalls('cart');
    }
  }, [bus, onError, queries]);
}
