import type { BusinessCalendar, PaymentRail, SchemeClass } from '@sanchay/finance';
import type { Capture, EngineScheme } from '../../api/src/engine/index.ts';
import { tenThousandths } from './book.ts';

const DAY_MS = 86_400_000;
const IST_MS = 5.5 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Online sales of overnight funds are taken until 7 pm from this day. Source: rules R5. */
const OVERNIGHT_LATE_FROM = '2025-06-01';

/**
 * The days of the rules implemented a second time, plainly and day by day, to check the engine against. Source: rules
 * R5.
 */
export class Oracle {
  readonly #exchangeClosed = new Set<string>();
  readonly #banksClosed = new Set<string>();
  readonly #special = new Map<string, boolean>();

  constructor({ holidays, specialSessions = [] }: BusinessCalendar) {
    for (const { date, exchange, settlement } of holidays) {
      if (exchange) this.#exchangeClosed.add(date);
      if (settlement) this.#banksClosed.add(date);
    }
    for (const { date, funds } of specialSessions) this.#special.set(date, funds);
  }

  /**
   * When the fund house has money that was captured on a payment rail: by UPI half an hour later; from other rails at
   * 10:15 of the next day on which exchange and banks work. What comes in the last minute of a day counts for the next.
   */
  moneyAt(rail: PaymentRail, capturedAt: Date): number {
    const at = capturedAt.getTime();
    const today = istDay(at);
    const lastMinute = !isBefore(at, 24 - 1 / 60);
    const day = lastMinute ? dayAfter(today, 1) : today;
    if (rail === 'upi') return (lastMinute ? startOf(day) : at) + HOUR_MS / 2;
    return startOf(this.#next('debt', day)) + 10.25 * HOUR_MS;
  }

  /** The NAV day of a purchase that was placed and whose money was captured at these instants. */
  purchaseNavDate(schemeClass: SchemeClass, placedAt: Date, { rail, at: capturedAt }: Capture): string {
    const at = Math.max(placedAt.getTime(), this.moneyAt(rail, capturedAt));
    const processed = this.#processed(schemeClass, at, schemeClass === 'liquid' ? 13.5 : 15);
    return schemeClass === 'liquid' ? dayAfter(processed, -1) : processed;
  }

  /** The NAV day of a sale that was placed at this instant. */
  saleNavDate({ scheme_class, group }: Pick<EngineScheme, 'scheme_class' | 'group'>, placedAt: Date): string {
    const late = group === 'overnight' && istDay(placedAt.getTime()) >= OVERNIGHT_LATE_FROM;
    const cutOffHour = late ? 19 : 15;
    const processed = this.#processed(scheme_class, placedAt.getTime(), cutOffHour);
    if (scheme_class !== 'liquid') return processed;
    const missed =
      this.#works(scheme_class, istDay(placedAt.getTime())) && !isBefore(placedAt.getTime(), cutOffHour);
    return missed ? processed : dayAfter(this.#next(scheme_class, processed), -1);
  }

  #processed(schemeClass: SchemeClass, at: number, cutOffHour: number): string {
    const today = istDay(at);
    const inTime = isBefore(at, cutOffHour);
    return inTime && this.#works(schemeClass, today) ? today : this.#next(schemeClass, today);
  }

  #next(schemeClass: SchemeClass, date: string): string {
    let day = dayAfter(date, 1);
    while (!this.#works(schemeClass, day)) day = dayAfter(day, 1);
    return day;
  }

  #works(schemeClass: SchemeClass, date: string): boolean {
    const weekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    const exchange = (!weekend && !this.#exchangeClosed.has(date)) || this.#special.get(date) === true;
    const banks = !weekend && !this.#banksClosed.has(date);
    return exchange && (schemeClass === 'equity' || banks);
  }
}

function isBefore(at: number, hour: number): boolean {
  return (at + IST_MS) % DAY_MS < hour * HOUR_MS;
}

function istDay(at: number): string {
  return new Date(at + IST_MS).toISOString().slice(0, 10);
}

function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - IST_MS;
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whether units are what an amount buys at a NAV, to half of the last place that the scheme keeps. */
export function areUnitsOf(net: bigint, nav: string, units: string, decimals: number): boolean {
  // net x 10^4 / nav = units; compare 2 x |units x nav - net x 10^4| with one place of units x nav.
  const price = tenThousandths(nav);
  const off = tenThousandths(units) * price - net * 10_000n;
  const place = 10n ** BigInt(4 - decimals);
  return 2n * (off < 0n ? -off : off) <= place * price;
}
