import { istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { cashInTransit, gatewayClearing, post } from '../ledger/index.ts';
import type { GatewayState } from '../partners/paymentGateway.ts';
import type { Context } from '../platform/context.ts';
import { changeOf, isLive } from './machine.ts';
import { endedHandler, paidHandler } from './purposes.ts';
import { lockPayment, updatePayment } from './store.ts';
import type { PaymentRow } from './store.ts';
import { failureWords, paymentWords } from './words.ts';

/** The gateway says that another amount was paid than we asked for; nothing is booked until people have looked. */
export class AmountMismatchError extends Error {
  readonly kind = 'amount_mismatch';
}

/**
 * Applies what the gateway says to a payment, in the caller's transaction, under the payment's lock. Repeats and
 * late or disordered news change nothing that has ended; money after the end is refunded.
 * @returns the payment as it stands now, or null when there is none of this id.
 * @throws AmountMismatchError when the amount paid is not the amount asked.
 */
export async function settle(ctx: Context, tx: Tx, id: string, told: GatewayState): Promise<PaymentRow | null> {
  const payment = await lockPayment(tx, id);
  if (!payment) return null;
  const change = changeOf(payment.status, told.status);
  if (change === 'none') return payment;
  if (change === 'fail') return end(ctx, tx, { ...payment, status: 'failed', reason: failureWords(told.reason) });
  if (change === 'expire') return expire(ctx, tx, payment);
  if (told.amount !== payment.amount) {
    throw new AmountMismatchError(`payment ${id}: asked ${payment.amount}, gateway says ${told.amount}`);
  }
  if (change === 'refund') return refundLate(ctx, tx, payment);
  return succeed(ctx, tx, payment, await realisedAt(ctx, tx, payment, told.paidAt));
}

/** Ends a locked live payment whose time is over. One that has ended stays as it is. */
export async function expire(ctx: Context, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  if (!isLive(payment.status)) return payment;
  return end(ctx, tx, { ...payment, status: 'expired', reason: paymentWords.expired });
}

/** Marks a locked payment as successful, books the money and lets the domain it is for go on. */
export async function succeed(ctx: Context, tx: Tx, payment: PaymentRow, realised: Date): Promise<PaymentRow> {
  const paid: PaymentRow = { ...payment, status: 'successful', reason: null, realised_at: realised };
  await updatePayment(tx, paid);
  if (Number(paid.amount) > 0) await bookMoney(tx, paid, 'payment', realised);
  await paidHandler(paid.purpose)(ctx, tx, paid);
  await tell(ctx, tx, paid);
  return paid;
}

async function end(ctx: Context, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  await updatePayment(tx, payment);
  await endedHandler(payment.purpose)(ctx, tx, payment);
  await tell(ctx, tx, payment);
  return payment;
}

async function refundLate(ctx: Context, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  const at = await ctx.business.now(tx);
  const refunded: PaymentRow = {
    ...payment,
    status: 'refunded',
    reason: paymentWords.late,
    refund_amount: payment.amount,
    refunded_at: ctx.now(),
  };
  await updatePayment(tx, refunded);
  await bookMoney(tx, refunded, 'payment', at);
  await bookMoney(tx, refunded, 'refund', at);
  await ctx.jobs.send(tx, 'payment-refund', { paymentId: payment.id });
  await tell(ctx, tx, refunded);
  return refunded;
}

async function bookMoney(tx: Tx, payment: PaymentRow, kind: 'payment' | 'refund', at: Date): Promise<void> {
  const [from, to] =
    kind === 'payment' ? [gatewayClearing(), cashInTransit()] : [cashInTransit(), gatewayClearing()];
  await post(tx, {
    kind,
    investorId: payment.investor_id,
    portfolioId: payment.portfolio_id,
    subjectId: payment.id,
    at,
    valueDate: istDate(at),
    entries: [
      { account: from, commodity: 'INR', amount: `-${payment.amount}` },
      { account: to, commodity: 'INR', amount: payment.amount },
    ],
  });
}

/**
 * Business time of the money: the gateway's own time of payment moved by what the business clock is ahead, never
 * before the payment was started nor after now, so that slow news costs nobody a day's NAV.
 */
async function realisedAt(ctx: Context, tx: Tx, payment: PaymentRow, paidAt: Date | null): Promise<Date> {
  const businessNow = await ctx.business.now(tx);
  if (!paidAt) return businessNow;
  const real = Math.min(Math.max(paidAt.getTime(), payment.created_at.getTime()), ctx.now().getTime());
  return new Date(businessNow.getTime() - (ctx.now().getTime() - real));
}

async function tell(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  await ctx.publish(tx, {
    event: 'payment/changed',
    payload: { paymentId: payment.id, status: payment.status, portfolioId: payment.portfolio_id },
    portfolioId: payment.portfolio_id,
  });
}
