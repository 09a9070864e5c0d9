import type { CartState } from '@sanchay/contracts';
import { refreshCalls, useBusEvent, useCall, useSession } from '@sanchay/remote-kit';
import { useAccountRefresh } from './useAccountRefresh.ts';

const CART = ['cart'] as const;

/** The cart of the current portfolio, kept up to date by what happens here, in other tabs and on the server. */
export function useCart() {
  const { loggedIn, userFetched } = useSession();
  const cart = useCall('cart', {}, { enabled: loggedIn && userFetched });
  const shown = cart.data?.data;
  useBusEvent('cart/changed', ({ cartId, revision }: CartState) => {
    if (shown && (cartId !== (shown.id || null) || revision !== shown.revision)) void refreshCalls(...CART);
  });
  useBusEvent('order/changed', () => void refreshCalls(...CART));
  useBusEvent('payment/changed', () => void refreshCalls(...CART));
  useAccountRefresh(CART);
  return cart;
}
