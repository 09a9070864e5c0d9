import type { Tx } from '../../db/pool.ts';
import { type Dispute, fromPaise } from '../../partners/index.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { chargeBack } from '../chargebacks/chargeback.ts';
import { lockPayment, paymentOfCaptured, recordEvent, type PaymentRow } from '../store.ts';

/**
 * Applies what Razorpay reports of a dispute, each event once. A dispute that is lost is a chargeback of what was
 * deducted for it; every other state is kept in the audit log and moves no money.
 */
export async function takeDispute(ctx: Context, eventId: string, dispute: Dispute): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const id = await paymentOfCaptured(tx, dispute.payment_id);
    const payment = id === null ? null : await lockPayment(tx, id);
    if (!payment) return ctx.log.error({ dispute: dispute.id }, 'a dispute of a payment that we do not know');
    const event = {
      eventId,
      paymentId: payment.id,
      status: `dispute_${dispute.status}`,
      receivedAt: ctx.now(),
    };
    if (!(await recordEvent(tx, event))) return;
    await keepDispute(tx, payment, dispute);
    if (dispute.status !== 'lost') return;
    if (payment.status !== 'successful' && payment.status !== 'refunded') return;
    const amount = fromPaise(dispute.amount_deducted);
    if (Number(amount) > 0) await chargeBack(ctx, tx, payment, { id: dispute.id, amount });
  });
}

async function keepDispute(tx: Tx, payment: PaymentRow, dispute: Dispute): Promise<void> {
  const { id, status, phase, amount, amount_deducted: deducted } = dispute;
  await writeAudit(tx, {
    investorId: payment.investor_id,
    actor: 'payment-gateway',
    action: `payment_dispute_${status}`,
    subject: payment.id,
    requestId: payment.id,
    detail: { dispute: id, phase, amount: fromPaise(amount), deducted: fromPaise(deducted) },
  });
}
