import type { CallReply } from '@sanchay/contracts';
import { addMonthsClamped, businessDayOnOrAfter, toWire } from '@sanchay/finance';
import type { BusinessCalendar } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../calendar/index.ts';
import type { Queries, Tx } from '../db/pool.ts';
import { schemesForOrder } from '../funds/index.ts';
import type { OrderScheme } from '../funds/index.ts';
import type { Context } from '../platform/context.ts';
import { activePlans, insertPlan } from './planStore.ts';
import type { PlanRow } from './planStore.ts';
import type { OrderRow } from './rows.ts';
import { instalmentInstant, sendAt } from './schedule.ts';

const SHOWN_DATES = 6;

/** The calendar date after `date` on the plan's day; the 31st becomes the end of shorter months. */
export function followingDate({ day }: Pick<PlanRow, 'day'>, date: string): string {
  return addMonthsClamped(date, 1, day);
}

/** The plan that a paid SIP order sets up. Its next date is the order's start date. */
export async function registerPlan(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  scheme: OrderScheme,
  at: Date,
): Promise<void> {
  const start = order.start_date!;
  const plan = {
    id: randomUUID(),
    investor_id: order.investor_id,
    portfolio_id: order.portfolio_id,
    order_id: order.id,
    code: order.code,
    amount: order.amount,
    day: Number(start.slice(8)),
    folio_no: order.folio_no,
    upsize_code: order.upsize_code,
    next_date: start,
    created_at: at,
  };
  await insertPlan(tx, plan);
  const date = businessDayOnOrAfter(await loadCalendar(tx), start, scheme.scheme_class);
  await sendAt(ctx, tx, instalmentInstant(date), 'systematic-due', { planId: plan.id });
}

/** The next business dates of a plan, as many as asked. */
export function nextDates(
  plan: Pick<PlanRow, 'day' | 'next_date'>,
  calendar: BusinessCalendar,
  scheme: OrderScheme,
  count = SHOWN_DATES,
): string[] {
  return Array.from({ length: count }, (_, months) =>
    businessDayOnOrAfter(calendar, addMonthsClamped(plan.next_date, months, plan.day), scheme.scheme_class),
  );
}

type PlanView = CallReply<'systematicPlans'>['data'][number];

/** The active SIPs of a portfolio as the contracts show them. */
export async function planViews(q: Queries, portfolioId: string): Promise<PlanView[]> {
  const plans = await activePlans(q, portfolioId);
  if (plans.length === 0) return [];
  const schemes = await schemesForOrder(
    q,
    plans.map((plan) => plan.code),
  );
  const calendar = await loadCalendar(q);
  return plans.map((plan) => {
    const scheme = schemes.get(plan.code)!;
    return {
      id: plan.id,
      kind: plan.kind,
      code: plan.code,
      fund_name: scheme.name,
      slug: scheme.slug,
      amount: toWire(plan.amount, 2),
      day: plan.day,
      frequency: plan.frequency,
      folio_no: plan.folio_no,
      status: plan.status,
      next_dates: nextDates(plan, calendar, scheme),
    };
  });
}
