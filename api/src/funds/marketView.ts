import type { CallReply } from '@sanchay/contracts';
import type { Db, Queries } from '../db/pool.ts';
import { refreshReturns } from '../returns/index.ts';

export type SearchRow = CallReply<'mutualFundSearch'>['data'][number];

/** A scheme that lists and searches may show: the growth option of a direct plan that is not closed. */
export interface ListedScheme {
  row: SearchRow;
  isin: string | null;
  reinvestment: 'Z' | 'N' | 'Y';
  house: { code: string; name: string; short: string; slug: string };
  manager: string | null;
  /** Whole years since its start; null when the start is not known. */
  age: number | null;
  lock_in_days: number;
  exit_load_free: boolean;
  instant: boolean;
  /** Percent of three-year windows ahead of the category. */
  ahead_3y: number | null;
}

/** All listed schemes as of one version of the market, by name and then code. */
export interface MarketView {
  version: number;
  schemes: ListedScheme[];
}

const NUMBERS = [
  'week_1',
  'month_1',
  'month_3',
  'month_6',
  'year_1',
  'year_3',
  'year_5',
  'year_10',
  'inception',
  'volatility',
  'drawdown',
  'rolling_3y',
  'ahead_3y',
] as const;
type Stored = Record<(typeof NUMBERS)[number], number | null> & {
  code: string;
  name: string;
  short_name: string;
  slug: string;
  category: string;
  sub_category: string;
  risk: string;
  tags: string[];
  isin: string | null;
  reinvestment: 'Z' | 'N' | 'Y';
  nav: number | null;
  nav_date: string | null;
  last_nav: number | null;
  last_nav_date: string | null;
  returns_date: string | null;
  expense_ratio: number | null;
  aum: number | null;
  sip_min: number;
  lump_min: number;
  house_code: string;
  house_name: string;
  house_short: string;
  house_slug: string;
  fund_manager: string | null;
  start_date: string | null;
  lock_in_days: number;
  exit_load_free: boolean;
  instant: boolean;
};

const LISTED = `
  SELECT s.code, s.name, s.short_name, s.slug, s.category, s.sub_category, s.risk, s.tags, s.isin, s.reinvestment,
    s.nav::float8, s.nav_date, s.last_nav::float8, s.last_nav_date, s.returns_date, s.expense_ratio::float8,
    s.aum::float8, s.sip_min::float8, s.lump_min::float8, s.fund_manager, s.start_date, s.lock_in_days,
    s.sandbox AND s.exit_load IS NULL AS exit_load_free, s.instant, ${NUMBERS.map((name) => `s.${name}::float8`).join(', ')},
    h.code AS house_code, h.name AS house_name, h.short_name AS house_short, h.slug AS house_slug
  FROM schemes s JOIN fund_houses h ON h.code = s.house_code
  WHERE s.direct AND s.reinvestment = 'Z' AND NOT s.closed ORDER BY s.name COLLATE "C", s.code COLLATE "C"`;

interface Kept {
  view: MarketView | null;
  loading: Promise<MarketView> | null;
}
const kept = new WeakMap<Db, Kept>();

interface StoredVersion {
  version: number;
  stale: boolean;
  /** How often trades of shares have changed their last prices. */
  trades: number;
}

async function versionOf(q: Queries): Promise<StoredVersion> {
  const [row] = await q.query<StoredVersion>(
    'SELECT version, stale, trades FROM market_version WHERE id = 1',
  );
  return row!;
}

/** The number of `marketVersion` as it is stored: it has moved in the same transaction as what changed. */
export async function storedMarketVersion(q: Queries): Promise<number> {
  return (await versionOf(q)).version;
}

/**
 * A number that increases with every change of houses, schemes, NAVs or holdings, from any source. Returns are first
 * recomputed from NAVs that were changed in the database.
 */
export async function marketVersion(db: Db): Promise<number> {
  return (await freshVersion(db)).version;
}

/** What moves with `marketVersion` and with every trade that changes the last price of a share. */
export async function sharesVersion(db: Db): Promise<string> {
  const { version, trades } = await freshVersion(db);
  return `${version.toString(36)}-${trades.toString(36)}`;
}

async function freshVersion(db: Db): Promise<StoredVersion> {
  const stored = await versionOf(db);
  if (!stored.stale) return stored;
  await db.tx(refreshReturns);
  return versionOf(db);
}

/**
 * The market as the database has it now. The rows stay in memory until their version moves, because a search over
 * 15,000 names with its counts is quicker there than in SQL.
 * @param version what `marketVersion` has just answered.
 */
export async function marketView(db: Db, version: number): Promise<MarketView> {
  const state = kept.get(db) ?? { view: null, loading: null };
  kept.set(db, state);
  while (!state.view || state.view.version < version) {
    state.loading ??= load(db).finally(() => (state.loading = null));
    state.view = await state.loading;
  }
  return state.view;
}

async function load(db: Db): Promise<MarketView> {
  return db.tx(async (tx) => {
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { version } = await versionOf(tx);
    const schemes = (await tx.query<Stored>(LISTED)).map(listed);
    return { version, schemes };
  });
}

const dated = (nav: number | null, date: string | null) =>
  nav === null || date === null ? null : { nav, date };

function listed(stored: Stored): ListedScheme {
  const { code, name, short_name, slug, category, sub_category, risk, tags, isin, reinvestment } = stored;
  const { week_1, year_1, year_3, year_5, inception, returns_date } = stored;
  const { expense_ratio, aum, sip_min, lump_min, lock_in_days, exit_load_free, instant, ahead_3y } = stored;
  const { month_1, month_3, month_6, year_10, volatility, drawdown, rolling_3y } = stored;
  return {
    row: {
      code,
      name,
      short_name,
      slug,
      fund_house: stored.house_code,
      category,
      sub_category,
      risk,
      nav: dated(stored.nav, stored.nav_date),
      last_nav: dated(stored.last_nav, stored.last_nav_date),
      returns: { week_1, year_1, year_3, year_5, inception, date: returns_date },
      expense_ratio,
      aum,
      sip_min,
      lump_min,
      tags,
      figures: { month_1, month_3, month_6, year_10, volatility, drawdown, rolling_3y },
    },
    isin,
    reinvestment,
    house: {
      code: stored.house_code,
      name: stored.house_name,
      short: stored.house_short,
      slug: stored.house_slug,
    },
    manager: stored.fund_manager,
    age: wholeYears(stored.start_date, stored.nav_date),
    lock_in_days,
    exit_load_free,
    instant,
    ahead_3y,
  };
}

function wholeYears(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null;
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
