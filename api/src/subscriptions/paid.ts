import { istDate, rupees } from '@sanchay/finance';
import { appSettings } from '../config/index.ts';
import type { Tx } from '../db/pool.ts';
import {
  cashInTransit,
  gatewayClearing,
  post,
  subscriptionIncome,
  taxPayable,
  type LedgerEntry,
} from '../ledger/index.ts';
import { notify } from '../notifications/index.ts';
import { failureMessages, refund, type PaymentRow, type Reversed } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { nextDocumentNumber } from './documentNumber.ts';
import { sentence } from './messages.ts';
import { periodFrom } from './period.ts';
import { lockSubscription, saveSubscription, type SubscriptionRow } from './store.ts';

/** Activates a subscription whose payment arrived: income and tax are booked, and it gets its invoice number. */
export async function subscriptionPaid(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const row = await lockSubscription(tx, payment.subject_id);
  if (row?.status !== 'pending')
    return refund(ctx, tx, payment, { subjectId: payment.id, amount: payment.amount });
  const at = payment.realised_at ?? (await ctx.business.now(tx));
  const { subscriptions } = await appSettings(tx);
  await bookIncome(tx, row, { at, kind: 'subscription' });
  const active: SubscriptionRow = {
    ...row,
    ...periodFrom(istDate(at), subscriptions, true),
    status: 'active',
    invoice_no: await nextDocumentNumber(tx, 'SS', at),
  };
  await saveSubscription(tx, active);
  await notify(ctx, tx, {
    portfolioId: row.portfolio_id,
    kind: 'subscription_paid',
    values: { feature: row.feature_name, amount: row.total, until: active.ends_on! },
    path: '/subscriptions',
  });
}

/** Ends a subscription whose payment failed or expired; nothing was charged and nothing is booked. */
export async function subscriptionUnpaid(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const row = await lockSubscription(tx, payment.subject_id);
  if (row?.status !== 'pending') return;
  const ended_at = await ctx.business.now(tx);
  const reason = payment.reason ?? failureMessages(null);
  await saveSubscription(tx, { ...row, status: 'failed', reason, ended_at });
  await notify(ctx, tx, {
    portfolioId: row.portfolio_id,
    kind: 'subscription_failed',
    values: { feature: row.feature_name, amount: row.total },
    path: '/subscriptions',
  });
}

/**
 * Ends a subscription whose payment the bank reversed, with a credit note. One that was refunded before bought nothing
 * that could be recovered. @returns rupees of the subscription, and of these what was recovered
 */
export async function reverseSubscription(ctx: Context, tx: Tx, payment: PaymentRow): Promise<Reversed> {
  const row = await lockSubscription(tx, payment.subject_id);
  if (row?.status !== 'active') return { booked: '0.00', recovered: '0.00' };
  const at = await ctx.business.now(tx);
  await bookIncome(tx, row, { at, kind: 'subscription_reversal', reversed: true });
  await post(tx, {
    ...transferOf(row, at),
    kind: 'payment_reversal',
    entries: [
      { account: cashInTransit(), commodity: 'INR', amount: `-${row.total}` },
      { account: gatewayClearing(), commodity: 'INR', amount: row.total },
    ],
  });
  await saveSubscription(tx, {
    ...row,
    status: 'reversed',
    reason: sentence('charged_back', undefined, 'en'),
    credit_note_no: await nextDocumentNumber(tx, 'SC', at),
    ended_at: at,
  });
  return { booked: row.total, recovered: row.total };
}

/** Books the price as income and the tax as payable, or takes both back. */
export async function bookIncome(
  tx: Tx,
  row: SubscriptionRow,
  { at, kind, reversed = false }: { at: Date; kind: string; reversed?: boolean },
): Promise<void> {
  const sign = reversed ? -1 : 1;
  const amount = (text: string, direction: number) => rupees(text).times(direction).toFixed(2);
  const entries: LedgerEntry[] = [
    { account: cashInTransit(), commodity: 'INR', amount: amount(row.total, -sign) },
    { account: subscriptionIncome(), commodity: 'INR', amount: amount(row.price, sign) },
  ];
  // The ledger refuses entries of nothing, which the tax is at 0 %.
  if (Number(row.tax) > 0)
    entries.push({ account: taxPayable('gst'), commodity: 'INR', amount: amount(row.tax, sign) });
  await post(tx, { ...transferOf(row, at), kind, entries });
}

const transferOf = (row: SubscriptionRow, at: Date) => ({
  investorId: row.investor_id,
  portfolioId: row.portfolio_id,
  subjectId: row.id,
  at,
  valueDate: istDate(at),
});
