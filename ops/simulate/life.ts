import { addDays, daysBetween, instantAtIst, istDate } from '@sanchay/finance';
import {
  correctAllotment,
  decidePurchase,
  decideRedemption,
  folioUnits,
  IllegalTransitionError,
  paymentReversalEntries,
  payNowOf,
  pricingInstant,
  splitByLock,
  startRedemption,
  unitsToReserve,
} from '../../api/src/engine/index.ts';
import type {
  Decision,
  EngineNav,
  FollowUp,
  PurchaseEvent,
  PurchaseState,
  RedemptionEvent,
  RedemptionState,
} from '../../api/src/engine/index.ts';
import { cashInTransit, gatewayClearing } from '../../api/src/ledger/index.ts';
import { Account } from './account.ts';
import { Agenda } from './agenda.ts';
import { decimalText, tenThousandths } from './book.ts';
import { faultsAtTheEnd, faultsOf, faultsOfPurchase, faultsOfSale, touchAll } from './invariants.ts';
import { FIRST_DAY } from './market.ts';
import type { Market, MarketScheme } from './market.ts';
import type { Plant } from './options.ts';
import type { Oracle } from './oracle.ts';
import { Plans } from './plans.ts';
import type { Random } from './random.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Rupees. */
const LEAST_SWITCH = 100;
/** Funds have NAVs of some days before anybody buys. */
const SETTLED_IN_DAYS = 10;

/** What a life is lived in. */
export interface Surroundings {
  market: Market;
  oracle: Oracle;
  random: Random;
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
  instalments: number;
  endedByFailures: number;
}

/**
 * One investor's years: orders, sales and switches at all hours, paid at once, late, never or twice, driven by jobs
 * that come late and come twice. Everything is checked at every step.
 */
export class Life {
  readonly account = new Account();
  readonly faults: string[] = [];
  readonly count: LifeCount = {
    ...{ orders: 0, sales: 0, acknowledged: 0, refunds: 0, repeats: 0 },
    ...{ instalments: 0, endedByFailures: 0 },
  };
  readonly #world: Surroundings;
  readonly #agenda = new Agenda();
  readonly #plans: Plans;
  #now = 0;
  #names = 0;
  #last = 0;

  constructor(surroundings: Surroundings) {
    this.#world = surroundings;
    this.#plans = new Plans({
      random: surroundings.random,
      now: () => this.#at,
      until: () => this.#last,
      daysOf: ({ scheme_class: schemeClass }) => ({ calendar: surroundings.market.calendar, schemeClass }),
      at: (instant, run) => this.#agenda.at(instant, run),
      place: (scheme, plan, amount, ended) => this.#instalment(scheme, plan, amount, ended),
      fault: (words) => this.faults.push(words),
    });
  }

  /** Lives it. @returns the faults found, the first ones only */
  live(): string[] {
    const { random, years } = this.#world;
    const first = Date.parse(instantAtIst(addDays(FIRST_DAY, SETTLED_IN_DAYS), '00:00'));
    const last = first + years * 365 * DAY;
    this.#last = last;
    for (let at = first; at < last; at += random.int(1, 40) * DAY)
      this.#agenda.at(at + random.int(0, DAY - 1), () => this.#act());
    for (let next = this.#agenda.take(); next && this.faults.length === 0; next = this.#agenda.take()) {
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.count.instalments = this.#plans.instalments;
    this.count.endedByFailures = this.#plans.endedByFailures;
    touchAll(this.account);
    if (this.faults.length === 0)
      this.faults.push(...faultsOf(this.account), ...faultsAtTheEnd(this.account));
    return this.faults;
  }

  get #at(): Date {
    return new Date(this.#now);
  }

  #name(kind: string): string {
    return `${kind}-${(this.#names += 1)}`;
  }

  #act(): void {
    const { random, market } = this.#world;
    const held = [...this.account.live.values()].filter(({ units }) => units > 0n);
    const roll = random.next();
    if (held.length > 0 && roll < 0.28) this.#sell(random.pick(held).id, roll < 0.1 ? 'switch' : 'redeem');
    else if (held.length > 0 && roll < 0.31) this.#takeBack();
    else if (held.length > 0 && roll < 0.33) this.#correct();
    else if (roll < 0.37) this.#plans.start(this.#name('plan'), random.pick(market.schemes));
    else this.#buy(random.pick(market.schemes));
  }

  #buy(scheme: MarketScheme): void {
    const { random, plant } = this.#world;
    const rupees = scheme.minimum + random.int(0, 500) * 100;
    const paise = random.chance(0.1) ? random.int(0, 99) : 0;
    const sip = random.chance(0.4);
    const id = this.#name('order');
    const state = this.#draft(id, scheme, {
      type: sip ? 'sip' : 'buy',
      amount: `${rupees}.${String(paise).padStart(2, '0')}`,
      start_date: sip ? istDate(this.#at) : null,
      sip_firstorderflag: sip && random.chance(0.8) ? 'Y' : 'N',
      plan_id: null,
    });
    this.count.orders += 1;
    this.account.putPurchase(state);
    this.#purchase(id, { type: 'asked' });
    this.account.acknowledged.push(id);
    this.count.acknowledged += 1;
    if (plant === 'lost-ack' && random.chance(0.02)) {
      this.account.purchases.delete(id);
      this.account.steps.delete(id);
      return;
    }
    if (random.chance(0.06)) return this.#later(random.int(1, 30) * HOUR, () => this.#cancel(id));
    this.#later(this.#patience(), () => this.#pay(id));
  }

  #draft(
    id: string,
    { code }: MarketScheme,
    asked: Pick<PurchaseState, 'type' | 'amount' | 'start_date' | 'sip_firstorderflag' | 'plan_id'>,
  ): PurchaseState {
    return {
      ...{ id, code, ...asked, folio_no: null, status: 'draft', placed_at: this.#at, updated_at: this.#at },
      ...{ realised_at: null, nav_date: null, allotment_date: null, rule_id: null },
      ...{ units: null, nav: null, stamp_duty: null },
    };
  }

  /** A due instalment, debited from the bank: its money comes, or the debit is refused. */
  #instalment(
    scheme: MarketScheme,
    plan: { id: string },
    amount: string,
    ended: (paid: boolean) => void,
  ): string {
    const { random } = this.#world;
    const id = this.#name('instalment');
    const start_date = istDate(this.#at);
    const asked = { type: 'sip', amount, start_date, sip_firstorderflag: 'N', plan_id: plan.id } as const;
    this.account.putPurchase(this.#draft(id, scheme, asked));
    this.#purchase(id, { type: 'asked' });
    const paid = random.chance(0.9);
    this.#later(this.#patience(), () => {
      if (paid) this.#receive(id);
      else this.#cancel(id);
      ended(paid);
    });
    return id;
  }

  /** How long money takes: mostly a moment, sometimes hours or days. */
  #patience(): number {
    const { random } = this.#world;
    if (random.chance(0.7)) return random.int(1, 10) * MINUTE;
    return random.chance(0.7) ? random.int(1, 20) * HOUR : random.int(1, 6) * DAY;
  }

  #cancel(id: string): void {
    const how = this.#world.random.chance(0.5) ? 'cancelled' : 'removed';
    this.#purchase(id, { type: 'cancel', how });
  }

  #pay(id: string): void {
    const { random } = this.#world;
    const order = this.account.purchases.get(id)!;
    if (order.status !== 'pending') return;
    // A payment that fails leaves the order where it was; somebody tries again, or gives up.
    if (random.chance(0.1))
      return this.#later(this.#patience(), () => (random.chance(0.8) ? this.#pay(id) : this.#cancel(id)));
    this.#receive(id);
  }

  /** The money of an order is there, and the gateway may tell it twice. */
  #receive(id: string): void {
    const { random } = this.#world;
    const amount = payNowOf(this.account.purchases.get(id)!);
    if (Number(amount) > 0) {
      this.account.book.book([
        { account: gatewayClearing(), commodity: 'INR', amount: `-${amount}` },
        { account: cashInTransit(), commodity: 'INR', amount },
      ]);
    }
    const realisedAt = this.#at;
    this.#purchase(id, { type: 'paid', realisedAt });
    // The gateway tells it again.
    if (random.chance(0.2)) this.#later(random.int(1, 90) * MINUTE, () => this.#again(id, realisedAt));
  }

  #again(id: string, realisedAt: Date): void {
    const before = this.account.purchases.get(id)!;
    try {
      this.#purchase(id, { type: 'paid', realisedAt });
      this.faults.push(`${id}: paid a second time while ${before.status}`);
    } catch (error) {
      if (!(error instanceof IllegalTransitionError)) throw error;
      this.count.repeats += 1;
    }
  }

  #purchase(id: string, event: PurchaseEvent): void {
    const { market, oracle } = this.#world;
    const order = this.account.purchases.get(id)!;
    const { calendar } = market;
    const scheme = this.#mood(market.scheme(order.code));
    const made = decidePurchase(order, event, { at: this.#at, calendar, scheme });
    if (!made) return;
    this.account.putPurchase(made.state);
    this.#keep(id, made);
    const { status, units, folio_no, nav_date, amount } = made.state;
    if (event.type === 'allot' && status === 'successful')
      this.#bring({
        id,
        code: order.code,
        folioNo: folio_no!,
        boughtOn: nav_date!,
        units: units!,
        cost: amount,
      });
    for (const followUp of made.followUps) this.#follow(id, followUp);
    this.faults.push(...faultsOfPurchase(made.state, market, oracle), ...faultsOf(this.account));
  }

  /** Now and then a fund is closed at the wrong moment. */
  #mood(scheme: MarketScheme): MarketScheme {
    return this.#world.random.chance(0.01) ? { ...scheme, purchasable: false } : scheme;
  }

  #keep(id: string, made: Decision<unknown>): void {
    const { plant, random } = this.#world;
    let kept = made;
    if (plant === 'unbalanced' && made.bookings.length > 0 && random.chance(0.02)) {
      const bookings = made.bookings.map((one) => ({ ...one, entries: one.entries.slice(1) }));
      kept = { ...made, bookings };
    }
    for (const fault of this.account.keep(id, kept)) this.faults.push(`${id}: does not balance in ${fault}`);
  }

  #bring(lot: {
    id: string;
    code: string;
    folioNo: string;
    boughtOn: string;
    units: string;
    cost: string;
  }): void {
    const { market, plant, random } = this.#world;
    const twice = plant === 'double-unit' && random.chance(0.02) ? 2n : 1n;
    this.account.putLot({
      ...lot,
      exitLoad: market.scheme(lot.code).exit_load,
      units: tenThousandths(lot.units) * twice,
      cost: tenThousandths(lot.cost),
    });
  }

  #later(ms: number, run: () => void): void {
    this.#agenda.at(this.#now + ms, run);
  }

  /** Jobs come late, and some come twice; before their time they do nothing. */
  #follow(id: string, followUp: FollowUp): void {
    const { random } = this.#world;
    if (followUp.do === 'refund') {
      this.account.refundsDue.set(id, tenThousandths(followUp.amount));
      this.#later(this.#patience(), () => this.#refund(id));
      return;
    }
    if (followUp.do === 'holdings_changed' || followUp.do === 'register_plan') return;
    const due = followUp.at.getTime();
    const lateness = random.chance(0.8) ? random.int(0, 3_000) : random.int(0, 3 * DAY);
    const run = () => this.#job(id, followUp.do);
    if (random.chance(0.1)) this.#agenda.at(due - random.int(1, 5 * HOUR), run);
    this.#agenda.at(due + lateness, run);
    if (random.chance(0.2)) this.#agenda.at(due + lateness + random.int(0, DAY), run);
  }

  #refund(id: string): void {
    const due = this.account.refundsDue.get(id);
    if (due === undefined) return;
    this.account.refundsDue.delete(id);
    this.account.book.book(paymentReversalEntries(decimalText(due)));
    this.count.refunds += 1;
    this.faults.push(...faultsOf(this.account));
  }

  #job(id: string, job: Exclude<FollowUp['do'], 'refund' | 'register_plan' | 'holdings_changed'>): void {
    switch (job) {
      case 'submit':
        return this.#purchase(id, { type: 'submit' });
      case 'allot':
        return this.#allot(id);
      case 'send':
        return this.#sale(id, { type: 'send' });
      case 'price':
        return this.#price(id);
      case 'pay_out':
        return this.#sale(id, { type: 'pay_out' });
      case 'switch_in':
        return this.#switchIn(id);
    }
  }

  #allot(id: string): void {
    const order = this.account.purchases.get(id)!;
    const nav = this.#published(order.code, order.nav_date!);
    if (!nav) return this.#later(HOUR, () => this.#allot(id));
    const { random } = this.#world;
    const folioNo = `${this.#world.market.scheme(order.code).house_code}-${random.int(1, 2)}`;
    this.#purchase(id, { type: 'allot', nav, folioNo });
  }

  /** The NAV of a day once its hour has come; it must have one. */
  #published(code: string, date: string): EngineNav | null {
    const { market, plant, random } = this.#world;
    if (this.#now < pricingInstant(date).getTime()) return null;
    const nav = market.nav(code, date);
    if (!nav) {
      this.faults.push(`${code} publishes no NAV for ${date}`);
      return null;
    }
    if (plant !== 'wrong-nav-day' || !random.chance(0.02)) return nav;
    return { date, nav: market.lastNav(code, addDays(date, -1)).nav };
  }

  #sell(lotId: string, kind: 'redeem' | 'switch'): void {
    const { random, market } = this.#world;
    const { calendar } = market;
    const { code, folioNo } = this.account.lots.get(lotId)!;
    const scheme = market.scheme(code);
    const others = market.schemes.filter((one) => one.house_code === scheme.house_code && one !== scheme);
    const target = kind === 'switch' ? random.pick(others) : null;
    const world = { at: this.#at, calendar, scheme, target };
    const reserved = decimalText(this.account.reserved(folioNo, code));
    const day = istDate(this.#at);
    const there = folioUnits(this.account.heldIn(folioNo, code), scheme.lock, { reserved, day });
    const nav = market.lastNav(code, addDays(day, -1)).nav;
    const by = random.pick(['amount', 'units', 'all'] as const);
    const share = BigInt(random.int(1, 110));
    const asked = {
      id: this.#name('sale'),
      kind,
      code,
      folio_no: folioNo,
      by,
      amount:
        by === 'amount'
          ? decimalText(
              (tenThousandths(there.free) * tenThousandths(nav) * share) / 100_000_000n / 100n,
            ).slice(0, -2)
          : null,
      asked_units: by === 'units' ? decimalText(((tenThousandths(there.free) * share) / 1_000n) * 10n) : null,
      to_code: target?.code ?? null,
      to_folio_no: null,
    };
    // What is smaller than the least of a switch is refused before it reaches the engine.
    if (
      target &&
      Number(asked.amount ?? Number(asked.asked_units ?? there.free) * Number(nav)) < LEAST_SWITCH
    )
      return;
    if (asked.amount !== null && Number(asked.amount) <= 0) return;
    if (asked.asked_units !== null && Number(asked.asked_units) <= 0) return;
    const kept = unitsToReserve(asked, there.free, { nav, decimals: scheme.units_decimals });
    if (kept === null) return;
    if (tenThousandths(kept) > tenThousandths(there.free))
      this.faults.push(`${asked.id}: keeps ${kept} of ${there.free} free units`);
    this.count.sales += 1;
    this.#keepSale(startRedemption(asked, kept, world));
    this.account.acknowledged.push(asked.id);
    this.count.acknowledged += 1;
    if (random.chance(0.1)) this.#later(random.int(0, 6 * HOUR), () => this.#cancelSale(asked.id));
  }

  #cancelSale(id: string): void {
    const sale = this.account.sales.get(id)!;
    if (sale.status === 'pending') this.#sale(id, { type: 'cancel' });
  }

  #price(id: string): void {
    const { market } = this.#world;
    const sale = this.account.sales.get(id)!;
    const nav = this.#published(sale.code, sale.nav_date);
    if (!nav) return this.#later(HOUR, () => this.#price(id));
    const held = this.account.heldIn(sale.folio_no, sale.code);
    const { open: lots } = splitByLock(held, market.scheme(sale.code).lock, sale.processed_date);
    this.#sale(id, { type: 'price', nav, lots });
  }

  #switchIn(id: string): void {
    const sale = this.account.sales.get(id)!;
    const nav = this.#published(sale.to_code!, sale.in_nav_date!);
    if (!nav) return this.#later(HOUR, () => this.#switchIn(id));
    this.#sale(id, { type: 'switch_in', nav, folioNo: sale.folio_no });
  }

  #sale(id: string, event: RedemptionEvent): void {
    const { market } = this.#world;
    const sale = this.account.sales.get(id)!;
    const target = sale.to_code === null ? null : market.scheme(sale.to_code);
    const world = {
      at: this.#at,
      calendar: market.calendar,
      scheme: this.#mood(market.scheme(sale.code)),
      target,
    };
    const made = decideRedemption(sale, event, world);
    if (made) this.#keepSale(made);
  }

  #keepSale(made: Decision<RedemptionState>): void {
    const { market, oracle } = this.#world;
    const { state } = made;
    this.account.putSale(state);
    this.#keep(state.id, made);
    if (state.status === 'switched')
      this.#bring({
        id: state.id,
        code: state.to_code!,
        folioNo: state.to_folio_no!,
        boughtOn: state.in_nav_date!,
        units: state.in_units!,
        cost: state.net!,
      });
    this.faults.push(...faultsOfSale(state, market, oracle), ...faultsOf(this.account));
    for (const followUp of made.followUps) this.#follow(state.id, followUp);
  }

  /** The bank takes the money of an allotment back, as long as all its units are there and none is kept for a sale. */
  #takeBack(): void {
    const lot = [...this.account.lots.values()].at(-1)!;
    const order = this.account.purchases.get(lot.id);
    if (!order?.units || lot.units !== tenThousandths(order.units)) return;
    if (this.account.reserved(lot.folioNo, lot.code) > 0n) return;
    if (daysBetween(lot.boughtOn, istDate(this.#at)) < 90) this.#purchase(lot.id, { type: 'reverse' });
  }

  /** A fund house corrects the NAV of an allotment to what was published: nothing changes for whom it was right. */
  #correct(): void {
    const { market, random } = this.#world;
    const lot = random.pick([...this.account.lots.values()]);
    const order = this.account.purchases.get(lot.id);
    if (!order) return;
    const nav = market.nav(order.code, order.nav_date!)!;
    const id = this.#name('correction');
    const remaining = decimalText(lot.units);
    const world = { at: this.#at, calendar: market.calendar, scheme: market.scheme(order.code) };
    const made = correctAllotment(order, { id, nav, remaining }, world);
    if (made) this.faults.push(`${order.id}: corrected although its NAV was right`);
  }
}
