import { refreshCalls, useBusEvent } from '@sanchay/remote-kit';

/** Requests the data of the page again when a payment changes, grams are booked or another portfolio is shown. */
export function useLiveOrders(): void {
  const refresh = () => void refreshCalls('goldOrders', 'holdings', 'payment');
  useBusEvent('payment/changed', refresh);
  useBusEvent('holdings/changed', refresh);
  useBusEvent('account/switched', refresh);
}
