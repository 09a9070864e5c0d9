import type { PaymentMethod } from '@sanchay/contracts';
import { rupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { httpPaymentGateway } from '../partners/httpPaymentGateway.ts';
import { GatewayUnreachableError } from '../partners/paymentGateway.ts';
import type { StartedPayment } from '../partners/paymentGateway.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { succeed } from './settle.ts';
import { insertPayment, livePayment, lockPayment } from './store.ts';
import type { NewPayment, PaymentPurpose, PaymentRow } from './store.ts';
import { paymentWords } from './words.ts';

/** A person has 15 minutes to pay, on real time. */
const LIFETIME_MS = 15 * 60_000;
const FIRST_CHECK_MS = 30_000;

export interface PaymentStart {
  purpose: PaymentPurpose;
  /** The cart or gold order; it has at most one live payment. */
  subjectId: string;
  /** Revision of the cart; 0 for what has none. */
  revision?: number;
  orderIds?: readonly string[];
  investorId: string;
  portfolioId: string;
  /** Rupees. Nil (only instalments to come) succeeds at once, without the gateway. */
  amount: string | number;
  method: PaymentMethod;
  /** One line for the gateway's page. */
  description: string;
  /** Path of the page to come back to from the gateway, such as `/orders`. */
  returnPath?: string;
}

/**
 * Starts a payment in the caller's transaction and gives it with the address of the gateway's page.
 * Asked again for the same subject and revision while the first is live, it gives the first.
 * The gateway is asked inside the transaction: when it does not answer, all is rolled back and nothing was
 * charged, because the page is only ever shown to the person after the commit.
 * @throws Problem 409 `payment_in_progress` for another revision of a subject with a live payment;
 * 503 `gateway_unreachable`.
 */
export async function startPayment(ctx: Context, tx: Tx, start: PaymentStart): Promise<PaymentRow> {
  const revision = start.revision ?? 0;
  const live = await livePayment(tx, start.purpose, start.subjectId);
  if (live) {
    if (live.revision !== revision) throw paymentInProgress();
    return live;
  }
  const now = ctx.now();
  const amount = rupees(start.amount);
  const free = amount.eq(0);
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
    expires_at: new Date(now.getTime() + LIFETIME_MS),
  };
  if (!free) {
    const page = await pageFor(ctx, payment, start);
    payment.gateway_ref = page.gatewayRef;
    payment.redirect_url = page.redirectUrl;
  }
  if (!(await insertPayment(tx, payment))) throw paymentInProgress();
  const stored = (await lockPayment(tx, payment.id))!;
  if (free) return succeed(ctx, tx, stored, await ctx.business.now(tx));
  const after = new Date(now.getTime() + FIRST_CHECK_MS);
  await ctx.jobs.send(tx, 'payment-check', { paymentId: payment.id }, { after });
  return stored;
}

/** 409: the cart or gold order has another live payment. */
export function paymentInProgress(): Problem {
  return new Problem(409, 'failure', 'payment_in_progress', paymentWords.inProgress);
}

async function pageFor(ctx: Context, payment: NewPayment, start: PaymentStart): Promise<StartedPayment> {
  try {
    return await httpPaymentGateway(ctx).create({
      id: payment.id,
      amount: payment.amount,
      method: payment.method,
      description: start.description,
      returnPath: start.returnPath ?? '/orders',
      expiresAt: payment.expires_at,
    });
  } catch (cause) {
    if (!(cause instanceof GatewayUnreachableError)) throw cause;
    throw new Problem(503, 'failure', 'gateway_unreachable', paymentWords.unreachable, {
      retryAfter: 5,
      cause,
    });
  }
}
