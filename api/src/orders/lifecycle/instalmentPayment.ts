import { loadCalendar } from '../../calendar/index.ts';
import type { Tx } from '../../db/pool.ts';
import { payPurchase } from '../../engine/index.ts';
import type { PaymentRow } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { advance } from './advance.ts';
import { applyPurchase } from './applyPurchase.ts';
import { auditEngine } from './engineAudit.ts';
import type { OrderRow } from '../rows.ts';
import { lockOrder } from '../store.ts';
import { stepText } from '../messages/timelineText.ts';

async function waitingOrders(tx: Tx, payment: PaymentRow): Promise<OrderRow[]> {
  const orders: OrderRow[] = [];
  for (const id of payment.order_ids.toSorted()) {
    const order = await lockOrder(tx, id);
    if (order?.status === 'pending') orders.push(order);
  }
  return orders;
}

/** A mandate brought the money of instalments: they are confirmed with its time, and the engine goes on. */
export async function instalmentPaid(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const at = payment.realised_at ?? (await ctx.business.now(tx));
  const context = { calendar: await loadCalendar(tx), rules: ctx.rules.book() };
  for (const order of await waitingOrders(tx, payment)) {
    const capture = { at, rail: payment.method };
    await applyPurchase(ctx, tx, payPurchase({ ...order, payment_id: payment.id }, capture, context));
    await ctx.sipHooks.instalmentEnded(ctx, tx, order, 'paid', at);
  }
}

/** A mandate did not bring the money: the instalments have failed, and their plans count it. */
export async function instalmentUnpaid(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const at = await ctx.business.now(tx);
  for (const order of await waitingOrders(tx, payment)) {
    const reason = payment.reason ?? stepText('mandate_unpaid', { amount: order.amount }, 'en');
    await endUnpaid(ctx, tx, order, { reason, end: 'failed', at });
  }
}

/** Ends the pending order of an instalment that no mandate pays, with the reason, and has its plan count it. */
export async function failInstalment(
  ctx: Context,
  tx: Tx,
  orderId: string,
  { reason, end }: { reason: string; end: 'failed' | 'skipped' },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== 'pending') return;
  await endUnpaid(ctx, tx, order, { reason, end, at: await ctx.business.now(tx) });
}

async function endUnpaid(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  { reason, end, at }: { reason: string; end: 'failed' | 'skipped'; at: Date },
): Promise<void> {
  const values = { amount: order.amount };
  await advance(ctx, tx, order, 'failed', { at, key: 'mandate_unpaid', values }, { reason });
  await ctx.sipHooks.instalmentEnded(ctx, tx, order, end, at);
  await auditEngine(tx, order, 'order_failed');
}
