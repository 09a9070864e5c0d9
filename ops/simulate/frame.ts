import { addDays } from '@sanchay/finance';
import { pricingInstant, type Decision, type EngineNav } from '../../api/src/engine/index.ts';
import { Account } from './account.ts';
import { Agenda } from './agenda.ts';
import { tenThousandths } from './book.ts';
import { faultsOf } from './invariants.ts';
import type { Market, MarketScheme } from './market.ts';
import type { Plant } from './options.ts';
import type { Oracle } from './oracle.ts';
import type { Random } from './random.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What a life is lived in. */
export interface Surroundings {
  market: Market;
  oracle: Oracle;
  random: Random;
  /** Chance of its stocks and deposits, apart from that of its funds. */
  tradingRandom: Random;
  /** Chance of its US shares. */
  usRandom: Random;
  /** Years in which the investor acts; what is under way then comes to its end. */
  years: number;
  plant: Plant | null;
}

/** What happened in a life. */
export interface LifeCount {
  orders: number;
  sales: number;
  acknowledged: number;
  refunds: number;
  repeats: number;
  /** Chargebacks that left an amount due. */
  receivables: number;
  instalments: number;
  endedByFailures: number;
  /** Trades of shares that counted, and those that were reported after the end of their order. */
  fills: number;
  lateFills: number;
  /** Trades that were annulled in time. */
  annulled: number;
  /** Orders of shares that settled. */
  settled: number;
  /** Messages of the exchange that arrived again, and gaps that were noticed. */
  repeatedMessages: number;
  gaps: number;
  deposits: number;
  /** Bookings of interest. */
  interest: number;
  /**
   * Of US shares: trades that counted, those reported after the end of their order and those that nothing covered, annulled
   * trades, settled orders, splits, and dividends that were paid.
   */
  usFills: number;
  usLateFills: number;
  usRefused: number;
  usAnnulled: number;
  usSettled: number;
  usSplits: number;
  usDividends: number;
}

/** A lot that a purchase or a switch brings. */
interface Brought {
  id: string;
  code: string;
  folioNo: string;
  boughtOn: string;
  units: string;
  cost: string;
}

/** What the parts of a life share: its account and what was found wrong, its clock, and what is to be done when. */
export class Frame {
  readonly account = new Account();
  readonly faults: string[] = [];
  readonly count: LifeCount = {
    orders: 0,
    sales: 0,
    acknowledged: 0,
    refunds: 0,
    repeats: 0,
    receivables: 0,
    instalments: 0,
    endedByFailures: 0,
    fills: 0,
    lateFills: 0,
    annulled: 0,
    settled: 0,
    repeatedMessages: 0,
    gaps: 0,
    deposits: 0,
    interest: 0,
    usFills: 0,
    usLateFills: 0,
    usRefused: 0,
    usAnnulled: 0,
    usSettled: 0,
    usSplits: 0,
    usDividends: 0,
  };
  readonly context: Surroundings;
  readonly agenda = new Agenda();
  /** Epoch milliseconds of the business clock. */
  now = 0;
  #names = 0;

  constructor(context: Surroundings) {
    this.context = context;
  }

  get at(): Date {
    return new Date(this.now);
  }

  name(kind: string): string {
    return `${kind}-${(this.#names += 1)}`;
  }

  later(ms: number, run: () => void): void {
    this.agenda.at(this.now + ms, run);
  }

  /** How long money takes: mostly a moment, sometimes hours or days. */
  patience(): number {
    const { random } = this.context;
    if (random.chance(0.7)) return random.int(1, 10) * MINUTE;
    return random.chance(0.7) ? random.int(1, 20) * HOUR : random.int(1, 6) * DAY;
  }

  /** Now and then a fund is closed at the wrong moment. */
  mood(scheme: MarketScheme): MarketScheme {
    return this.context.random.chance(0.01) ? { ...scheme, purchasable: false } : scheme;
  }

  /** A client received confirmation that an order exists. */
  acknowledge(id: string): void {
    this.account.acknowledged.push(id);
    this.count.acknowledged += 1;
  }

  /** Looks at everything that was touched. */
  check(found: readonly string[] = []): void {
    this.faults.push(...found, ...faultsOf(this.account));
  }

  /** Keeps the parts of a decision. */
  keep(id: string, made: Decision<unknown>): void {
    const { plant, random } = this.context;
    let kept = made;
    if (plant === 'unbalanced' && made.bookings.length > 0 && random.chance(0.02)) {
      const bookings = made.bookings.map((one) => ({ ...one, entries: one.entries.slice(1) }));
      kept = { ...made, bookings };
    }
    for (const fault of this.account.keep(id, kept)) this.faults.push(`${id}: does not balance in ${fault}`);
  }

  /** New units in a folio. */
  bring(lot: Brought): void {
    const { market, plant, random } = this.context;
    const twice = plant === 'double-unit' && random.chance(0.02) ? 2n : 1n;
    this.account.putLot({
      ...lot,
      exitLoad: market.scheme(lot.code).exit_load,
      units: tenThousandths(lot.units) * twice,
      cost: tenThousandths(lot.cost),
    });
  }

  /** The NAV of a day once its hour has come; it must have one. */
  published(code: string, date: string): EngineNav | null {
    const { market, plant, random } = this.context;
    if (this.now < pricingInstant(date).getTime()) return null;
    const nav = market.nav(code, date);
    if (!nav) {
      this.faults.push(`${code} publishes no NAV for ${date}`);
      return null;
    }
    if (plant !== 'wrong-nav-day' || !random.chance(0.02)) return nav;
    return { date, nav: market.lastNav(code, addDays(date, -1)).nav };
  }

  /** Jobs come late, and some come twice; before their time they do nothing. */
  due(at: Date, run: () => void): void {
    const { random } = this.context;
    const due = at.getTime();
    const lateness = random.chance(0.8) ? random.int(0, 3_000) : random.int(0, 3 * DAY);
    if (random.chance(0.1)) this.agenda.at(due - random.int(1, 5 * HOUR), run);
    this.agenda.at(due + lateness, run);
    if (random.chance(0.2)) this.agenda.at(due + lateness + random.int(0, DAY), run);
  }
}
