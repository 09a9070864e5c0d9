import { addDays, instantAtIst } from '@sanchay/finance';
import type { Account } from './account.ts';
import { DAY, Frame, type LifeCount, type Surroundings } from './frame.ts';
import { faultsAtTheEnd, faultsOf, touchAll } from './invariants.ts';
import { FIRST_DAY } from './market.ts';
import { Plans } from './plans.ts';
import { Purchases } from './purchases.ts';
import { Sales } from './sales.ts';

/** Funds have NAVs of some days before anybody buys. */
const SETTLED_IN_DAYS = 10;

/**
 * One investor's years: orders, sales and switches at all hours, paid at once, late, never or twice, driven by jobs
 * that come late and come twice. Everything is checked at every step.
 */
export class Life {
  readonly #frame: Frame;
  readonly #purchases: Purchases;
  readonly #sales: Sales;
  readonly #plans: Plans;
  #last = 0;

  constructor(surroundings: Surroundings) {
    const frame = new Frame(surroundings);
    this.#frame = frame;
    this.#purchases = new Purchases(frame);
    this.#sales = new Sales(frame);
    this.#plans = new Plans({
      random: surroundings.random,
      now: () => frame.at,
      until: () => this.#last,
      rules: surroundings.market.rules,
      daysOf: ({ scheme_class: schemeClass }) => ({ calendar: surroundings.market.calendar, schemeClass }),
      at: (instant, run) => frame.agenda.at(instant, run),
      place: (scheme, plan, amount, ended) => this.#purchases.instalment(scheme, plan, amount, ended),
      fault: (message) => frame.faults.push(message),
    });
  }

  get account(): Account {
    return this.#frame.account;
  }

  get count(): LifeCount {
    return this.#frame.count;
  }

  /** Lives it. @returns the faults found, the first ones only */
  live(): string[] {
    const frame = this.#frame;
    const { random, years } = frame.context;
    const first = Date.parse(instantAtIst(addDays(FIRST_DAY, SETTLED_IN_DAYS), '00:00'));
    const last = first + years * 365 * DAY;
    this.#last = last;
    for (let at = first; at < last; at += random.int(1, 40) * DAY)
      frame.agenda.at(at + random.int(0, DAY - 1), () => this.#act());
    for (let next = frame.agenda.take(); next && frame.faults.length === 0; next = frame.agenda.take()) {
      frame.now = Math.max(frame.now, next.at);
      next.run();
    }
    this.count.instalments = this.#plans.instalments;
    this.count.endedByFailures = this.#plans.endedByFailures;
    touchAll(this.account);
    if (frame.faults.length === 0)
      frame.faults.push(...faultsOf(this.account), ...faultsAtTheEnd(this.account));
    return frame.faults;
  }

  #act(): void {
    const { random, market } = this.#frame.context;
    const held = [...this.account.live.values()].filter(({ units }) => units > 0n);
    const roll = random.next();
    if (held.length > 0 && roll < 0.28)
      this.#sales.sell(random.pick(held).id, roll < 0.1 ? 'switch' : 'redeem');
    else if (held.length > 0 && roll < 0.31) this.#purchases.chargeBack(held);
    else if (held.length > 0 && roll < 0.33) this.#purchases.correct();
    else if (roll < 0.37) this.#plans.start(this.#frame.name('plan'), random.pick(market.schemes));
    else this.#purchases.buy(random.pick(market.schemes));
  }
}
