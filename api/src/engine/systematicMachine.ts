import type { PlanEnd, PlanStatus } from '@sanchay/contracts';
import {
  followingDueDate,
  planFailureLimit,
  type FundDays,
  type PlanRhythm,
  type RuleBook,
} from '@sanchay/finance';
import { IllegalTransitionError } from './context.ts';

/** What the life of a SIP, STP or SWP is made of. */
export interface PlanState extends PlanRhythm {
  readonly status: PlanStatus;
  /** ISO day for which the next instalment is meant. */
  readonly next_date: string;
  /** Instalments in a row that were not paid. */
  readonly failures: number;
  readonly instalments_done: number;
  /** After so many the plan is completed; null goes on until it is stopped. */
  readonly instalments_total: number | null;
  /** The instalment of this day is the last; set while a stop is under way. */
  readonly stops_after: string | null;
  readonly ended_by: PlanEnd | null;
}

/** The life of a plan, all of it (rules, State machines). A skip is a date that passes, not a state of its own. */
const TRANSITIONS: Readonly<Record<PlanStatus, readonly PlanStatus[]>> = {
  created: ['mandate_pending', 'active', 'cancelled'],
  mandate_pending: ['active', 'paused', 'completed', 'cancelled'],
  active: ['paused', 'completed', 'cancelled'],
  paused: ['active', 'cancelled'],
  completed: [],
  cancelled: [],
};

/** The new status. @throws IllegalTransitionError when the step does not exist. */
export function movePlan(from: PlanStatus, to: PlanStatus): PlanStatus {
  if (!TRANSITIONS[from].includes(to)) throw new IllegalTransitionError('a plan', from, to);
  return to;
}

/** Whether the plan still takes instalments, now or after a pause. */
export function isGoingOn({ status }: Pick<PlanState, 'status'>): boolean {
  return status !== 'completed' && status !== 'cancelled';
}

/** What becomes of a due date. A missed or skipped one does not count as done. */
export type DateEnd = 'placed' | 'missed' | 'skipped';

/** The plan after a due date has passed: at its next date, or completed, or at the end of a stop. */
export function passDueDate<P extends PlanState>(plan: P, end: DateEnd, days: FundDays): P {
  const done = plan.instalments_done + (end === 'placed' ? 1 : 0);
  const passed = {
    ...plan,
    instalments_done: done,
    next_date: followingDueDate(plan, plan.next_date, days),
  };
  if (plan.stops_after !== null && plan.next_date >= plan.stops_after) {
    return { ...passed, status: movePlan(plan.status, 'cancelled'), ended_by: 'user' };
  }
  if (plan.instalments_total !== null && done >= plan.instalments_total) {
    return { ...passed, status: movePlan(plan.status, 'completed') };
  }
  return passed;
}

/** The plan after an instalment that was not paid on an ISO date: one failure more, and ended at the limit of its rule. */
export function countFailure<P extends PlanState>(
  plan: P,
  on: string,
  rules: Pick<RuleBook, 'plan_failure'>,
): { plan: P; limit: number; ruleId: string; ended: boolean } {
  const { limit, ruleId } = planFailureLimit(plan.frequency, on, rules);
  const failed = { ...plan, failures: plan.failures + 1 };
  const ended = failed.failures >= limit && isGoingOn(plan);
  return {
    plan: ended ? { ...failed, status: movePlan(plan.status, 'cancelled'), ended_by: 'auto' } : failed,
    limit,
    ruleId,
    ended,
  };
}

/** The plan after an instalment that was paid: the count of failures in a row starts again. */
export function countPaid<P extends PlanState>(plan: P): P {
  return { ...plan, failures: 0 };
}
