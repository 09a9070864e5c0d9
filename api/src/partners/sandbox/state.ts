import type { GatewayStatus, PayerAccount } from '../paymentGateway.ts';
import type { GatewayRow } from './store.ts';

/** Returns the status of a payment: a pending one whose time is over has expired. */
export function statusOf(payment: GatewayRow, now: Date): GatewayStatus {
  return payment.status === 'pending' && now >= payment.expires_at ? 'expired' : payment.status;
}

/** Returns a payment as reported in responses and webhooks. */
export function stateOf(payment: GatewayRow, now: Date): Record<string, string | PayerAccount | null> {
  return {
    status: statusOf(payment, now),
    amount: payment.amount,
    reason: payment.reason,
    payer: payment.payer,
    paid_at: payment.paid_at?.toISOString() ?? null,
  };
}
