import { istDate, refundDueBy, rupees } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { cashInTransit, gatewayClearing, post } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import { gatewayOf } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { paymentPath, notifyRefund } from '../messages/notices.ts';
import { confirmRefund, insertRefund, unconfirmedRefunds } from './refundStore.ts';
import { findPayment, lockPayment, type PaymentRow } from '../store.ts';

/**
 * Refunds money of a payment: all of it when it came too late, or that of one failed order in it. Recorded and booked
 * in the caller's transaction; the gateway is notified by a job that repeats until it has confirmed.
 * @throws a unique violation when the subject was refunded before.
 */
export async function refund(
  ctx: Context,
  tx: Tx,
  payment: PaymentRow,
  { subjectId, amount }: { subjectId: string; amount: string },
): Promise<void> {
  const at = await ctx.business.now(tx);
  const dueBy = refundDueBy(istDate(ctx.now()), ctx.rules.book());
  await insertRefund(tx, payment, { subjectId, amount, at: ctx.now(), dueBy });
  await post(tx, {
    kind: 'refund',
    investorId: payment.investor_id,
    portfolioId: payment.portfolio_id,
    subjectId,
    at,
    valueDate: istDate(at),
    entries: [
      { account: cashInTransit(), commodity: 'INR', amount: rupees(amount).neg().toFixed(2) },
      { account: gatewayClearing(), commodity: 'INR', amount },
    ],
  });
  await notifyRefund(ctx, tx, payment, { amount, dueBy });
  await ctx.jobs.send(tx, 'payment-refund', { paymentId: payment.id });
}

/** Refunds one order of a successful payment. @throws Error when there is no such payment. */
export async function refundOrder(
  ctx: Context,
  tx: Tx,
  order: { id: string; paymentId: string; amount: string },
): Promise<void> {
  const payment = await lockPayment(tx, order.paymentId);
  if (payment?.status !== 'successful')
    throw new Error(`payment ${order.paymentId} has nothing to give back`);
  await refund(ctx, tx, payment, { subjectId: order.id, amount: order.amount });
}

/** Job: has the gateway send back what is recorded as refunded. Repeats are harmless: a refund has one id. */
export async function sendRefunds(ctx: Context, { paymentId }: { paymentId: string }): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment?.gateway_ref) return;
  for (const { subject_id: id, amount } of await unconfirmedRefunds(ctx.db, paymentId)) {
    const reference = await gatewayOf(ctx, payment.service).refund(payment.gateway_ref, { id, amount });
    await ctx.db.tx(async (tx) => {
      if (!(await confirmRefund(tx, id, reference, ctx.now()))) return;
      await notify(ctx, tx, {
        portfolioId: payment.portfolio_id,
        kind: 'refund_confirmed',
        values: { amount, reference },
        path: paymentPath(payment),
      });
    });
  }
}
