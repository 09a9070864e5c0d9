import {
  businessDayOnOrAfter,
  formatDateTime,
  planChangeUntil,
  type FundDays,
  type RuleBook,
} from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { Tx } from '../db/pool.ts';
import { isGoingOn } from '../engine/index.ts';
import { schemeForOrder, type OrderScheme } from '../funds/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { requestLanguage } from '../platform/http/language.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import { daysOf } from './planDates.ts';
import { cannot, planRefusal, type EditError } from './messages/refusals.ts';
import type { PlanRow } from './rows.ts';
import { lockPlan } from './store.ts';

/** A plan under its lock, with what a change needs to know. */
export interface OpenPlan {
  plan: PlanRow;
  scheme: OrderScheme;
  days: FundDays;
  /** Business time of this change, and the rules as they are known then. */
  at: Date;
  rules: RuleBook;
}

/**
 * Locks a plan of the actor's portfolio for a change; two concurrent changes wait for one another.
 * @throws Problem 404; 409 `plan_changed`, with the current version, when the user saw an older one; 400 with the code
 *   when the plan has ended.
 */
export async function openPlan(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  id: string,
  { version, code }: { version: number; code: EditError },
): Promise<OpenPlan> {
  const plan = isUuid(id) ? await lockPlan(tx, id) : null;
  if (plan?.portfolio_id !== actor.portfolioId) throw notFound(planRefusal('unknownPlan'));
  if (plan.version !== version) {
    const message = planRefusal('planChanged');
    const errors = { version: [String(plan.version)], status: [plan.status], amount: [plan.amount] };
    throw new Problem(409, 'validation_failed', 'plan_changed', message, { errors });
  }
  if (!isGoingOn(plan)) throw cannot(code, 'hasEnded');
  const scheme = (await schemeForOrder(tx, plan.code))!;
  const days = daysOf(await loadCalendar(tx), scheme);
  return { plan, scheme, days, at: await ctx.business.now(tx), rules: ctx.rules.book() };
}

/** The last moment at which a change reaches the instalment meant for an ISO day. */
export function changeUntil(
  { plan, days, rules }: Pick<OpenPlan, 'plan' | 'days' | 'rules'>,
  due = plan.next_date,
) {
  const date = businessDayOnOrAfter(days.calendar, due, days.schemeClass);
  return planChangeUntil(date, plan.mandate_id !== null, days, rules);
}

/** @throws Problem 400 with the code when the next instalment can no longer be changed. */
export function assertInTime(open: OpenPlan, code: EditError): void {
  const { until } = changeUntil(open);
  if (open.at <= new Date(until)) return;
  throw cannot(code, 'tooLate', formatDateTime(until, requestLanguage()));
}
