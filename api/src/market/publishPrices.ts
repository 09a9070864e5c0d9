import {
  addDays,
  decodeNavs,
  epochDay,
  istDate,
  istTimeOfDay,
  type BusinessCalendar,
  type NavSeries,
} from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { addDollarRates, RATE_TIME } from './exchangeRates.ts';
import { factorsBetween } from './factors.ts';
import { INSTRUMENTS_SEED, storeHistories, storeUnadjusted } from './seedInstruments.ts';
import { lastPrices, nextPrice, shareWalk, tradingDays, type ShareMarket } from './shares/shareSeries.ts';
import { INDIAN_COMPANIES, isinOf, symbolOf, US_COMPANIES, type LastPrices } from './shares/stocks.ts';

/** Time in India at which closing prices are out: the exchange closes at 15:30; New York at 02:30 of the next day. */
const CLOSE_TIME: Record<ShareMarket, string> = { IN: '15:30', US: '02:30' };

/** The last date with published closing prices at an instant of the business clock. */
export function lastClosedDate(market: ShareMarket, instant: Date): string {
  const today = istDate(instant);
  const closed = istTimeOfDay(instant) >= CLOSE_TIME[market];
  const newest = market === 'IN' ? today : addDays(today, -1);
  return closed ? newest : addDays(newest, -1);
}

/**
 * Brings the sandbox's share prices and dollar rates up to an instant of the business clock: histories, current and
 * previous prices, market values, and the bus event `prices/published` of each market in one transaction. A repeat adds nothing.
 * @returns how many trading days each market got.
 */
export async function publishPricesUpTo(ctx: Context, instant: Date): Promise<Record<ShareMarket, number>> {
  const none = { IN: 0, US: 0 };
  if (!ctx.settings.sandbox) return none;
  const [seeded] = await ctx.db.query<{ detail: { seed: number } }>(
    'SELECT detail FROM seeds WHERE name = $1',
    [INSTRUMENTS_SEED],
  );
  if (!seeded) return none;
  const { seed } = seeded.detail;
  const calendar = await loadCalendar(ctx.db);
  // Worked out before the transaction: the server ends one that stands idle meanwhile, on a busy machine.
  const known = await adjustments(ctx.db);
  const prepared: Continued[] = [];
  for (const market of ['IN', 'US'] as const)
    prepared.push(await continueShares(ctx.db, seed, market, lastClosedDate(market, instant), calendar));
  return ctx.db.tx(async (tx) => {
    await tx.query("SET LOCAL statement_timeout = '60s'");
    // The lock makes several API nodes take turns.
    await tx.query('SELECT 1 FROM seeds WHERE name = $1 FOR UPDATE', [INSTRUMENTS_SEED]);
    const added = { ...none };
    const isAdjusted = (await adjustments(tx)) !== known;
    for (const { market, after, until, days, longer, unadjusted } of prepared) {
      // Another node was faster when the prices end elsewhere or were adjusted by now; the next run continues them.
      if (days === 0 || isAdjusted || (await newestPrice(tx, market)) !== after) continue;
      await storeHistories(tx, market, longer);
      await storeUnadjusted(tx, market, unadjusted);
      await storeLast(
        tx,
        market,
        longer.map(([code, series]) => [code, lastPrices(series)]),
      );
      added[market] = days;
      await ctx.publish(tx, { event: 'prices/published', payload: { market, date: until } });
    }
    const today = istDate(instant);
    const rateIsOut = istTimeOfDay(instant) >= RATE_TIME;
    await addDollarRates(tx, seed, rateIsOut ? today : addDays(today, -1));
    return added;
  });
}

/** Brings share prices up to the business clock; to be called when the process starts and every minute. */
export async function publishPrices(ctx: Context): Promise<void> {
  await publishPricesUpTo(ctx, await ctx.business.now());
}

/** The histories of a market with the days that are new, ready to be stored. */
interface Continued {
  market: ShareMarket;
  /** The last day that was stored when they were worked out; null for a market without prices. */
  after: string | null;
  until: string;
  /** Trading days that are new. */
  days: number;
  longer: [string, NavSeries][];
  /** Prices as they were on their days, of shares whose earlier ones an action has divided. */
  unadjusted: [string, NavSeries][];
}

/** How many splits and bonus issues stored prices were adjusted for. */
async function adjustments(q: Queries): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    'SELECT count(adjusted_at)::int AS count FROM corporate_actions',
  );
  return row!.count;
}

async function newestPrice(q: Queries, market: ShareMarket): Promise<string | null> {
  const [newest] = await q.query<{ date: string | null }>(
    'SELECT max(last_date) AS date FROM price_histories WHERE market = $1',
    [market],
  );
  return newest?.date ?? null;
}

async function continueShares(
  q: Queries,
  seed: number,
  market: ShareMarket,
  until: string,
  calendar: BusinessCalendar,
): Promise<Continued> {
  const after = await newestPrice(q, market);
  const nothing = { market, after, until, days: 0, longer: [], unadjusted: [] };
  if (after === null || after >= until) return nothing;
  const days = tradingDays(market, calendar, addDays(after, 1), until);
  if (days.length === 0) return nothing;
  const factors = factorsBetween(seed, days[0]!, days.at(-1)!);
  const rows = await q.query<{ security: string; packed: Buffer; unadjusted: Buffer | null }>(
    'SELECT security, packed, unadjusted FROM price_histories WHERE market = $1 ORDER BY security',
    [market],
  );
  const known = new Map(rows.map(({ security, packed }) => [security, decodeNavs(packed)]));
  const indian = market === 'IN';
  const ends = indian ? await lastDays(q) : new Map<string, number>();
  const trades = indian ? await lastTrades(q) : new Map<string, Trade>();
  const companies = indian ? INDIAN_COMPANIES : US_COMPANIES;
  const codeOf = indian ? isinOf : symbolOf;
  const kept = new Map(rows.map(({ security, unadjusted }) => [security, unadjusted]));
  const longer: [string, NavSeries][] = [];
  const unadjusted: [string, NavSeries][] = [];
  for (const company of companies) {
    const before = known.get(codeOf(company));
    const end = ends.get(codeOf(company));
    const open = end === undefined ? days : days.filter((day) => day < end);
    if (!before || open.length === 0) continue;
    const walk = shareWalk(seed, market, company);
    const trade = trades.get(codeOf(company));
    const navs = [...before.navs];
    const all = [...before.days];
    for (const day of open) {
      navs.push(
        trade?.day === day
          ? trade.price
          : nextPrice(seed, walk, navs.at(-1)!, factors.get(day)!, day, all.at(-1)!),
      );
      all.push(day);
    }
    longer.push([codeOf(company), { days: Int32Array.from(all), navs: Float64Array.from(navs) }]);
    const own = kept.get(codeOf(company));
    if (own) unadjusted.push([codeOf(company), continued(decodeNavs(own), open, navs.slice(-open.length))]);
  }
  return { market, after, until, days: days.length, longer, unadjusted };
}

/** A series with the prices of further days. */
function continued({ days, navs }: NavSeries, more: Int32Array, prices: readonly number[]): NavSeries {
  return { days: Int32Array.of(...days, ...more), navs: Float64Array.of(...navs, ...prices) };
}

interface Trade {
  /** Epoch day. */
  day: number;
  price: number;
}

/** What shares traded last at the exchange on a day without a close yet: it is the close of that day. */
async function lastTrades(q: Queries): Promise<Map<string, Trade>> {
  const rows = await q.query<{ isin: string; day: string; price: number }>(
    'SELECT isin, price_date AS day, price::float8 FROM stocks WHERE traded_at IS NOT NULL',
  );
  return new Map(rows.map(({ isin, day, price }) => [isin, { day: epochDay(day), price }]));
}

/** The ex-date of each share that a merger ends, as epoch day: it has no price from then on. */
async function lastDays(q: Queries): Promise<Map<string, number>> {
  const rows = await q.query<{ isin: string; ex_date: string }>(
    "SELECT isin, min(ex_date) AS ex_date FROM corporate_actions WHERE kind = 'merger' GROUP BY isin",
  );
  return new Map(rows.map(({ isin, ex_date }) => [isin, epochDay(ex_date)]));
}

const UPDATES: Record<ShareMarket, string> = {
  IN: `UPDATE stocks SET price = new.price, previous_price = new.previous, price_date = new.date, year_1 = new.year_1,
         high_52_weeks = new.high, low_52_weeks = new.low, market_cap = coalesce(shares * new.price, market_cap),
         traded_at = NULL, closing_price = NULL, closing_date = NULL FROM`,
  US: `UPDATE us_stocks SET price_usd = new.price, previous_price_usd = new.previous, price_date = new.date,
         year_1 = new.year_1, high_52_weeks_usd = new.high, low_52_weeks_usd = new.low, market_cap_usd = coalesce(shares * new.price, market_cap_usd) FROM`,
};
const KEYS: Record<ShareMarket, string> = { IN: 'isin', US: 'symbol' };

/** Stores the current and previous prices of shares, and what follows from their history. */
export async function storeLast(
  tx: Tx,
  market: ShareMarket,
  lasts: readonly (readonly [code: string, last: LastPrices])[],
): Promise<void> {
  await tx.query(
    `${UPDATES[market]} unnest($1::text[], $2::date[], $3::numeric[], $4::numeric[], $5::numeric[], $6::numeric[], $7::numeric[])
       AS new (code, date, price, previous, year_1, high, low) WHERE ${KEYS[market]} = new.code`,
    [
      lasts.map(([code]) => code),
      lasts.map(([, { date }]) => date),
      lasts.map(([, { price }]) => price),
      lasts.map(([, { previous }]) => previous),
      lasts.map(([, { year_1 }]) => year_1),
      lasts.map(([, { high }]) => high),
      lasts.map(([, { low }]) => low),
    ],
  );
}
