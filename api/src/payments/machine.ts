import type { PaymentStatus } from '@sanchay/contracts';
import type { GatewayStatus } from '../partners/paymentGateway.ts';

/** What an answer of the gateway does to a payment. */
export type PaymentChange = 'none' | 'succeed' | 'fail' | 'expire' | 'refund' | 'take_back';

const LIVE: readonly PaymentStatus[] = ['created', 'pending'];
const ENDED_UNPAID: readonly PaymentStatus[] = ['failed', 'expired'];

/** Whether a payment may still succeed or fail. */
export function isLive(status: PaymentStatus): boolean {
  return LIVE.includes(status);
}

/**
 * How a payment moves on what the gateway says. The first end counts: a repeat, or news that arrives out of
 * order, changes nothing. Money that arrives after the payment ended unpaid goes back; money that had come and that
 * the bank took back takes along what it bought.
 */
export function changeOf(status: PaymentStatus, told: GatewayStatus): PaymentChange {
  if (told === 'pending') return 'none';
  if (told === 'successful')
    return isLive(status) ? 'succeed' : ENDED_UNPAID.includes(status) ? 'refund' : 'none';
  if (told === 'taken_back' && status === 'successful') return 'take_back';
  if (!isLive(status)) return 'none';
  return told === 'expired' ? 'expire' : 'fail';
}
