import type { PlanStep } from '@sanchay/contracts';
import {
  businessDayOnOrAfter,
  istDate,
  istMillis,
  parseStepUp,
  steppedAmount,
  type FundDays,
  type RuleBook,
} from '@sanchay/finance';
import { countFailure, movePlan, passDueDate, type PlanState } from './systematicMachine.ts';
import type { StepFact, StepValues } from './context.ts';

/** Instalments are taken before the market opens. */
const INSTALMENT_TIME = '08:00';
/** How long an instalment waits before it looks again whether its place in the cart is free. */
const LOOK_AGAIN_MS = 10 * 60_000;

/** What the run knows of a plan besides its state. */
export interface PlanTerms extends PlanState {
  /** Rupees of an instalment before its steps, as decimal text. */
  readonly amount: string;
  readonly upsize_code: string | null;
  readonly step_from: string | null;
}

/** What came of trying to take an instalment: it was, something waits in its place, the fund is closed, KYC of the investor has lapsed, or it was refused. */
export type Attempt =
  | { readonly end: 'placed' | 'charged' | 'sent'; readonly orderId: string | null }
  | { readonly end: 'blocked' }
  | { readonly end: 'closed' | 'kyc_lapsed' }
  | { readonly end: 'refused'; readonly why: string };

/** What the run does with a plan that is due: its new state, the record of the date, and the lines of its history. */
export interface DueDecision<P> {
  readonly plan: P;
  /** The business instant at which the run looks at it next. */
  readonly lookAt: Date;
  /** Due, and something is in its way. */
  readonly waiting: boolean;
  readonly passed: {
    readonly due: string;
    readonly outcome: 'placed' | 'charged' | 'missed' | 'failed';
    readonly orderId: string | null;
    readonly amount: string;
  } | null;
  readonly steps: readonly StepFact<string, PlanStep>[];
  readonly failure: { readonly failures: number; readonly limit: number; readonly ended: boolean } | null;
}

/** The business instant at which the instalment of a plan is taken. */
export function dueInstant({ next_date }: Pick<PlanState, 'next_date'>, days: FundDays): Date {
  return new Date(
    istMillis(businessDayOnOrAfter(days.calendar, next_date, days.schemeClass), INSTALMENT_TIME),
  );
}

/** Rupees of the instalment of an ISO day, as text with two decimals; `multiple` is the fund's. */
export function instalmentAmount(plan: PlanTerms, due: string, multiple: number): string {
  const from = plan.step_from ?? plan.next_date;
  return steppedAmount(plan.amount, parseStepUp(plan.upsize_code), { from, due, multiple }).toFixed(2);
}

const step = (
  at: Date,
  state: PlanStep,
  key: string,
  values: StepValues,
  ruleId: string | null = null,
): StepFact<string, PlanStep> => ({ at, state, key, values, ruleId });

/**
 * The outcome of a plan whose instalment is due at `at`. A date whose place is taken waits until the date after it is
 * due too, and is missed then; each date passes once. A date while KYC has lapsed is skipped at once, and counts as no failure.
 */
export function decideDue<P extends PlanTerms>(
  plan: P,
  attempt: Attempt,
  {
    at,
    days,
    multiple,
    rules,
  }: { at: Date; days: FundDays; multiple: number; rules: Pick<RuleBook, 'plan_failure'> },
): DueDecision<P> {
  const due = plan.next_date;
  const amount = instalmentAmount(plan, due, multiple);
  const woken = plan.status === 'paused' ? { ...plan, status: movePlan(plan.status, 'active') } : plan;
  const over = plan.status === 'paused' ? [step(at, 'resumed', 'pause_over', { next: due })] : [];
  const values = { due, amount };
  const next = {
    ...woken,
    next_date: passDueDate({ ...woken, stops_after: null, instalments_total: null }, 'skipped', days)
      .next_date,
  };
  const late = dueInstant(next, days) <= at;
  if ((attempt.end === 'blocked' || attempt.end === 'closed') && !late) {
    const lookAt = new Date(at.getTime() + LOOK_AGAIN_MS);
    return { plan: woken, lookAt, waiting: true, passed: null, steps: over, failure: null };
  }
  if (attempt.end === 'placed' || attempt.end === 'charged' || attempt.end === 'sent') {
    const after = passDueDate(woken, 'placed', days);
    const key = { placed: 'in_cart', charged: 'charged', sent: 'units_asked' }[attempt.end];
    const state = attempt.end === 'placed' ? 'placed' : 'charged';
    const steps = [...over, step(at, state, key, values), ...ending(after, at)];
    const passed = { due, outcome: state, orderId: attempt.orderId, amount } as const;
    return { plan: after, lookAt: dueInstant(after, days), waiting: false, passed, steps, failure: null };
  }
  const skipped = passDueDate(woken, 'missed', days);
  if (attempt.end === 'closed' || attempt.end === 'kyc_lapsed') {
    const key = { closed: 'closed_date', kyc_lapsed: 'kyc_lapsed' }[attempt.end];
    const steps = [...over, step(at, 'missed', key, values), ...ending(skipped, at)];
    const passed = { due, outcome: 'missed', orderId: null, amount } as const;
    return { plan: skipped, lookAt: dueInstant(skipped, days), waiting: false, passed, steps, failure: null };
  }
  const { plan: after, limit, ruleId, ended } = countFailure(skipped, istDate(at), rules);
  const failure = { failures: after.failures, limit, ended };
  const counted = { ...values, failures: after.failures, limit };
  const line =
    attempt.end === 'refused'
      ? step(at, 'failed', 'refused', { ...counted, why: attempt.why }, ruleId)
      : step(at, 'missed', 'missed', counted, ruleId);
  const end = ended ? [step(at, 'cancelled', 'auto_cancelled', { limit }, ruleId)] : ending(after, at);
  const outcome = attempt.end === 'refused' ? 'failed' : 'missed';
  return {
    plan: after,
    lookAt: dueInstant(after, days),
    waiting: false,
    passed: { due, outcome, orderId: null, amount },
    steps: [...over, line, ...end],
    failure,
  };
}

function ending(plan: PlanState, at: Date): StepFact<string, PlanStep>[] {
  if (plan.status === 'completed') {
    return [step(at, 'completed', 'completed', { count: plan.instalments_total ?? 0 })];
  }
  return plan.status === 'cancelled' ? [step(at, 'cancelled', 'stopped', {})] : [];
}
