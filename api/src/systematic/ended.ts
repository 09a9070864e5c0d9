import { istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { countFailure, countPaid, isGoingOn } from '../engine/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { Context } from '../platform/context.ts';
import type { InstalmentRow, PlanEventRow, PlanRow } from './rows.ts';
import { insertEvents, lockPlan, settleInstalment, updatePlans } from './store.ts';
import { failureNotice } from './messages/notifyInstalments.ts';
import { notifyPlan } from './messages/notifyPlan.ts';

/**
 * What becomes of a plan when an instalment was paid, was not paid, was taken out of the cart, or was charged back: a
 * payment clears the count of failures, a failure or a chargeback adds to it and ends the plan at the limit of its rule;
 * calling off is neither. Once an instalment.
 */
export async function instalmentEnded(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  end: 'paid' | 'failed' | 'skipped' | 'reversed',
  at: Date,
): Promise<void> {
  const plan = await lockPlan(tx, order.plan_id!);
  if (!plan) return;
  if (end === 'reversed') return instalmentReversed(ctx, tx, plan, order, at);
  const instalment = await settleInstalment(tx, plan, order.id, end);
  if (!instalment) return;
  if (end === 'failed') return countFailed(ctx, tx, plan, instalment, { at, text_key: 'failed' });
  const after = end === 'paid' ? countPaid(plan) : plan;
  await insertEvents(tx, [
    end === 'paid'
      ? instalmentEvent(plan, instalment, at, { state: 'paid', text_key: 'paid' })
      : instalmentEvent(plan, instalment, at, { state: 'skipped', text_key: 'called_off' }),
  ]);
  await updatePlans(tx, [after]);
  await notifyPlan(ctx, tx, after);
}

/** The bank reversed a paid instalment: it counts as not paid. Once an instalment. */
async function instalmentReversed(
  ctx: Context,
  tx: Tx,
  plan: PlanRow,
  order: OrderRow,
  at: Date,
): Promise<void> {
  const instalment = await settleInstalment(tx, plan, order.id, 'failed', ['paid']);
  if (instalment) await countFailed(ctx, tx, plan, instalment, { at, text_key: 'instalment_reversed' });
}

/**
 * Counts one more failure of a locked plan, recorded as this line of its history, and ends the plan at the limit of
 * its rule.
 */
export async function countFailed(
  ctx: Context,
  tx: Tx,
  plan: PlanRow,
  instalment: InstalmentRow,
  { at, text_key }: Pick<PlanEventRow, 'at' | 'text_key'>,
): Promise<void> {
  const { plan: counted, limit, ruleId, ended } = countFailure(plan, istDate(at), ctx.rules.book());
  const after = ended ? { ...counted, ended_at: at } : counted;
  const { failures } = after;
  const more = { failures, limit };
  await insertEvents(tx, [
    { ...instalmentEvent(plan, instalment, at, { state: 'failed', text_key }, more), rule_id: ruleId },
  ]);
  if (ended) {
    await insertEvents(tx, [
      {
        ...instalmentEvent(plan, instalment, at, { state: 'cancelled', text_key: 'auto_cancelled' }, more),
        rule_id: ruleId,
      },
    ]);
  }
  await updatePlans(tx, [after]);
  await notifyPlan(ctx, tx, after);
  if (!isGoingOn(plan)) return;
  const { id: planId, portfolio_id: portfolioId, code } = plan;
  const about = { planId, portfolioId, code, amount: instalment.amount!, due: instalment.due_date };
  const notices = [{ ...about, ...failureNotice(plan.kind, { failures, limit, ended }) }];
  await ctx.jobs.send(tx, 'systematic-tell', { notices });
}

/** A line of a plan's history about one of its instalments. */
export function instalmentEvent(
  plan: PlanRow,
  instalment: InstalmentRow,
  at: Date,
  kind: Pick<PlanEventRow, 'state' | 'text_key'>,
  more: PlanEventRow['text_values'] = {},
): PlanEventRow {
  return {
    investor_id: plan.investor_id,
    plan_id: plan.id,
    at,
    rule_id: null,
    order_id: instalment.order_id,
    text_values: { due: instalment.due_date, amount: instalment.amount!, ...more },
    ...kind,
  };
}
