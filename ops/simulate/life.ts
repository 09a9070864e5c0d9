import { addDays, instantAtIst, istDate } from '@sanchay/finance';
import type { Account } from './account.ts';
import { DAY, Frame, MINUTE, type LifeCount, type Surroundings } from './frame.ts';
import { faultsAtTheEnd, faultsOf, touchAll } from './invariants.ts';
import { FIRST_DAY } from './market.ts';
import { Plans } from './plans.ts';
import { Purchases } from './purchases.ts';
import { Sales } from './sales.ts';
import { Deposits } from './trading/deposits.ts';
import { Trading } from './trading/trading.ts';
import { UsTrading } from './us-trading/usTrading.ts';

/** Funds have NAVs of some days before anybody buys. */
const SETTLED_IN_DAYS = 10;
/** The rules of all charges of shares are in force. */
const TRADING_FROM = '2024-10-01';

/**
 * One investor's years: orders, sales and switches of funds at all hours, paid at once, late, never or twice, driven by jobs
 * that come late and come twice; orders of shares with the messages of exchange and broker, and fixed deposits. Everything is checked at every step.
 */
export class Life {
  readonly #frame: Frame;
  readonly #purchases: Purchases;
  readonly #sales: Sales;
  readonly #plans: Plans;
  readonly #trading: Trading;
  readonly #deposits: Deposits;
  readonly #us: UsTrading;
  #last = 0;

  constructor(surroundings: Surroundings) {
    const frame = new Frame(surroundings);
    this.#frame = frame;
    this.#purchases = new Purchases(frame);
    this.#sales = new Sales(frame);
    this.#trading = new Trading(frame, surroundings.tradingRandom);
    this.#deposits = new Deposits(frame, surroundings.tradingRandom);
    this.#us = new UsTrading(frame, surroundings.usRandom);
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
    this.#planTrading(first, last);
    this.#planUsTrading(first, last);
    for (let next = frame.agenda.take(); next && frame.faults.length === 0; next = frame.agenda.take()) {
      frame.now = Math.max(frame.now, next.at);
      next.run();
    }
    this.count.instalments = this.#plans.instalments;
    this.count.endedByFailures = this.#plans.endedByFailures;
    this.#countTrading();
    touchAll(this.account);
    if (frame.faults.length === 0)
      frame.faults.push(
        ...faultsOf(this.account),
        ...faultsAtTheEnd(this.account),
        ...this.#trading.faultsAtTheEnd(),
        ...this.#deposits.faultsAtTheEnd(),
        ...this.#us.faultsAtTheEnd(),
      );
    return frame.faults;
  }

  /** Sum over the ledgers of all assets, which is zero in sound ones. */
  ledgerSum(): bigint {
    return (
      this.account.book.total() +
      this.#trading.book.total() +
      this.#deposits.book.total() +
      this.#us.book.total()
    );
  }

  /** Days on which the investor trades shares several times, or opens and closes deposits. */
  #planTrading(first: number, last: number): void {
    const { agenda, context } = this.#frame;
    const random = context.tradingRandom;
    const from = Math.max(first, Date.parse(instantAtIst(TRADING_FROM, '00:00')));
    for (let at = from; at < last; at += random.int(2, 20) * DAY) {
      const day = istDate(new Date(at));
      const opening = Date.parse(instantAtIst(day, '09:10'));
      for (let acts = random.int(1, 6); acts > 0; acts -= 1)
        agenda.at(opening + random.int(0, 385 * MINUTE), () => this.#trading.act());
      if (random.chance(0.1)) agenda.at(opening + random.int(0, DAY), () => this.#deposits.act());
    }
  }

  /** Days on which the investor trades US shares several times, before and during the session. */
  #planUsTrading(first: number, last: number): void {
    const { agenda, context } = this.#frame;
    const random = context.usRandom;
    for (let at = first; at < last; at += random.int(5, 70) * DAY) {
      const evening = Date.parse(instantAtIst(istDate(new Date(at)), '18:30'));
      for (let acts = random.int(1, 6); acts > 0; acts -= 1)
        agenda.at(evening + random.int(0, 500 * MINUTE), () => this.#us.act());
    }
  }

  #countTrading(): void {
    const { count, inbox } = this.#trading.desk;
    const us = this.#us.desk.count;
    Object.assign(this.count, {
      fills: count.fills,
      lateFills: count.late,
      annulled: count.annulled,
      settled: count.settled,
      repeatedMessages: inbox.count.repeats,
      gaps: inbox.count.gaps,
      deposits: this.#deposits.count.opened,
      interest: this.#deposits.count.interest,
      usFills: us.fills,
      usLateFills: us.late,
      usRefused: us.refused,
      usAnnulled: us.annulled,
      usSettled: us.settled,
      usSplits: us.splits,
      usDividends: us.dividends,
    });
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
