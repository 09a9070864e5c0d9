import { istDate, rupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { gatewayOf } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/process/instants.ts';
import { payeeOf } from './payee.ts';
import { endPayment } from '../settle.ts';
import {
  insertPayment,
  livePayment,
  lockPayment,
  paymentOfRevision,
  updateGateway,
  type PaymentRow,
} from '../store.ts';

/** Banks answer a debit within two days. */
const LIFETIME_MS = 2 * 86_400_000;
const FIRST_CHECK_MS = 30_000;

export interface AwaitedDebit {
  mandateId: string;
  /** The instalment. */
  subjectId: string;
  orderIds: readonly string[];
  portfolioId: string;
  investorId: string;
  /** Rupees, decimal text. */
  amount: string;
}

/**
 * Returns the payment of an instalment by a mandate, not yet requested. A repeated call returns the existing or paid
 * one.
 */
export async function awaitDebit(ctx: Context, tx: Tx, debit: AwaitedDebit): Promise<PaymentRow> {
  const earlier =
    (await livePayment(tx, 'instalment', debit.subjectId)) ??
    (await paymentOfRevision(tx, 'instalment', debit.subjectId, 0));
  if (earlier) return earlier;
  const now = ctx.now();
  const id = randomUUID();
  await insertPayment(tx, {
    id,
    investor_id: debit.investorId,
    portfolio_id: debit.portfolioId,
    purpose: 'instalment',
    subject_id: debit.subjectId,
    revision: 0,
    order_ids: [...debit.orderIds],
    amount: rupees(debit.amount).toFixed(2),
    method: 'mandate',
    status: 'created',
    gateway_ref: null,
    redirect_url: null,
    created_at: now,
    expires_at: later(now, LIFETIME_MS),
    service: 'regular',
    payer: null,
    payer_accounts: [],
    mandate_id: debit.mandateId,
    day: istDate(now),
  });
  return (await livePayment(tx, 'instalment', debit.subjectId))!;
}

/**
 * Requests the gateway to debit a mandate for a waiting payment; the result arrives as for any payment.
 * @throws GatewayUnreachableError; the caller's job retries, and the gateway debits one id once.
 */
export async function askMandate(ctx: Context, tx: Tx, paymentId: string, mandateRef: string): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (payment?.status !== 'created') return;
  const now = ctx.now();
  const expiresAt = later(now, LIFETIME_MS);
  const started = await gatewayOf(ctx, payment.service).create({
    id: payment.id,
    amount: payment.amount,
    method: 'mandate',
    service: payment.service,
    payee: payeeOf(ctx, payment.purpose, payment.day),
    upiId: null,
    bank: null,
    mandateRef,
    accounts: [],
    description: 'SIP instalment',
    returnPath: '/orders',
    expiresAt,
  });
  await updateGateway(tx, payment, { gatewayRef: started.gatewayRef, expiresAt });
  const after = later(now, FIRST_CHECK_MS);
  await ctx.jobs.send(tx, 'payment-check', { paymentId }, { after });
}

/** Ends a payment that was not asked for, with its reason; the `ended` handler of its purpose runs. */
export async function endUnpaid(ctx: Context, tx: Tx, paymentId: string, reason: string): Promise<void> {
  const payment = await lockPayment(tx, paymentId);
  if (payment?.status !== 'created') return;
  await endPayment(ctx, tx, { ...payment, status: 'failed', reason });
}
