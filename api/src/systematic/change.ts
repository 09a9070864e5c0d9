import { addMonthsClamped, followingDueDate, planCancelledBy, istDate } from '@sanchay/finance';
import type { PlanStep } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import { dueInstant, instalmentAmount, movePlan, passDueDate } from '../engine/index.ts';
import { cancelInstalments, sendAt } from '../orders/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { queueAnnouncement } from './byMandate.ts';
import { assertInTime, changeUntil, openPlan, type OpenPlan } from './openPlan.ts';
import type { PlanTextKey } from './messages/planText.ts';
import { cannot } from './messages/refusals.ts';
import type { PlanRow } from './rows.ts';
import { insertEvents, insertInstalments, lockPlan, updatePlans } from './store.ts';
import { notifyPlan } from './messages/notifyPlan.ts';

interface Line {
  state: PlanStep;
  key: PlanTextKey;
  values?: Record<string, string | number>;
  ruleId?: string;
}

/** Stores a changed plan with the line of its history, notifies the browsers, and has the run process it on its day. */
export async function storeChange(
  ctx: Context,
  tx: Tx,
  { days, at }: OpenPlan,
  changed: PlanRow,
  { state, key, values = {}, ruleId }: Line,
): Promise<PlanRow> {
  const ended = changed.status === 'cancelled';
  const plan = { ...changed, due_at: dueInstant(changed, days), waiting: false, ended_at: ended ? at : null };
  await updatePlans(tx, [plan]);
  await insertEvents(tx, [
    {
      investor_id: plan.investor_id,
      plan_id: plan.id,
      at,
      state,
      rule_id: ruleId ?? null,
      order_id: null,
      text_key: key,
      text_values: values,
    },
  ]);
  await notifyPlan(ctx, tx, plan);
  if (!ended) {
    await sendAt(ctx, tx, plan.due_at, 'systematic-due', {});
    await queueAnnouncement(ctx, tx, plan);
  }
  return { ...plan, version: plan.version + 1 };
}

/** Leaves out the next instalment. @throws Problem as `openPlan`; 400 `cannot_cancel_order` when it is too late. */
export async function skipNext(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  version: number,
): Promise<PlanRow> {
  const open = await openPlan(ctx, tx, actor, id, { version, code: 'cannot_cancel_order' });
  const { plan, scheme, days, at } = open;
  if (plan.status === 'paused') {
    throw cannot('cannot_cancel_order', 'pausedNothingToSkip');
  }
  if (plan.stops_after !== null) {
    throw cannot('cannot_cancel_order', 'isStopping');
  }
  assertInTime(open, 'cannot_cancel_order');
  const due = plan.next_date;
  await insertInstalments(tx, [
    {
      investor_id: plan.investor_id,
      plan_id: plan.id,
      due_date: due,
      outcome: 'skipped',
      order_id: null,
      amount: instalmentAmount(plan, due, scheme.sip_multiplier),
      at,
    },
  ]);
  await audit({ action: 'plan_skipped', subject: id, detail: { due } });
  const changed = passDueDate(plan, 'skipped', days);
  const values = { due, next: changed.next_date };
  return storeChange(ctx, tx, open, changed, { state: 'skipped', key: 'skipped', values });
}

/** Pauses a plan for 1 to 3 months from its next instalment. @throws Problem as `skipNext`. */
export async function pausePlan(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  { version, months }: { version: number; months: number },
): Promise<PlanRow> {
  const open = await openPlan(ctx, tx, actor, id, { version, code: 'cannot_cancel_order' });
  const { plan, days } = open;
  if (plan.status === 'paused') throw cannot('cannot_cancel_order', 'pausedAlready');
  if (plan.stops_after !== null) {
    throw cannot('cannot_cancel_order', 'isStopping');
  }
  assertInTime(open, 'cannot_cancel_order');
  const end = addMonthsClamped(plan.next_date, months);
  let next = followingDueDate(plan, plan.next_date, days);
  while (next < end) next = followingDueDate(plan, next, days);
  await audit({ action: 'plan_paused', subject: id, detail: { months, until: next } });
  const paused: PlanRow = {
    ...plan,
    status: movePlan(plan.status, 'paused'),
    next_date: next,
    paused_from: plan.next_date,
  };
  return storeChange(ctx, tx, open, paused, { state: 'paused', key: 'paused', values: { next } });
}

/** Ends a pause before its time: the next instalment is the first that can still be arranged. @throws Problem as `skipNext`. */
export async function resumePlan(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  version: number,
): Promise<PlanRow> {
  const open = await openPlan(ctx, tx, actor, id, { version, code: 'cannot_place_order' });
  const { plan, days, at } = open;
  if (plan.status !== 'paused') throw cannot('cannot_place_order', 'notPaused');
  let next = plan.paused_from ?? plan.next_date;
  while (next < plan.next_date && new Date(changeUntil(open, next).until) < at) {
    next = followingDueDate(plan, next, days);
  }
  await audit({ action: 'plan_resumed', subject: id, detail: { next } });
  const active: PlanRow = {
    ...plan,
    status: movePlan(plan.status, 'active'),
    next_date: next,
    paused_from: null,
  };
  return storeChange(ctx, tx, open, active, { state: 'resumed', key: 'resumed', values: { next } });
}

/**
 * Stops a plan for good, and takes an instalment that waits out of the cart. An instalment that the bank knows of
 * already goes on and is the last: cancelling takes effect within the business days of its rule.
 * @throws Problem as `openPlan`; 400 `cannot_cancel_order` when it is being stopped already, or
 * `cannot_cancel_both_orders` while an instalment is being paid.
 */
export async function stopPlan(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  version: number,
): Promise<PlanRow> {
  const open = await openPlan(ctx, tx, actor, id, { version, code: 'cannot_cancel_order' });
  const { days, at, rules } = open;
  if (open.plan.stops_after !== null) {
    throw cannot('cannot_cancel_order', 'isStopping');
  }
  if (!(await cancelInstalments(ctx, tx, open.plan))) {
    throw cannot('cannot_cancel_both_orders', 'beingPaid');
  }
  // Taking an instalment out of the cart is a change of the plan too.
  const plan = (await lockPlan(tx, id))!;
  const { ruleId } = planCancelledBy(istDate(at), days, rules);
  const inTime = at <= new Date(changeUntil({ plan, days, rules }).until);
  await audit({ action: 'plan_stopped', subject: id, detail: { at_once: inTime } });
  if (!inTime) {
    const last = plan.next_date;
    const stopping = { ...plan, stops_after: last };
    return storeChange(ctx, tx, open, stopping, {
      state: 'stopping',
      key: 'stopping',
      values: { last },
      ruleId,
    });
  }
  const stopped: PlanRow = { ...plan, status: movePlan(plan.status, 'cancelled'), ended_by: 'user' };
  return storeChange(ctx, tx, open, stopped, { state: 'cancelled', key: 'stopped', ruleId });
}
