import { businessDayOnOrAfter, formatDateTime, planChangeUntil } from '@sanchay/finance';
import type { FundDays } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { Tx } from '../db/pool.ts';
import { isGoingOn } from '../engine/systematicMachine.ts';
import { schemeForOrder } from '../funds/index.ts';
import type { OrderScheme } from '../funds/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { daysOf } from './planDates.ts';
import type { PlanRow } from './rows.ts';
import { lockPlan } from './store.ts';

/** A plan under its lock, with what a change needs to know. */
export interface OpenPlan {
  plan: PlanRow;
  scheme: OrderScheme;
  days: FundDays;
  /** Business time of this change. */
  at: Date;
}

export type EditError = 'cannot_place_order' | 'cannot_cancel_order' | 'cannot_cancel_both_orders';

/** 400 with one of the errors of the specification (section 8). */
export function cannot(code: EditError, words: string): Problem {
  return new Problem(400, 'validation_failed', code, words);
}

/**
 * Takes a plan of the actor's portfolio for a change; two changes wait for one another.
 * @throws Problem 404; 409 `plan_changed`, with the fresh version, when the person saw an older one; 400 with the code
 * when it has ended.
 */
export async function openPlan(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  id: string,
  { version, code }: { version: number; code: EditError },
): Promise<OpenPlan> {
  const plan = isUuid(id) ? await lockPlan(tx, id) : null;
  if (plan?.portfolio_id !== actor.portfolioId) throw notFound('We do not know this plan.');
  if (plan.version !== version) {
    const words = 'This plan was changed meanwhile, maybe on another device. Please look at it again.';
    const errors = { version: [String(plan.version)], status: [plan.status], amount: [plan.amount] };
    throw new Problem(409, 'validation_failed', 'plan_changed', words, { errors });
  }
  if (!isGoingOn(plan)) throw cannot(code, 'This plan has ended, so it can no longer be changed.');
  const scheme = (await schemeForOrder(tx, plan.code))!;
  const days = daysOf(await loadCalendar(tx), scheme);
  return { plan, scheme, days, at: await ctx.business.now(tx) };
}

/** The last moment at which a change reaches the instalment meant for an ISO day. */
export function changeUntil({ plan, days }: Pick<OpenPlan, 'plan' | 'days'>, due = plan.next_date) {
  const date = businessDayOnOrAfter(days.calendar, due, days.schemeClass);
  return planChangeUntil(date, plan.mandate_id !== null, days);
}

/** @throws Problem 400 with the code when the next instalment can no longer be changed. */
export function assertInTime(open: OpenPlan, code: EditError): void {
  const { until } = changeUntil(open);
  if (open.at <= new Date(until)) return;
  throw cannot(
    code,
    `The next instalment is on its way already: it could be changed until ${formatDateTime(until)}. Change the plan once it is taken.`,
  );
}
