import type { Tx } from '../../db/pool.ts';
import { lotRows, type Decision, type FollowUp, type PurchaseStepKey } from '../../engine/index.ts';
import { schemeForOrder } from '../../funds/index.ts';
import { changeLots, post } from '../../ledger/index.ts';
import { refundOrder } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import type { OrderRow } from '../rows.ts';
import { sendAt } from './schedule.ts';
import { insertStep, updateOrder } from '../store.ts';
import { stepText } from '../messages/timelineText.ts';

/**
 * Stores what the engine decided for a locked order, all of it in the caller's transaction, and notifies the browsers.
 * @returns the order as it is now.
 */
export async function applyPurchase(
  ctx: Context,
  tx: Tx,
  { state, steps, bookings, lots, followUps }: Decision<OrderRow, PurchaseStepKey>,
): Promise<OrderRow> {
  const order = withReason(state, steps);
  const { id: orderId, code, status, portfolio_id: portfolioId, investor_id: investorId } = order;
  await updateOrder(tx, order);
  for (const { at, state: stepState, key, values, ruleId } of steps) {
    const step = { at, state: stepState, rule_id: ruleId, text_key: key, text_values: values };
    await insertStep(tx, order, step);
  }
  for (const { kind, subjectId, valueDate, entries } of bookings) {
    await post(tx, { kind, investorId, portfolioId, subjectId, at: order.updated_at, valueDate, entries });
  }
  const owner = { investor_id: investorId, portfolio_id: portfolioId, code, folio_no: order.folio_no! };
  await changeLots(tx, lotRows(lots, owner, bookings[0]));
  await ctx.publish(tx, {
    event: 'order/changed',
    payload: { orderId, code, status, portfolioId },
    portfolioId,
  });
  for (const next of followUps) await follow(ctx, tx, order, next);
  return order;
}

/** A failed order stores its reason in English; later readers see it in their own language through its step. */
function withReason(order: OrderRow, steps: Decision<OrderRow, PurchaseStepKey>['steps']): OrderRow {
  const last = steps.at(-1);
  if (order.status !== 'failed' || !last) return order;
  return { ...order, reason: stepText(last.key, last.values, 'en') };
}

async function follow(ctx: Context, tx: Tx, order: OrderRow, next: FollowUp): Promise<void> {
  const { id, portfolio_id: portfolioId, payment_id: paymentId } = order;
  switch (next.do) {
    case 'submit':
      return ctx.jobs.send(tx, 'order-submit', { orderId: id });
    case 'allot':
      return sendAt(ctx, tx, next.at, 'order-allot', { orderId: id });
    case 'refund':
      return refundOrder(ctx, tx, { id, paymentId: paymentId!, amount: next.amount });
    case 'register_plan':
      return registerPlan(ctx, tx, order);
    case 'holdings_changed':
      return ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
    default:
      throw new Error(`a purchase has no ${next.do}`);
  }
}

async function registerPlan(ctx: Context, tx: Tx, order: OrderRow): Promise<void> {
  const scheme = (await schemeForOrder(tx, order.code))!;
  await ctx.sipHooks.confirmed(ctx, tx, order, scheme, order.updated_at);
}
