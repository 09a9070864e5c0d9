import { istDate, rupees, sumRupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { cashInTransit, chargebackDue, gatewayClearing, post } from '../../ledger/index.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { lockChargebackOf, saveChargeback, type ChargebackRow } from './chargebackStore.ts';
import { paymentMessages } from '../messages/englishMessages.ts';
import { notifyChargeback } from '../messages/notices.ts';
import type { Reversed } from '../handlers.ts';
import { updatePayment, type PaymentRow } from '../store.ts';

const NOTHING: Reversed = { booked: '0.00', recovered: '0.00' };

/** What a bank reversed of a payment, all that one dispute has reversed so far. `amount` is rupees as decimal text. */
export interface Dispute {
  id: string;
  amount: string;
}

/**
 * Books that the bank reversed a locked payment. A whole payment also reverses what it bought, as far as that still
 * exists; what no longer exists, and what was refunded before, is due from the investor, whose units are frozen until
 * it is settled. A part of a payment reverses no order: all of it is due. Repeats change nothing.
 * @returns the payment as it is now.
 */
export async function chargeBack(
  ctx: Context,
  tx: Tx,
  payment: PaymentRow,
  dispute: Dispute,
): Promise<PaymentRow> {
  const { investor_id, portfolio_id } = payment;
  const earlier = await lockChargebackOf(tx, payment.id);
  const before: ChargebackRow = earlier ?? {
    investor_id,
    portfolio_id,
    id: randomUUID(),
    payment_id: payment.id,
    disputes: {},
    amount: '0.00',
    recovered: '0.00',
    due: '0.00',
    settled: '0.00',
    ticket_id: null,
    at: await ctx.business.now(tx),
    settled_at: null,
  };
  const disputes = { ...before.disputes, [dispute.id]: dispute.amount };
  const amount = lesser(sumRupees(Object.values(disputes)).toFixed(2), payment.amount);
  if (rupees(amount).lte(rupees(before.amount))) return payment;
  const whole = rupees(amount).eq(rupees(payment.amount));
  await ctx.chargebackDesk.lock(tx, portfolio_id);
  const reversed =
    whole && payment.status === 'successful'
      ? await ctx.paymentHandlers[payment.purpose].chargeback(ctx, tx, payment)
      : NOTHING;
  const recovered = lesser(
    rupees(before.recovered).plus(rupees(reversed.recovered)).toFixed(2),
    rupees(amount).minus(rupees(before.settled)).toFixed(2),
  );
  const due = rupees(amount).minus(rupees(recovered)).toFixed(2);
  const settled_at = rupees(due).gt(rupees(before.settled)) ? null : (before.settled_at ?? before.at);
  const after: ChargebackRow = { ...before, disputes, amount, recovered, due, settled_at };
  await book(ctx, tx, { before, after, reversed });
  await saveChargeback(tx, after);
  await ctx.chargebackDesk.opened(ctx, tx, after);
  return close(ctx, tx, payment, { after, whole });
}

/** The money leaves the gateway, and what is due from the investor is recorded, beside what the orders booked. */
async function book(
  ctx: Context,
  tx: Tx,
  { before, after, reversed }: { before: ChargebackRow; after: ChargebackRow; reversed: Reversed },
): Promise<void> {
  const at = await ctx.business.now(tx);
  const taken = rupees(after.amount).minus(rupees(before.amount)).minus(rupees(reversed.booked));
  const due = rupees(after.due).minus(rupees(before.due));
  const entries = [
    { account: gatewayClearing(), commodity: 'INR', amount: taken.toFixed(2) },
    { account: cashInTransit(), commodity: 'INR', amount: due.minus(taken).toFixed(2) },
    { account: chargebackDue(), commodity: 'INR', amount: due.neg().toFixed(2) },
  ].filter(({ amount }) => Number(amount) !== 0);
  if (entries.length === 0) return;
  await post(tx, {
    kind: 'chargeback',
    investorId: after.investor_id,
    portfolioId: after.portfolio_id,
    subjectId: randomUUID(),
    at,
    valueDate: istDate(at),
    entries,
  });
}

async function close(
  ctx: Context,
  tx: Tx,
  payment: PaymentRow,
  { after, whole }: { after: ChargebackRow; whole: boolean },
): Promise<PaymentRow> {
  const { amount, recovered, due } = after;
  const reason = Number(due) > 0 ? paymentMessages.chargebackDue : paymentMessages.chargedBack;
  const closed: PaymentRow = whole ? { ...payment, status: 'charged_back', reason } : payment;
  await updatePayment(tx, closed);
  if (whole && closed.mandate_id) await ctx.mandateSource.settled(ctx, tx, closed);
  await writeAudit(tx, {
    investorId: payment.investor_id,
    actor: 'payment-gateway',
    action: 'payment_charged_back',
    subject: payment.id,
    requestId: payment.id,
    detail: { amount, recovered, due },
  });
  await ctx.publish(tx, {
    event: 'payment/changed',
    payload: { paymentId: closed.id, status: closed.status, portfolioId: closed.portfolio_id },
    portfolioId: closed.portfolio_id,
  });
  await notifyChargeback(ctx, tx, closed, { amount, due });
  return closed;
}

const lesser = (a: string, b: string): string => (rupees(a).lt(rupees(b)) ? a : b);
