import { rhythmDay } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../calendar/index.ts';
import type { Tx } from '../db/pool.ts';
import { dueInstant, movePlan } from '../engine/index.ts';
import type { OrderScheme } from '../funds/index.ts';
import { sendAt, type OrderRow } from '../orders/index.ts';
import type { Context } from '../platform/context.ts';
import { linkedMandate, queueAnnouncement } from './byMandate.ts';
import { keepOrderConsent } from './orderConsent.ts';
import { daysOf } from './planDates.ts';
import type { PlanRow } from './rows.ts';
import { insertEvents, insertPlan } from './store.ts';
import { notifyPlan } from './messages/notifyPlan.ts';

/** The plan that a confirmed SIP order sets up, once. Its next date is the order's start date. */
export async function registerFromOrder(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  scheme: OrderScheme,
  at: Date,
): Promise<void> {
  if (order.plan_id !== null) return;
  const frequency = order.frequency ?? 'monthly';
  const start = order.start_date!;
  const plan = await register(
    ctx,
    tx,
    {
      ...newPlan(order.investor_id, order.portfolio_id, at),
      kind: 'sip',
      order_id: order.id,
      code: order.code,
      amount: order.amount,
      frequency,
      day: rhythmDay(frequency, start),
      folio_no: order.folio_no,
      upsize_code: order.upsize_code,
      mandate_id: await linkedMandate(tx, order.portfolio_id, order.amount),
      step_from: order.upsize_code === null ? null : start,
      next_date: start,
      instalments_done: order.sip_firstorderflag === 'Y' ? 1 : 0,
    },
    scheme,
    at,
  );
  await keepOrderConsent(tx, plan);
}

/** What all new plans have in common. */
export function newPlan(
  investorId: string,
  portfolioId: string,
  at: Date,
): Omit<PlanRow, 'kind' | 'code' | 'amount' | 'frequency' | 'day' | 'next_date'> {
  return {
    id: randomUUID(),
    investor_id: investorId,
    portfolio_id: portfolioId,
    order_id: null,
    target_code: null,
    folio_no: null,
    target_folio_no: null,
    upsize_code: null,
    step_from: null,
    mandate_id: null,
    status: 'created',
    failures: 0,
    instalments_total: null,
    instalments_done: 0,
    paused_from: null,
    stops_after: null,
    ended_by: null,
    ended_at: null,
    due_at: at,
    waiting: false,
    version: 1,
    created_at: at,
  };
}

/** Stores a plan as active with the first line of its history, and has the run look at it on its first day. */
export async function register(
  ctx: Context,
  tx: Tx,
  plan: PlanRow,
  scheme: OrderScheme,
  at: Date,
): Promise<PlanRow> {
  const dueAt = dueInstant(plan, daysOf(await loadCalendar(tx), scheme));
  const active: PlanRow = { ...plan, status: movePlan(plan.status, 'active'), due_at: dueAt };
  if (!(await insertPlan(tx, active))) return active;
  await insertEvents(tx, [
    {
      investor_id: plan.investor_id,
      plan_id: plan.id,
      at,
      state: 'registered',
      rule_id: null,
      order_id: plan.order_id,
      text_key: 'registered',
      text_values: { amount: plan.amount, first: plan.next_date },
    },
  ]);
  await notifyPlan(ctx, tx, active);
  await sendAt(ctx, tx, dueAt, 'systematic-due', {});
  await queueAnnouncement(ctx, tx, active);
  return active;
}
