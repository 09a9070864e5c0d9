import {
  addDays,
  businessDayOnOrAfter,
  firstDueDate,
  istDate,
  rhythmDay,
  type FundDays,
  type RuleBook,
} from '@sanchay/finance';
import {
  countFailure,
  countPaid,
  decideDue,
  dueInstant,
  isGoingOn,
  type Attempt,
  type PlanTerms,
} from '../../api/src/engine/index.ts';
import type { MarketScheme } from './market.ts';
import type { Random } from './random.ts';

const FREQUENCIES = ['daily', 'weekly', 'fortnightly', 'monthly', 'monthly', 'monthly', 'quarterly'] as const;
const STEP_UPS = [null, null, 'P10-12', 'R500-6-20000'] as const;
const DAY = 86_400_000;

/** A SIP of a life, with the dates that have passed. */
export interface SimulatedPlan extends PlanTerms {
  readonly id: string;
  readonly code: string;
}

/** What the run of plans requires from the simulated life that it belongs to. */
export interface PlanHost {
  readonly random: Random;
  readonly rules: RuleBook;
  now(): Date;
  /** Epoch milliseconds after which nothing new is taken. */
  until(): number;
  daysOf(scheme: MarketScheme): FundDays;
  at(instant: number, run: () => void): void;
  /**
   * Places the instalment; `ended` is notified whether its money arrived.
   * @returns the order's id
   */
  place(scheme: MarketScheme, plan: SimulatedPlan, amount: string, ended: (paid: boolean) => void): string;
  fault(message: string): void;
}

/** The SIPs of one life: dates that come late, twice, on closed days and at month ends; money that fails. */
export class Plans {
  /** Instalments taken, over all plans. */
  instalments = 0;
  /** Plans that three failures in a row (two of quarterly ones) have ended. */
  endedByFailures = 0;
  readonly #host: PlanHost;
  readonly #plans = new Map<string, SimulatedPlan>();
  readonly #days = new Map<string, Set<string>>();

  constructor(host: PlanHost) {
    this.#host = host;
  }

  start(id: string, scheme: MarketScheme): void {
    const { random } = this.#host;
    const frequency = random.pick(FREQUENCIES);
    const from = addDays(istDate(this.#host.now()), random.int(1, 40));
    const day = rhythmDay(
      frequency,
      businessDayOnOrAfter(this.#daysOf(scheme).calendar, from, scheme.scheme_class),
    );
    const next_date = firstDueDate({ frequency, day }, from, this.#daysOf(scheme));
    const plan: SimulatedPlan = {
      id,
      code: scheme.code,
      frequency,
      day,
      next_date,
      status: 'active',
      failures: 0,
      instalments_done: 0,
      instalments_total: random.chance(0.5) ? random.int(3, 30) : random.int(30, 60),
      stops_after: random.chance(0.2) ? addDays(next_date, random.int(30, 400)) : null,
      ended_by: null,
      amount: `${scheme.minimum + random.int(0, 20) * 500}.00`,
      upsize_code: random.pick(STEP_UPS),
      step_from: null,
    };
    this.#plans.set(id, plan);
    this.#days.set(id, new Set());
    this.#wake(plan, scheme);
  }

  #daysOf(scheme: MarketScheme): FundDays {
    return this.#host.daysOf(scheme);
  }

  /** The run looks when something is due, at times late, at times twice. */
  #wake(
    { id }: SimulatedPlan,
    scheme: MarketScheme,
    at = dueInstant(this.#plans.get(id)!, this.#daysOf(scheme)),
  ): void {
    const { random } = this.#host;
    if (at.getTime() > this.#host.until()) return;
    const late = random.chance(0.9) ? random.int(0, 60_000) : random.int(0, 9 * DAY);
    this.#host.at(at.getTime() + late, () => this.#look(id, scheme));
    if (random.chance(0.1)) this.#host.at(at.getTime() + late + 1, () => this.#look(id, scheme));
  }

  #look(id: string, scheme: MarketScheme): void {
    const { random } = this.#host;
    const plan = this.#plans.get(id)!;
    const at = this.#host.now();
    const days = this.#daysOf(scheme);
    if (!isGoingOn(plan) || dueInstant(plan, days) > at) return;
    let orderId: string | null = null;
    const roll = random.next();
    const attempt: Attempt =
      roll < 0.03
        ? { end: 'refused', why: 'the mandate is too small' }
        : roll < 0.06
          ? { end: 'blocked' }
          : roll < 0.08
            ? { end: 'closed' }
            : { end: 'charged', orderId: null };
    const made = decideDue(plan, attempt, { at, days, multiple: 100, rules: this.#host.rules });
    if (attempt.end === 'charged') {
      orderId = this.#host.place(scheme, plan, made.passed!.amount, (paid) => this.#ended(id, scheme, paid));
      this.instalments += 1;
    }
    this.#plans.set(id, made.plan);
    if (made.passed) this.#check(plan, made.passed.due, made.passed.amount, orderId !== null, days);
    if (made.failure?.ended) this.endedByFailures += 1;
    if (isGoingOn(made.plan)) this.#wake(made.plan, scheme, made.lookAt);
  }

  #check(plan: SimulatedPlan, due: string, amount: string, taken: boolean, days: FundDays): void {
    const day = businessDayOnOrAfter(days.calendar, due, days.schemeClass);
    const seen = this.#days.get(plan.id)!;
    if (seen.has(day)) this.#host.fault(`${plan.id}: two instalments on ${day}`);
    if ([...seen].some((earlier) => earlier > day)) this.#host.fault(`${plan.id}: ${day} after a later one`);
    seen.add(day);
    if (Number(amount) < Number(plan.amount))
      this.#host.fault(`${plan.id}: ${amount} is below ${plan.amount}`);
    if (taken && plan.instalments_total !== null && plan.instalments_done >= plan.instalments_total)
      this.#host.fault(`${plan.id}: an instalment beyond its ${plan.instalments_total}`);
  }

  #ended(id: string, scheme: MarketScheme, paid: boolean): void {
    const plan = this.#plans.get(id)!;
    if (paid) {
      this.#plans.set(id, countPaid(plan));
      return;
    }
    const failed = countFailure(plan, istDate(this.#host.now()), this.#host.rules);
    this.#plans.set(id, failed.plan);
    if (!failed.ended) return;
    this.endedByFailures += 1;
    const most = plan.frequency === 'quarterly' ? 2 : 3;
    if (failed.plan.failures < most)
      this.#host.fault(`${id} (${scheme.code}): ended after ${failed.plan.failures} failures`);
  }
}
