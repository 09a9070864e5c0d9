import type { GoldOrder, Payment } from '@sanchay/contracts';

export type OrderPhase = 'bought' | 'waiting' | 'delayed' | 'failed' | 'refunded' | 'reversed';

const LIVE: readonly Payment['status'][] = ['created', 'pending'];

/** Whether a payment may still succeed or fail. */
export function isLive(payment: Pick<Payment, 'status'>): boolean {
  return LIVE.includes(payment.status);
}

/** Where an order stands, in the user's terms. */
export function phaseOf({ status, payment }: Pick<GoldOrder, 'status' | 'payment'>): OrderPhase {
  if (status === 'successful') return 'bought';
  if (status === 'reversed') return 'reversed';
  if (status === 'failed') return payment?.status === 'refunded' ? 'refunded' : 'failed';
  return payment?.delayed ? 'delayed' : 'waiting';
}
