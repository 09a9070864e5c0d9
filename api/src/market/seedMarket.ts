import { allocationRow } from './allocations.ts';
import {
  addDays,
  epochDay,
  sandboxCalendar,
  type BusinessCalendar,
  type SchemeClass,
} from '@sanchay/finance';
import { copyIn } from '../db/copyIn.ts';
import type { Db, Tx } from '../db/pool.ts';
import { returnsOfOption } from '../returns/index.ts';
import { factorsBetween, type FactorDay } from './factors.ts';
import { OLDEST_FROM, planFunds, SCHEMES_A_FUND, type BaseFund } from './fundPlan.ts';
import { fundSeries, type PlanSeries } from './fundSeries.ts';
import { holdingRows } from './holdings.ts';
import { HOUSES, houseRow } from './houses.ts';
import { indexRows } from './indexLevels.ts';
import { insertRows } from '../db/insertRows.ts';
import { NavBytes } from './navs/navBytes.ts';
import { navDays } from './navs/navDays.ts';
import { plansOf } from './plans.ts';
import { schemeRows } from './schemeRows.ts';

export interface MarketOptions {
  /** About how many schemes; 2,500 by default. */
  schemes?: number;
  /** Another number gives other prices; names and codes stay. */
  seed?: number;
  /** The business date; NAVs go up to the day before. */
  today: string;
  /** How many funds (of four schemes) go back to 2013; 75 by default. */
  longFunds?: number;
  calendar?: BusinessCalendar;
}

export interface MarketCounts {
  schemes: number;
  navs: number;
}

/** Name of the marker in `seeds`. */
export const MARKET_SEED = 'market';
const NAV_SCALE = 10_000;
/** Chosen because its last years look ordinary. */
const DEFAULT_SEED = 3;

type Row = Record<string, unknown> & { id: number };

/** Contents of the marker of a seeded market. */
interface Marker {
  seed: number;
  schemes: number;
  navs: number;
}

/**
 * Fills the market with invented data in one transaction, so that a seed that is killed leaves nothing. A market that
 * was seeded smaller is grown by what is missing; one that is large enough is left unchanged.
 * @param say called with progress messages.
 * @returns what was added, or null when nothing was missing.
 */
export async function seedMarket(
  db: Db,
  options: MarketOptions,
  say: (text: string) => void = () => undefined,
): Promise<MarketCounts | null> {
  return db.tx(async (tx) => {
    await tx.query(
      "SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL maintenance_work_mem = '256MB'",
    );
    // Two starts at once: the second waits here and then finds the marker.
    await tx.query('LOCK TABLE seeds IN SHARE ROW EXCLUSIVE MODE');
    const [row] = await tx.query<{ detail: Marker }>('SELECT detail FROM seeds WHERE name = $1', [
      MARKET_SEED,
    ]);
    const before = row?.detail ?? null;
    const {
      schemes = 2500,
      seed = DEFAULT_SEED,
      today,
      longFunds = 75,
      calendar = sandboxCalendar,
    } = options;
    const funds = planFunds({ schemes, longFunds, today }).slice((before?.schemes ?? 0) / SCHEMES_A_FUND);
    if (funds.length === 0) return null;
    const [last] = await tx.query<{ date: string | null }>('SELECT max(date) AS date FROM nav_publications');
    const lastDate = last?.date ?? addDays(today, -1);
    say(`inventing ${funds.length} funds`);
    const market = marketOf(before?.seed ?? seed, funds, lastDate, calendar);
    if (!before) await addFixedParts(tx, market);
    const added = await addFunds(tx, market, say);
    const marker: Marker = {
      seed: market.seed,
      schemes: (before?.schemes ?? 0) + added.schemes,
      navs: (before?.navs ?? 0) + added.navs,
    };
    await tx.query(
      'INSERT INTO seeds (name, detail) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET detail = EXCLUDED.detail, completed_at = now()',
      [MARKET_SEED, JSON.stringify(marker)],
    );
    return added;
  });
}

interface Market {
  seed: number;
  funds: BaseFund[];
  /** Last NAV date. */
  lastDate: string;
  /** NAV days of each class, since 1970. */
  days: Record<SchemeClass, Int32Array>;
  factors: Map<number, FactorDay>;
}

function marketOf(seed: number, funds: BaseFund[], lastDate: string, calendar: BusinessCalendar): Market {
  const factors = factorsBetween(seed, epochDay(OLDEST_FROM), epochDay(lastDate));
  return { seed, funds, lastDate, days: navDays(calendar, OLDEST_FROM, lastDate), factors };
}

/** What does not depend on how many schemes there are. */
async function addFixedParts(tx: Tx, { days, factors, lastDate }: Market): Promise<void> {
  await insertRows(tx, 'fund_houses', HOUSES.map(houseRow));
  await insertRows(tx, 'index_navs', indexRows(days.equity, factors));
  await tx.query('INSERT INTO nav_publications (date, rows) VALUES ($1, 0)', [lastDate]);
}

/** Stores schemes with their NAVs. Keys and triggers are set aside meanwhile: checking millions of rows one by one takes minutes. */
async function addFunds(tx: Tx, market: Market, say: (text: string) => void): Promise<MarketCounts> {
  const { funds } = market;
  await tx.query('ALTER TABLE navs DISABLE TRIGGER USER');
  await tx.query('ALTER TABLE navs DROP CONSTRAINT navs_pkey, DROP CONSTRAINT navs_scheme');
  const rows: Row[] = [];
  const firstId = await firstFreeId(tx, funds.length * SCHEMES_A_FUND);
  const navs = await copyIn(
    tx,
    'COPY navs (scheme_id, date, nav) FROM STDIN (FORMAT binary)',
    navChunks(market, firstId, rows, say),
  );
  say(`${navs} NAVs stored, making them searchable`);
  await insertRows(tx, 'schemes', rows);
  await tx.query('ALTER TABLE navs ADD CONSTRAINT navs_pkey PRIMARY KEY (scheme_id, date)');
  await tx.query(
    'ALTER TABLE navs ADD CONSTRAINT navs_scheme FOREIGN KEY (scheme_id) REFERENCES schemes (id) ON DELETE CASCADE',
  );
  await tx.query('ALTER TABLE navs ENABLE TRIGGER USER');
  await insertRows(
    tx,
    'scheme_holdings',
    funds.flatMap((fund) => holdingRows(market.seed, fund, market.lastDate)),
  );
  await insertRows(tx, 'scheme_allocations', funds.map(allocationRow));
  return { schemes: rows.length, navs };
}

/** Reserves ids, because the NAVs are stored before their schemes. */
async function firstFreeId(tx: Tx, count: number): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `SELECT min(id) AS id FROM (
       SELECT nextval(pg_get_serial_sequence('schemes', 'id')) AS id FROM generate_series(1, $1)
     ) AS reserved`,
    [count],
  );
  return row!.id;
}

/** The bytes of all NAVs; fills `rows` with the finished rows of `schemes` on the way. */
function* navChunks(
  { seed, funds, lastDate, days, factors }: Market,
  firstId: number,
  rows: Row[],
  say: (text: string) => void,
): Generator<Uint8Array> {
  const bytes = new NavBytes();
  yield bytes.head;
  for (const [index, fund] of funds.entries()) {
    const plans = plansOf(seed, fund);
    const all = fundSeries(seed, fund, plans, days[fund.category.scheme_class], (day) => factors.get(day)!);
    const schemes = schemeRows(seed, fund, plans, lastDate);
    for (const [plan, series] of all.entries()) {
      const id = firstId + rows.length;
      for (let row = 0; row < series.days.length; row += 1) {
        const chunk = bytes.add(id, series.days[row]!, series.navs[row]!);
        if (chunk) yield chunk;
      }
      rows.push({ id, ...schemes[plan]!, ...navColumns(series, !plans[plan]!.payout) });
    }
    if ((index + 1) % 125 === 0) say(`NAVs of ${rows.length} of ${funds.length * SCHEMES_A_FUND} schemes`);
  }
  yield* bytes.end();
}

/** Current NAV, the one before, and returns, as the columns of `schemes` have them. */
function navColumns(series: PlanSeries, growth: boolean) {
  const rupees = { days: series.days, navs: Float64Array.from(series.navs, (nav) => nav / NAV_SCALE) };
  const dateAt = (row: number): string | null =>
    series.days[row] === undefined
      ? null
      : new Date(series.days[row] * 86_400_000).toISOString().slice(0, 10);
  const last = series.days.length - 1;
  return {
    nav: rupees.navs[last] ?? null,
    nav_date: dateAt(last),
    last_nav: rupees.navs[last - 1] ?? null,
    last_nav_date: dateAt(last - 1),
    ...returnsOfOption(rupees, growth),
  };
}
