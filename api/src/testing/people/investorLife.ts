import {
  istDate,
  publishedRules,
  rupees,
  sumUnits,
  unitCount,
  type BusinessCalendar,
  type LoadedLot,
} from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import {
  allotmentInstant,
  decidePurchase,
  decideRedemption,
  offerNav,
  startRedemption,
  unitsToReserve,
  type Booking,
  type Decision,
  type EngineNav,
  type EngineScheme,
  type FollowUp,
  type LotChange,
  type PurchaseState,
  type RedemptionState,
} from '../../engine/index.ts';
import { cashInTransit, gatewayClearing } from '../../ledger/index.ts';

const HOUR = 3_600_000;

/** What the investor does after waiting some hours. Funds are indices; `percent` is of the units that are left. */
export interface Act {
  wait: number;
  kind: 'buy' | 'redeem' | 'switch';
  fund: number;
  into: number;
  /** Rupees. */
  amount: number;
  percent: number;
}

/** Funds, calendar and NAVs of the life; NAVs are rupees with 4 decimals, one for each calendar day. */
export interface LifeMarket {
  schemes: readonly EngineScheme[];
  calendar: BusinessCalendar;
  navOf(code: string, date: string): string;
}

/**
 * A life of one investor in memory, run by the order engine: purchases, redemptions and switches at random instants,
 * each follow-up at the instant that the engine names. It gathers the bookings; one folio for each fund.
 */
export class InvestorLife {
  readonly bookings: Booking[] = [];
  /** What bookings did to earlier lots of a fund. */
  readonly changes: { booking: Booking; code: string; lots: readonly LotChange[] }[] = [];
  readonly #market: LifeMarket;
  readonly #lots = new Map<string, LoadedLot & { code: string }>();
  readonly #reserved = new Map<string, string[]>();
  #agenda: { at: number; run: () => void }[] = [];
  #now: number;

  constructor(market: LifeMarket, begin: Date) {
    this.#market = market;
    this.#now = begin.getTime();
  }

  act({ wait, kind, fund, into, amount, percent }: Act): void {
    this.wait(wait);
    const { schemes } = this.#market;
    const scheme = schemes[fund % schemes.length]!;
    if (kind === 'buy') return this.#buy(scheme, amount);
    const others = schemes.filter((one) => one !== scheme && !one.offer);
    const target = kind === 'switch' ? others[into % others.length]! : null;
    if (!target || target.house_code === scheme.house_code) this.#sell(scheme, target, percent);
  }

  /** Lets hours pass; what is due in them happens at its instant. */
  wait(hours: number): void {
    const until = this.#now + hours * HOUR;
    for (;;) {
      this.#agenda = this.#agenda.toSorted((a, b) => a.at - b.at);
      const next = this.#agenda[0];
      if (!next || next.at > until) break;
      this.#agenda.shift();
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = until;
  }

  get #at(): Date {
    return new Date(this.#now);
  }

  #nav(code: string, date: string): EngineNav {
    return { nav: this.#market.navOf(code, date), date };
  }

  #buy(scheme: EngineScheme, spent: number): void {
    const [id, amount, at] = [randomUUID(), spent.toFixed(2), this.#at];
    const order: PurchaseState = {
      ...{ id, code: scheme.code, type: 'buy', amount, start_date: null, folio_no: null },
      ...{ sip_firstorderflag: 'N', plan_id: null, status: 'confirmed', nav_date: null, units: null },
      ...{ allotment_date: null, rule_id: null, nav: null, stamp_duty: null },
      ...{ placed_at: at, realised_at: at, updated_at: at },
    };
    this.#pay('payment', id, amount);
    this.#purchase(decidePurchase(order, { type: 'submit' }, this.#context(scheme))!, scheme);
  }

  #purchase(made: Decision<PurchaseState>, scheme: EngineScheme): void {
    const { state } = made;
    this.bookings.push(...made.bookings);
    if (state.status === 'successful') this.#bring(state, state.nav_date!, state.amount);
    for (const next of made.followUps) {
      if (next.do === 'refund') this.#pay('refund', state.id, `-${next.amount}`);
      if (next.do === 'allot')
        this.#later(allotmentInstant(state.allotment_date!), () => {
          const nav = offerNav(state, this.#context(scheme)) ?? this.#nav(state.code, state.nav_date!);
          const event = { type: 'allot', nav, folioNo: folioOf(state.code) } as const;
          this.#purchase(decidePurchase(state, event, this.#context(scheme))!, scheme);
        });
    }
  }

  #sell(scheme: EngineScheme, target: EngineScheme | null, percent: number): void {
    const { code } = scheme;
    const held = sumUnits(this.#held(code).map(({ units }) => units));
    const free = held.minus(sumUnits(this.#reserved.get(code) ?? []));
    const asked_units = free.times(percent).div(100).round(scheme.units_decimals, 0).toFixed(4);
    const ask = {
      ...{ id: randomUUID(), kind: target ? ('switch' as const) : ('redeem' as const), code },
      ...{ folio_no: folioOf(code), by: 'units' as const, amount: null, asked_units },
      ...{ to_code: target?.code ?? null, to_folio_no: null },
    };
    if (Number(asked_units) <= 0) return;
    const nav = this.#market.navOf(code, istDate(this.#at));
    const reserve = unitsToReserve(ask, free.toFixed(4), { nav, decimals: scheme.units_decimals });
    if (reserve === null) return;
    this.#reserved.set(code, [...(this.#reserved.get(code) ?? []), reserve]);
    this.#sale(startRedemption(ask, reserve, { ...this.#context(scheme), target }), scheme, target);
  }

  #sale(made: Decision<RedemptionState>, scheme: EngineScheme, target: EngineScheme | null): void {
    const { state, lots, bookings } = made;
    this.bookings.push(...bookings);
    if (lots.length > 0) this.changes.push({ booking: bookings[0]!, code: state.code, lots });
    for (const { lotId, units, cost } of lots) {
      const lot = this.#lots.get(lotId)!;
      const left = {
        units: unitCount(lot.units).plus(unitCount(units)),
        cost: rupees(lot.cost).plus(rupees(cost)),
      };
      this.#lots.set(lotId, { ...lot, units: left.units.toFixed(4), cost: left.cost.toFixed(2) });
    }
    if (state.status === 'priced') {
      const kept = this.#reserved.get(state.code)!;
      kept.splice(kept.indexOf(state.reserved_units), 1);
    }
    if (state.status === 'switched')
      this.#bring(
        { id: state.id, code: state.to_code!, units: state.in_units },
        state.in_nav_date!,
        state.net!,
      );
    for (const next of made.followUps)
      if ('at' in next)
        this.#later(next.at, () => {
          const decided = decideRedemption(state, this.#event(state, next), {
            ...this.#context(scheme),
            target,
          });
          this.#sale(decided!, scheme, target);
        });
  }

  #event(sale: RedemptionState, { do: type }: FollowUp): Parameters<typeof decideRedemption>[1] {
    if (type === 'price')
      return { type, nav: this.#nav(sale.code, sale.nav_date), lots: this.#held(sale.code) };
    if (type === 'switch_in')
      return { type, nav: this.#nav(sale.to_code!, sale.in_nav_date!), folioNo: folioOf(sale.to_code!) };
    return { type: type as 'send' | 'pay_out' };
  }

  #held(code: string): LoadedLot[] {
    const own = [...this.#lots.values()].filter((lot) => lot.code === code && Number(lot.units) > 0);
    return own.toSorted((a, b) => (a.boughtOn < b.boughtOn ? -1 : 1));
  }

  #bring(
    { id, code, units }: { id: string; code: string; units: string | null },
    boughtOn: string,
    cost: string,
  ) {
    this.#lots.set(id, { id, code, boughtOn, units: units!, cost, exitLoad: null });
  }

  /** Money from the bank account, or negative back to it. */
  #pay(kind: string, subjectId: string, amount: string): void {
    const back = rupees(amount).neg().toFixed(2);
    this.bookings.push({
      ...{ kind, subjectId, valueDate: istDate(this.#at) },
      entries: [
        { account: cashInTransit(), commodity: 'INR', amount },
        { account: gatewayClearing(), commodity: 'INR', amount: back },
      ],
    });
  }

  #context(scheme: EngineScheme) {
    return { at: this.#at, calendar: this.#market.calendar, scheme, rules: publishedRules };
  }

  #later(at: Date, run: () => void): void {
    this.#agenda.push({ at: Math.max(at.getTime(), this.#now), run });
  }
}

/** The folio of a fund in the life. */
export const folioOf = (code: string): string => `LIFE/${code}`;
