import { refreshCalls, useBusEvent } from '@sanchay/remote-kit';

/** Asks again for what is on the page when a payment moves, grams are booked or another portfolio is shown. */
export function useLiveOrders(): void {
  const refresh = () => void refreshCalls('goldOrders', 'holdings', 'payment');
  useBusEvent('payment/changed', refresh);
  useBusEvent('holdings/changed', refresh);
  useBusEvent('account/switched', refresh);
}
