import { loadCalendar } from '../../calendar/index.ts';
import type { Tx } from '../../db/pool.ts';
import { payPurchase } from '../../engine/index.ts';
import type { PaymentRow } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { applyPurchase } from '../lifecycle/applyPurchase.ts';
import { closeCart, lockCart, reviseCart } from './cartStore.ts';
import { pendingOrders } from '../store.ts';

/** A cart was paid: its orders are confirmed with the time of the money, the cart is closed, the engine goes on. */
export async function cartPaid(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const { portfolio_id: portfolioId, realised_at: capturedAt } = payment;
  const cart = await lockCart(tx, portfolioId, payment.subject_id);
  if (cart?.status !== 'open') throw new Error(`payment ${payment.id}: its cart is not open`);
  const at = capturedAt ?? (await ctx.business.now(tx));
  const context = { calendar: await loadCalendar(tx), rules: ctx.rules.book() };
  const orders = await pendingOrders(tx, cart.id);
  for (const order of orders) {
    await applyPurchase(
      ctx,
      tx,
      payPurchase({ ...order, payment_id: payment.id }, { at, rail: payment.method }, context),
    );
    if (order.plan_id) await ctx.sipHooks.instalmentEnded(ctx, tx, order, 'paid', at);
  }
  await ctx.preparedLines.paid(
    ctx,
    tx,
    orders.map(({ id }) => id),
  );
  await closeCart(tx, cart);
  await ctx.publish(tx, {
    event: 'cart/changed',
    payload: { cartId: null, revision: 0, count: 0 },
    portfolioId,
  });
  // Instalments that came due while the cart was locked find their place now.
  await ctx.jobs.send(tx, 'systematic-free', { portfolioId });
}

/**
 * A payment of a cart ended without money: the cart is restored and open again. Its revision counts on, so that a
 * client whose key is cart and revision starts a new payment and does not get the response of the ended one.
 */
export async function cartUnpaid(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const { portfolio_id: portfolioId } = payment;
  const cart = await lockCart(tx, portfolioId, payment.subject_id);
  if (cart?.status !== 'open') return;
  const { id: cartId, revision, count } = await reviseCart(tx, cart);
  await ctx.publish(tx, { event: 'cart/changed', payload: { cartId, revision, count }, portfolioId });
  await ctx.jobs.send(tx, 'systematic-free', { portfolioId });
}
