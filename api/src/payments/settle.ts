import type { Tx } from '../db/pool.ts';
import { post } from '../ledger/index.ts';
import type { GatewayState } from '../partners/index.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import { changeOf, isLive } from './machine.ts';
import { moneyTransfer } from './gateway/moneyTransfer.ts';
import { closePayer } from './gateway/payer.ts';
import { notifyPayment } from './messages/notices.ts';
import { chargeBack } from './chargebacks/chargeback.ts';
import { refund } from './refunds/refund.ts';
import { keepCapturedRef, keepPayerAccount, lockPayment, updatePayment, type PaymentRow } from './store.ts';
import { paymentMessages } from './messages/englishMessages.ts';
import { isOwnAccount } from './gateway/ownAccount.ts';
import { failureMessages } from './messages/messages.ts';

/**
 * The gateway reports that a different amount was paid than we requested; nothing is booked until staff has reviewed
 * it.
 */
export class AmountMismatchError extends Error {
  readonly kind = 'amount_mismatch';
}

/**
 * Applies the gateway's status to a payment, in the caller's transaction, under the payment's lock. Repeated, late or
 * out-of-order notifications do not change a payment that has ended; money after the end is refunded.
 * @returns the payment as it stands now, or null when no payment has this id.
 * @throws AmountMismatchError when the amount paid is not the amount requested.
 */
export async function settle(
  ctx: Context,
  tx: Tx,
  id: string,
  reported: GatewayState,
): Promise<PaymentRow | null> {
  const payment = await lockPayment(tx, id);
  if (!payment) return null;
  const change = changeOf(payment.status, reported.status);
  if (change === 'none') return moved(tx, payment, reported.redirectUrl);
  if (change === 'fail')
    return endPayment(ctx, tx, { ...payment, status: 'failed', reason: failureMessages(reported.reason) });
  if (change === 'expire') return expire(ctx, tx, payment);
  if (change === 'void') return voidPayment(ctx, tx, payment);
  if (change === 'charge_back')
    return chargeBack(ctx, tx, payment, { id: 'gateway', amount: reported.amount });
  if (reported.amount !== payment.amount) {
    throw new AmountMismatchError(`payment ${id}: asked ${payment.amount}, gateway says ${reported.amount}`);
  }
  if (reported.capturedRef) await keepCapturedRef(tx, id, reported.capturedRef);
  if (change === 'refund') return sendBack(ctx, tx, payment, paymentMessages.late);
  if (!isOwnAccount(payment, reported.payer)) {
    const stranger = await endPayment(ctx, tx, {
      ...payment,
      status: 'failed',
      reason: paymentMessages.thirdParty,
    });
    return sendBack(ctx, tx, stranger, paymentMessages.thirdParty);
  }
  if (reported.payer) await keepPayerAccount(tx, id, reported.payer);
  return succeed(ctx, tx, payment, await capturedAt(ctx, tx, payment, reported.paidAt));
}

/** The bank reversed a payment whose success was never reported: it buys nothing, and a late success is ignored. */
async function voidPayment(ctx: Context, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  const voided: PaymentRow = { ...payment, status: 'charged_back', reason: paymentMessages.chargebackFirst };
  if (isLive(payment.status)) return endPayment(ctx, tx, voided);
  await updatePayment(tx, voided);
  await notify(ctx, tx, voided);
  return voided;
}

/** The gateway's page may move (the sandbox takes another port with each start): a live payment follows it. */
async function moved(tx: Tx, payment: PaymentRow, redirectUrl: string | null): Promise<PaymentRow> {
  if (redirectUrl === null || redirectUrl === payment.redirect_url || !isLive(payment.status)) return payment;
  const following = { ...payment, redirect_url: redirectUrl };
  await updatePayment(tx, following);
  return following;
}

/** Ends a locked live payment whose time is over. One that has ended is left unchanged. */
export async function expire(ctx: Context, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  if (!isLive(payment.status)) return payment;
  return endPayment(ctx, tx, { ...payment, status: 'expired', reason: paymentMessages.expired });
}

/** Marks a locked payment as successful, books the money and lets the domain it is for go on. */
export async function succeed(
  ctx: Context,
  tx: Tx,
  payment: PaymentRow,
  captured: Date,
): Promise<PaymentRow> {
  const paid: PaymentRow = { ...payment, status: 'successful', reason: null, realised_at: captured };
  await updatePayment(tx, paid);
  if (Number(paid.amount) > 0) await post(tx, moneyTransfer(paid, captured));
  await ctx.paymentHandlers[paid.purpose].paid(ctx, tx, paid);
  await notify(ctx, tx, paid);
  return paid;
}

/** Ends a locked live payment unpaid, and lets the domain it is for go on. */
export async function endPayment(ctx: Context, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  await updatePayment(tx, payment);
  await ctx.paymentHandlers[payment.purpose].ended(ctx, tx, payment);
  await notify(ctx, tx, payment);
  return payment;
}

/** Money that must not stay: booked in and out, and on its way back. */
async function sendBack(ctx: Context, tx: Tx, payment: PaymentRow, reason: string): Promise<PaymentRow> {
  const refunded: PaymentRow = { ...payment, status: 'refunded', reason };
  await updatePayment(tx, refunded);
  await post(tx, moneyTransfer(refunded, await ctx.business.now(tx)));
  await refund(ctx, tx, refunded, { subjectId: payment.id, amount: payment.amount });
  await notify(ctx, tx, refunded);
  return refunded;
}

/**
 * Business time of the capture: the gateway's own time of payment moved by what the business clock is ahead, never
 * before the payment was started nor after now, so that slow news costs nobody a day's NAV.
 */
async function capturedAt(ctx: Context, tx: Tx, payment: PaymentRow, paidAt: Date | null): Promise<Date> {
  const businessNow = await ctx.business.now(tx);
  if (!paidAt) return businessNow;
  const real = Math.min(Math.max(paidAt.getTime(), payment.created_at.getTime()), ctx.now().getTime());
  return new Date(businessNow.getTime() - (ctx.now().getTime() - real));
}

async function notify(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const { id: paymentId, status, portfolio_id: portfolioId } = payment;
  await writeAudit(tx, {
    investorId: payment.investor_id,
    actor: 'payment-gateway',
    action: `payment_${status}`,
    subject: paymentId,
    requestId: paymentId,
    detail: { amount: payment.amount },
  });
  await ctx.publish(tx, {
    event: 'payment/changed',
    payload: { paymentId, status, portfolioId },
    portfolioId,
  });
  await closePayer(ctx, tx, payment);
  if (payment.mandate_id) await ctx.mandateSource.settled(ctx, tx, payment);
  await notifyPayment(ctx, tx, payment);
}
