import { istDate, mandateRuleOn, rupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import { askMandate, awaitDebit, endUnpaid, type PaymentRow } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { notFound } from '../platform/http/problem.ts';
import { insertDebit, lockDebit, lockDebitOf, updateDebit, type DebitRow } from './debitStore.ts';
import { mandateMessages } from './englishMessages.ts';
import { refusal } from './source.ts';
import { lockMandate } from './store.ts';
import { mandateConflict, mandateText } from './messages.ts';

const HOUR_MS = 3_600_000;

export interface DebitNotice {
  mandateId: string;
  /** The instalment that it pays: one debit each, however often it is requested. */
  subjectId: string;
  /** Rupees. */
  amount: string | number;
  /** Its purpose as shown to the investor; "a SIP instalment" by default. */
  about?: string;
  /** Business instant before which it is not taken; after the notice in any case. */
  notBefore?: Date;
}

export interface Charge extends DebitNotice {
  orderIds: readonly string[];
  portfolioId: string;
  investorId: string;
}

/**
 * Announces a debit: the investor is notified, and may cancel it until it is due, which is at least the rule's hours
 * later. Announced again, it stays unchanged.
 * @throws Problem 422 `mandate_not_active`, `mandate_expired`, `mandate_too_small`, `mandate_missing`.
 */
export async function announceDebit(ctx: Context, tx: Tx, notice: DebitNotice): Promise<DebitRow> {
  const mandate = await lockMandate(tx, notice.mandateId);
  const now = await ctx.business.now(tx);
  const amount = rupees(notice.amount).toFixed(2);
  const refused = refusal(mandate, amount, istDate(now));
  if (refused) throw refused;
  const { investor_id: investorId, portfolio_id: portfolioId, bank_label: bank } = mandate!;
  const known = await lockDebitOf(tx, investorId, notice.subjectId);
  if (known) return known;
  const earliest = later(now, mandateRuleOn(istDate(now), ctx.rules.book()).value.noticeHours * HOUR_MS);
  const debit: DebitRow = {
    investor_id: investorId,
    id: randomUUID(),
    mandate_id: mandate!.id,
    subject_id: notice.subjectId,
    amount,
    about: notice.about ?? mandateMessages.instalment,
    announced_at: now,
    due_at: notice.notBefore && notice.notBefore > earliest ? notice.notBefore : earliest,
    status: 'announced',
    reason: null,
    payment_id: null,
  };
  await insertDebit(tx, debit);
  const values = { amount, bank, about: debit.about, date: istDate(debit.due_at) };
  await notify(ctx, tx, { portfolioId, kind: 'mandate_debit', values, path: '/mandates' });
  return debit;
}

/**
 * Has a mandate pay an instalment, exactly once: as a payment of the purpose 'instalment', whose end comes through
 * `paid` and `ended` of `payments`. One that was announced long enough ago is debited now; any other is announced first and
 * debited when the notice is over.
 * @returns the payment; asked again, the same.
 * @throws Problem 422 as `announceDebit`, or 409 `debit_called_off` when the user called it off.
 */
export async function chargeMandate(ctx: Context, tx: Tx, charge: Charge): Promise<PaymentRow> {
  const debit = await announceDebit(ctx, tx, charge);
  if (debit.status === 'called_off') throw mandateConflict('debit_called_off', 'calledOff');
  const payment = await awaitDebit(ctx, tx, { ...charge, amount: debit.amount });
  if (debit.payment_id === null) {
    await updateDebit(tx, { ...debit, payment_id: payment.id });
    const wait = Math.max(debit.due_at.getTime() - (await ctx.business.now(tx)).getTime(), 0);
    await ctx.jobs.send(tx, 'mandate-debit', { debitId: debit.id }, { after: later(ctx.now(), wait) });
  }
  return payment;
}

/** Job: takes a due debit. It may run any number of times: the gateway is called once a payment. */
export async function takeDebit(ctx: Context, { debitId }: { debitId: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const debit = await lockDebit(tx, debitId);
    if (debit?.status !== 'announced' || debit.payment_id === null) return;
    const now = await ctx.business.now(tx);
    if (now < debit.due_at) return;
    const mandate = await lockMandate(tx, debit.mandate_id);
    const refused = refusal(mandate, debit.amount, istDate(now));
    if (refused) {
      await endUnpaid(ctx, tx, debit.payment_id, refusalReason(refused.code));
      return;
    }
    await updateDebit(tx, { ...debit, status: 'due' });
    await askMandate(ctx, tx, debit.payment_id, mandate!.gateway_ref);
  });
}

function refusalReason(code: string): string {
  return code === 'mandate_expired' ? mandateMessages.expired : mandateMessages.notActive;
}

/** The investor cancels an announced debit. @throws Problem 404; 409 `debit_too_late` once it is due. */
export async function skipDebit(
  ctx: Context,
  tx: Tx,
  { mandateId, debitId }: { mandateId: string; debitId: string },
): Promise<void> {
  const debit = await lockDebit(tx, debitId);
  if (debit?.mandate_id !== mandateId) throw notFound(mandateText('debitMissing'));
  if (debit.status === 'called_off') return;
  const now = await ctx.business.now(tx);
  if (debit.status !== 'announced' || now >= debit.due_at) throw mandateConflict('debit_too_late', 'tooLate');
  await updateDebit(tx, { ...debit, status: 'called_off', reason: mandateMessages.calledOff });
  if (debit.payment_id) await endUnpaid(ctx, tx, debit.payment_id, mandateMessages.calledOff);
}
