import type { Queries, Tx } from '../../db/pool.ts';
import type { PaymentRow } from '../store.ts';

export interface RefundRow {
  /** The payment that came late, or the order that failed. */
  subject_id: string;
  payment_id: string;
  /** Rupees as decimal text. */
  amount: string;
  refunded_at: Date;
  /** The gateway's name of it; null until the gateway has confirmed. */
  gateway_ref: string | null;
  /** Last day on which it has to arrive. */
  due_by: string;
}

/** Records a refund of a payment, or of the order `subjectId` in it. `at` is real time. */
export async function insertRefund(
  tx: Tx,
  payment: PaymentRow,
  refund: { subjectId: string; amount: string; at: Date; dueBy: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO payment_refunds (investor_id, subject_id, payment_id, amount, refunded_at, due_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [payment.investor_id, refund.subjectId, payment.id, refund.amount, refund.at, refund.dueBy],
  );
}

/** Refunds that the gateway has not confirmed: all, or those of one payment. */
export function unconfirmedRefunds(q: Queries, paymentId: string | null = null): Promise<RefundRow[]> {
  return q.query<RefundRow>(
    `SELECT subject_id, payment_id, amount, refunded_at, gateway_ref, due_by FROM payment_refunds
     WHERE gateway_ref IS NULL AND ($1::uuid IS NULL OR payment_id = $1) ORDER BY refunded_at, subject_id`,
    [paymentId],
  );
}

/** Notes the gateway's name of a refund. @returns false when it was noted before. */
export async function confirmRefund(
  tx: Tx,
  subjectId: string,
  gatewayRef: string,
  at: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE payment_refunds SET gateway_ref = $2, confirmed_at = $3
     WHERE subject_id = $1 AND gateway_ref IS NULL RETURNING subject_id`,
    [subjectId, gatewayRef, at],
  );
  return rows.length === 1;
}
