import type { Payment, Refund } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import { isDelayed } from './delay.ts';
import { isLive } from './machine.ts';
import type { PaymentRow, StoredRefund } from './store.ts';
import { paymentSentence } from './messages/messages.ts';

/** A payment as the contracts show it; `now` is real time. */
export function paymentView(row: PaymentRow, now: Date): Payment {
  const live = isLive(row.status);
  return {
    id: row.id,
    purpose: row.purpose,
    status: row.status,
    amount: toWire(row.amount, 2),
    method: row.method,
    redirect_url: live ? row.redirect_url : null,
    expires_at: row.expires_at.toISOString(),
    refund:
      row.refund_amount && row.refunded_at
        ? { amount: toWire(row.refund_amount, 2), at: row.refunded_at.toISOString() }
        : null,
    refunds: row.refunds.map(refundView),
    reason: paymentSentence(row.reason),
    delayed: isDelayed(row, now),
    order_ids: row.order_ids,
    started_at: row.created_at.toISOString(),
    payer: row.payer,
  };
}

function refundView({ id, amount, at, due_by, reference }: StoredRefund): Refund {
  return {
    id,
    amount: toWire(amount, 2),
    status: reference === null ? 'sent' : 'confirmed',
    asked_at: new Date(at).toISOString(),
    due_by,
    reference,
  };
}
