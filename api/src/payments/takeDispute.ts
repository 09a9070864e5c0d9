import { rupees } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { fromPaise } from '../partners/razorpay/paise.ts';
import type { Dispute } from '../partners/razorpay/shapes.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { settle } from './settle.ts';
import { lockPayment, paymentOfCaptured, recordEvent } from './store.ts';
import type { PaymentRow } from './store.ts';

/**
 * Applies what Razorpay says of a dispute, each event once. A dispute that is lost with the whole amount takes the
 * payment back, as a chargeback at the sandbox's gateway does. One that is lost in part is left to people, for a part of
 * an order cannot be undone; every other state is kept in the audit log and moves no money.
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
    const amount = fromPaise(dispute.amount_deducted);
    if (rupees(amount).eq(payment.amount)) {
      const told = {
        status: 'taken_back',
        amount,
        reason: null,
        paidAt: null,
        redirectUrl: null,
        payer: null,
      } as const;
      await settle(ctx, tx, payment.id, told);
    } else {
      ctx.log.error(
        { payment: payment.id, dispute: dispute.id, amount },
        'a dispute was lost in part: people settle it',
      );
    }
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
