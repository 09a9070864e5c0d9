import type { CartPaymentMethod, PaymentPurpose } from '@sanchay/contracts';
import { istDate, plainText, rupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import {
  gatewayOf,
  GatewayUnreachableError,
  type PaymentService,
  type StartedPayment,
} from '../partners/index.ts';
import { later } from '../platform/process/instants.ts';
import { holdAccount } from '../platform/access/portfolioOwner.ts';
import type { Context } from '../platform/context.ts';
import type { Problem } from '../platform/http/problem.ts';
import { ownBanks, payerAccount } from './gateway/payerBanks.ts';
import { payeeOf } from './gateway/payee.ts';
import { checkPayer, keepPayer, type PayerChoice } from './gateway/payer.ts';
import { succeed } from './settle.ts';
import { insertPayment, livePayment, lockPayment, type NewPayment, type PaymentRow } from './store.ts';
import { checkUpiLimit } from './gateway/upiLimit.ts';
import { paymentFieldProblem, paymentText, paymentProblem } from './messages/messages.ts';

/** The user has 15 minutes to pay, in real time. */
const LIFETIME_MS = 15 * 60_000;
const FIRST_CHECK_MS = 30_000;

export interface PaymentStart extends PayerChoice {
  purpose: PaymentPurpose;
  /** The cart, gold order or chargeback; it has at most one live payment. */
  subjectId: string;
  /** Revision of the cart; 0 for what has none. */
  revision?: number;
  orderIds?: readonly string[];
  investorId: string;
  portfolioId: string;
  /** Rupees. Nil (only instalments to come) succeeds at once, without the gateway. */
  amount: string | number;
  method: CartPaymentMethod;
  /** The owner of the keys; defaults to that of the purpose. */
  service?: PaymentService;
  /** The UPI handle that receives the money; defaults to ours for the purpose. */
  payee?: string;
  /** The mandate that pays, for the method 'mandate'. */
  mandateId?: string | undefined;
  /** One line for the gateway's page. */
  description: string;
  /** Path of the page to come back to from the gateway, such as `/orders`. */
  returnPath?: string;
}

/**
 * Starts a payment in the caller's transaction and returns it with the address of the gateway's page. Repeated for the
 * same subject and revision while the first is live, it returns the first. The gateway is called inside the
 * transaction: when it does not respond, everything is rolled back and nothing was charged, because the page is only
 * ever shown to the user after the commit.
 * @throws Problem 409 `payment_in_progress` for another revision of a subject with a live payment; 422 `upi_limit`,
 *   `upi_id_invalid`, `bank_unknown`; 503 `gateway_unreachable`; as `holdAccount`.
 */
export async function startPayment(ctx: Context, tx: Tx, start: PaymentStart): Promise<PaymentRow> {
  const revision = start.revision ?? 0;
  const live = await livePayment(tx, start.purpose, start.subjectId);
  if (live) {
    if (live.revision !== revision) throw paymentInProgress();
    return live;
  }
  await holdAccount(tx, { portfolioId: start.portfolioId, ownerId: start.investorId });
  const now = ctx.now();
  const amount = rupees(start.amount);
  const free = amount.eq(0);
  const banks = free ? [] : await ownBanks(tx, start.portfolioId);
  const payer = free ? null : checkPayer(start, banks);
  const mandate =
    free || start.method !== 'mandate' ? null : await takeMandate(ctx, tx, start, amount.toFixed(2));
  const payment: NewPayment = {
    id: randomUUID(),
    investor_id: start.investorId,
    portfolio_id: start.portfolioId,
    purpose: start.purpose,
    subject_id: start.subjectId,
    revision,
    order_ids: [...(start.orderIds ?? [])],
    amount: amount.toFixed(2),
    method: start.method,
    status: free ? 'created' : 'pending',
    gateway_ref: null,
    redirect_url: null,
    created_at: now,
    expires_at: later(now, LIFETIME_MS),
    service: start.service ?? serviceOf(start),
    payer: mandate?.label ?? payer?.label ?? null,
    payer_accounts: start.method === 'wallet' || mandate ? [] : banks.map(payerAccount),
    mandate_id: mandate?.id ?? null,
    day: istDate(now),
  };
  if (!free) {
    if (start.method === 'upi') await checkUpiLimit(tx, payment, ctx.rules.book());
    const page = await pageFor(ctx, payment, start, mandate?.gatewayRef ?? null);
    payment.gateway_ref = page.gatewayRef;
    payment.redirect_url = page.redirectUrl;
  }
  if (!(await insertPayment(tx, payment))) throw paymentInProgress();
  if (payer?.upiId) await keepPayer(ctx, tx, payment.id, payer.upiId);
  const stored = (await lockPayment(tx, payment.id))!;
  if (free) return succeed(ctx, tx, stored, await ctx.business.now(tx));
  const after = later(now, FIRST_CHECK_MS);
  await ctx.jobs.send(tx, 'payment-check', { paymentId: payment.id }, { after });
  return stored;
}

/** 409: the cart or gold order has another live payment. */
export function paymentInProgress(): Problem {
  return paymentProblem(409, 'failure', 'payment_in_progress', 'inProgress');
}

function serviceOf({ purpose, method }: PaymentStart): PaymentService {
  if (method === 'wallet') return 'wallet';
  return purpose === 'gold' ? 'gold' : 'regular';
}

/** @throws Problem 422 beside `mandate_id` when there is none, or it is not good for the amount. */
function takeMandate(ctx: Context, tx: Tx, { portfolioId, mandateId }: PaymentStart, amount: string) {
  if (!mandateId) throw paymentFieldProblem('mandate_missing', 'mandate_id', paymentText('noMandate'));
  return ctx.mandateSource.take(ctx, tx, { portfolioId, mandateId, amount });
}

async function pageFor(
  ctx: Context,
  payment: NewPayment,
  start: PaymentStart,
  mandateRef: string | null,
): Promise<StartedPayment> {
  try {
    return await gatewayOf(ctx, payment.service).create({
      id: payment.id,
      amount: payment.amount,
      method: payment.method,
      service: payment.service,
      payee: start.payee ?? payeeOf(ctx, payment.purpose, payment.day),
      upiId: start.upiId === undefined ? null : plainText(start.upiId),
      bank: start.bank ?? null,
      mandateRef,
      accounts: payment.payer_accounts,
      description: start.description,
      returnPath: start.returnPath ?? '/orders',
      expiresAt: payment.expires_at,
    });
  } catch (cause) {
    if (!(cause instanceof GatewayUnreachableError)) throw cause;
    throw paymentProblem(503, 'failure', 'gateway_unreachable', 'unreachable', { retryAfter: 5, cause });
  }
}
