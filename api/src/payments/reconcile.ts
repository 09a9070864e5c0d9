import { gatewayOf, type GatewayState, GatewayUnreachableError } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { isDelayed, noteDelay } from './delay.ts';
import { isLive } from './machine.ts';
import { expire, settle } from './settle.ts';
import { findPayment, lockPayment, type PaymentRow } from './store.ts';

/** How long after its end an unanswered payment is still left open; money that comes later is sent back. */
const GRACE_MS = 5 * 60_000;
const CHECK_EVERY_MS = 30_000;

/**
 * The payment as it stands, after asking the gateway while it is live, so that a lost webhook is found.
 * A gateway that does not answer leaves it as it is until it is well past its end. Null when unknown.
 */
export async function reconcile(ctx: Context, id: string): Promise<PaymentRow | null> {
  const payment = await findPayment(ctx.db, id);
  if (!payment?.gateway_ref || !isLive(payment.status)) return payment;
  const reported = await stateAtGateway(ctx, payment, payment.gateway_ref);
  return ctx.db.tx(async (tx) => {
    const settled = reported ? await settle(ctx, tx, id, reported) : await lockPayment(tx, id);
    const overdue = ctx.now().getTime() - payment.expires_at.getTime();
    const over = reported ? overdue >= 0 : overdue >= GRACE_MS;
    return settled && over ? expire(ctx, tx, settled) : settled;
  });
}

/** Job: checks a live payment and comes back until it has ended. */
export async function checkPayment(ctx: Context, { paymentId }: { paymentId: string }): Promise<void> {
  const payment = await reconcile(ctx, paymentId);
  if (!payment?.gateway_ref || !isLive(payment.status)) return;
  if (isDelayed(payment, ctx.now())) await noteDelay(ctx, payment);
  const after = new Date(ctx.now().getTime() + CHECK_EVERY_MS);
  await ctx.jobs.send(ctx.db, 'payment-check', { paymentId }, { after });
}

async function stateAtGateway(
  ctx: Context,
  { service }: PaymentRow,
  gatewayRef: string,
): Promise<GatewayState | null> {
  try {
    return await gatewayOf(ctx, service).status(gatewayRef);
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error;
    ctx.log.warn({ err: error }, 'payment stays open');
    return null;
  }
}
