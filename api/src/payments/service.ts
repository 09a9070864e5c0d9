import type { Actor, Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import { reconcile } from './reconcile.ts';
import { findPayment, unconfirmedRefunds, waitingPayments } from './store.ts';
import type { PaymentRow } from './store.ts';
import { paymentWords } from './words.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A payment of the actor's current portfolio, checked with the gateway while live. @throws Problem 404. */
export async function paymentOf(ctx: Context, actor: Actor, id: string): Promise<PaymentRow> {
  const known = UUID.test(id) ? await findPayment(ctx.db, id) : null;
  if (known?.portfolio_id !== actor.portfolioId) throw notFound(paymentWords.missing);
  return (await reconcile(ctx, id))!;
}

/** Queues a check of every payment and refund that waits; called when the process starts. */
export async function wakePayments(ctx: Context): Promise<void> {
  for (const paymentId of await waitingPayments(ctx.db)) await ctx.jobs.send(ctx.db, 'payment-check', { paymentId });
  for (const paymentId of await unconfirmedRefunds(ctx.db)) await ctx.jobs.send(ctx.db, 'payment-refund', { paymentId });
}
