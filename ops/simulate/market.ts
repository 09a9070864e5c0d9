import {
  addDays,
  daysBetween,
  isBusinessDay,
  publishedRules,
  type BusinessCalendar,
  type Holiday,
  type RuleBook,
  type SpecialSession,
} from '@sanchay/finance';
import type { EngineNav, EngineScheme } from '../../api/src/engine/index.ts';
import { seededRandom, type Random } from './random.ts';

/** First day of every simulated life: the rules that the engine reads are all in force. */
export const FIRST_DAY = '2024-08-01';

export interface MarketScheme extends EngineScheme {
  /** Text of its exit load, as fund houses write it; null for none. */
  readonly exit_load: string | null;
  /** Rupees. */
  readonly minimum: number;
}

/** Schemes of all classes with the NAVs of their days, and the calendar that they follow. */
export interface Market {
  readonly schemes: readonly MarketScheme[];
  readonly calendar: BusinessCalendar;
  readonly rules: RuleBook;
  scheme(code: string): MarketScheme;
  /** The NAV that a scheme published for a day, or null when it published none. */
  nav(code: string, date: string): EngineNav | null;
  /** The last NAV published up to a day. */
  lastNav(code: string, date: string): EngineNav;
}

type Kind = Pick<
  MarketScheme,
  'scheme_class' | 'units_decimals' | 'asset_allocations' | 'exit_load' | 'minimum'
> &
  Partial<Pick<MarketScheme, 'group' | 'lock'>>;

const invested = (equity: number, debt: number): Kind['asset_allocations'] => [
  {
    rule_id: 'simulated',
    applies_from: FIRST_DAY,
    applies_to: null,
    source: 'simulation',
    confidence: 'L',
    value: { equity, debt, listed: false },
  },
];
const EQUITY = invested(97, 0);
const DEBT = invested(0, 100);
const ABROAD = invested(0, 0);

const KINDS: Readonly<Record<string, Kind>> = {
  EQLA: {
    scheme_class: 'equity',
    units_decimals: 3,
    asset_allocations: EQUITY,
    exit_load: '1% if redeemed within 365 days',
    minimum: 100,
  },
  EQSM: {
    scheme_class: 'equity',
    units_decimals: 4,
    asset_allocations: EQUITY,
    exit_load: '2% if redeemed within 180 days, 1% if redeemed within 1 year',
    minimum: 500,
  },
  ELSS: {
    scheme_class: 'equity',
    units_decimals: 3,
    asset_allocations: EQUITY,
    exit_load: null,
    minimum: 500,
    lock: { elss: true, days: 0 },
  },
  OVSE: {
    scheme_class: 'equity',
    units_decimals: 4,
    asset_allocations: ABROAD,
    exit_load: 'Nil',
    minimum: 1_000,
    group: 'overseas',
  },
  DEBT: {
    scheme_class: 'debt',
    units_decimals: 4,
    asset_allocations: DEBT,
    exit_load: '0.25% if redeemed within 30 days',
    minimum: 1_000,
  },
  LIQD: {
    scheme_class: 'liquid',
    units_decimals: 4,
    asset_allocations: DEBT,
    exit_load: '0.0070% on day 1 falling to nil from day 7',
    minimum: 500,
  },
  OVNT: {
    scheme_class: 'liquid',
    units_decimals: 3,
    asset_allocations: DEBT,
    exit_load: null,
    minimum: 100,
    group: 'overnight',
  },
};
const HOUSES = ['ALPHA', 'BETA'] as const;

/** @param days how many days from the first one have NAVs */
export function makeMarket(seed: number, days: number): Market {
  const random = seededRandom(seed, 1);
  const calendar = makeCalendar(random, days);
  const schemes = HOUSES.flatMap((house) =>
    Object.entries(KINDS).map(([name, kind]): MarketScheme => ({
      code: `${name}-${house}`,
      house_code: house,
      house_name: `${house} Fund House`,
      purchasable: true,
      redeemable: true,
      switchable: true,
      group: null,
      lock: { elss: false, days: 0 },
      ...kind,
    })),
  );
  const byCode = new Map(schemes.map((scheme) => [scheme.code, scheme]));
  const series = new Map(schemes.map((scheme) => [scheme.code, navSeries(scheme, calendar, days, random)]));
  const at = (code: string, date: string) => series.get(code)![daysBetween(FIRST_DAY, date)] ?? null;
  return {
    schemes,
    calendar,
    rules: publishedRules,
    scheme: (code) => byCode.get(code)!,
    nav: (code, date) => {
      const nav = at(code, date);
      return nav === null ? null : { nav, date };
    },
    lastNav(code, date) {
      for (let day = date; ; day = addDays(day, -1)) {
        const nav = at(code, day);
        if (nav !== null) return { nav, date: day };
      }
    },
  };
}

/** Weekends, some holidays of both sides, some of the banks alone, and a few special sessions, each year. */
function makeCalendar(random: Random, days: number): BusinessCalendar {
  const holidays: Holiday[] = [];
  const specialSessions: SpecialSession[] = [];
  for (let year = 0; year * 365 < days; year += 1) {
    const anyDay = () => addDays(FIRST_DAY, year * 365 + random.int(0, 364));
    for (let n = 0; n < 14; n += 1) holidays.push({ date: anyDay(), exchange: true, settlement: true });
    for (let n = 0; n < 5; n += 1) holidays.push({ date: anyDay(), exchange: false, settlement: true });
    specialSessions.push({ date: anyDay(), funds: random.chance(0.5) });
  }
  const first = Number(FIRST_DAY.slice(0, 4));
  const coveredYears = Array.from({ length: days / 365 + 3 }, (_, n) => first - 1 + n);
  return { holidays, specialSessions, coveredYears };
}

/** A NAV for each day on which the class works; liquid funds have one for each day. */
function navSeries(
  { scheme_class }: MarketScheme,
  calendar: BusinessCalendar,
  days: number,
  random: Random,
): (string | null)[] {
  let nav = random.int(100_000, 4_000_000);
  const swing = scheme_class === 'equity' ? 0.02 : 0.0004;
  return Array.from({ length: days }, (_, day) => {
    nav = Math.max(1_000, Math.round(nav * (1 + swing * (random.next() - 0.49))));
    const date = addDays(FIRST_DAY, day);
    const published = scheme_class === 'liquid' || isBusinessDay(calendar, date, scheme_class);
    return published ? (nav / 10_000).toFixed(4) : null;
  });
}
