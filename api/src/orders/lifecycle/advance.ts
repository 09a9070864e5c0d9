import type { OrderStatus } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { move } from '../../engine/index.ts';
import type { OrderRow } from '../rows.ts';
import { insertStep, updateOrder } from '../store.ts';
import type { StepKey } from '../messages/timelineText.ts';
import type { StepValues } from '../messages/messages.ts';

export interface Step {
  /** Business time. */
  at: Date;
  key: StepKey;
  values?: StepValues;
  ruleId?: string;
}

/**
 * Moves a locked order to a status, with any other changes, records the step and notifies the browsers.
 * @throws IllegalTransitionError when the order's lifecycle has no such step.
 */
export async function advance(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  to: OrderStatus,
  step: Step,
  changes: Partial<OrderRow> = {},
): Promise<OrderRow> {
  const moved: OrderRow = { ...order, ...changes, status: move(order.status, to), updated_at: step.at };
  await record(ctx, tx, moved, step);
  return moved;
}

/** Writes a locked order with a step of its timeline, and notifies the browsers; its status is taken from the order. */
export async function record(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  { at, key, values = {}, ruleId }: Step,
): Promise<void> {
  const { id: orderId, code, status, portfolio_id: portfolioId } = order;
  await updateOrder(tx, order);
  await ctx.publish(tx, {
    event: 'order/changed',
    payload: { orderId, code, status, portfolioId },
    portfolioId,
  });
  await insertStep(tx, order, {
    at,
    state: order.status,
    rule_id: ruleId ?? null,
    text_key: key,
    text_values: values,
  });
}
