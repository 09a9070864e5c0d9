import type { Static } from '@sinclair/typebox';
import type { GatewayState } from '../paymentGateway.ts';
import { fromPaise } from './paise.ts';
import type { PaymentLink } from './shapes.ts';

const STATUSES = {
  created: 'pending',
  partially_paid: 'pending',
  paid: 'successful',
  cancelled: 'failed',
  expired: 'expired',
} as const;

/** A payment link in the words of our port. */
export function stateOfLink(link: Static<typeof PaymentLink>): GatewayState {
  const paid = link.payments?.find(({ status }) => status === 'captured');
  return {
    status: STATUSES[link.status],
    amount: fromPaise(link.amount),
    reason: link.status === 'cancelled' ? 'cancelled' : null,
    paidAt: link.status === 'paid' && paid ? new Date(paid.created_at * 1000) : null,
    redirectUrl: link.short_url,
    // The order names the accounts that may pay, and Razorpay takes no other.
    payer: null,
    ...(link.status === 'paid' && paid && { capturedRef: paid.payment_id }),
  };
}
