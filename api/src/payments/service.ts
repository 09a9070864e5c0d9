import type { Actor, Context } from '../platform/context.ts';
import { notFound } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { reconcile } from './reconcile.ts';
import { unconfirmedRefunds } from './refunds/refundStore.ts';
import { findPayment, waitingPayments, type PaymentRow } from './store.ts';
import { paymentText } from './messages/messages.ts';

/** A payment of the actor's current portfolio, checked with the gateway while live. @throws Problem 404. */
export async function paymentOf(ctx: Context, actor: Actor, id: string): Promise<PaymentRow> {
  const known = isUuid(id) ? await findPayment(ctx.db, id) : null;
  if (known?.portfolio_id !== actor.portfolioId) throw notFound(paymentText('missing'));
  return (await reconcile(ctx, id))!;
}

/** Queues a check of every payment and refund that waits; called when the process starts. */
export async function wakePayments(ctx: Context): Promise<void> {
  for (const paymentId of await waitingPayments(ctx.db))
    await ctx.jobs.send(ctx.db, 'payment-check', { paymentId });
  const refunds = await unconfirmedRefunds(ctx.db);
  for (const paymentId of new Set(refunds.map((row) => row.payment_id))) {
    await ctx.jobs.send(ctx.db, 'payment-refund', { paymentId });
  }
}
