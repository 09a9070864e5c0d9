import type { PaymentStatus } from '@sanchay/contracts';
import type { GatewayStatus } from '../partners/index.ts';

/** What an answer of the gateway does to a payment. */
export type PaymentChange = 'none' | 'succeed' | 'fail' | 'expire' | 'refund' | 'charge_back' | 'void';

const LIVE: readonly PaymentStatus[] = ['created', 'pending'];
const ENDED_UNPAID: readonly PaymentStatus[] = ['failed', 'expired'];

/** Whether a payment may still succeed or fail. */
export function isLive(status: PaymentStatus): boolean {
  return LIVE.includes(status);
}

/**
 * How a payment moves on what the gateway reports. The first end counts: a repeat, or news that arrives out of order,
 * changes nothing. Money that arrives after the payment ended unpaid is refunded. A chargeback reverses what the
 * payment bought; one that is reported before the payment's success voids it, so that the late success buys nothing
 * and is not refunded either. A chargeback of money that was refunded is due from the investor.
 */
export function changeOf(status: PaymentStatus, reported: GatewayStatus): PaymentChange {
  if (reported === 'pending') return 'none';
  if (reported === 'successful')
    return isLive(status) ? 'succeed' : ENDED_UNPAID.includes(status) ? 'refund' : 'none';
  if (reported === 'charged_back') {
    if (status === 'successful' || status === 'refunded') return 'charge_back';
    return isLive(status) || ENDED_UNPAID.includes(status) ? 'void' : 'none';
  }
  if (!isLive(status)) return 'none';
  return reported === 'expired' ? 'expire' : 'fail';
}
