import {
  addDays,
  decimal,
  epochDay,
  istDate,
  istTimeOfDay,
  type BusinessCalendar,
  type SchemeClass,
} from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import { copyIn } from '../db/copyIn.ts';
import type { Tx } from '../db/pool.ts';
import { refreshReturns } from '../returns/index.ts';
import type { Context } from '../platform/context.ts';
import { profileOf } from './categories.ts';
import { factorsBetween, type FactorDay } from './factors.ts';
import { INDEX_CODE, nextLevel } from './indexLevels.ts';
import { NavBytes } from './navs/navBytes.ts';
import { hasNav } from './navs/navDays.ts';
import { grossReturn, nextNav } from './navs/navWalk.ts';
import { MARKET_SEED } from './seedMarket.ts';

/** Time in India from which the NAVs of a day are out. Source: SEBI's 11 pm deadline for fund houses. */
const NAV_TIME = '23:00';
const DAYS_A_TRANSACTION = 31;

interface Walker {
  id: number;
  /** The last NAV and its day; null for a new fund, which starts at its face value. */
  nav: string | null;
  nav_date: string | null;
  face_value: string;
  start_date: string;
  scheme_class: SchemeClass;
  generator: { drag: number; payout: boolean; stream: number; sub_category: string };
}

interface Day {
  date: string;
  /** Days since 1970. */
  day: number;
  factors: FactorDay;
}

/** The last date with due NAVs at an instant of the business clock. */
export function lastDueDate(instant: Date): string {
  const today = istDate(instant);
  return istTimeOfDay(instant) >= NAV_TIME ? today : addDays(today, -1);
}

/**
 * Publishes the sandbox's NAVs of every day with a past NAV time: rows, current NAVs, returns, the bus event
 * `nav/published` and the job `navs-published` of each date come in one transaction. A repeat adds nothing.
 * @param instant business time.
 * @returns the dates published, oldest first; none where the market is not a sandbox.
 */
export async function publishUpTo(ctx: Context, instant: Date): Promise<string[]> {
  if (!ctx.settings.sandbox) return [];
  const published: string[] = [];
  for (;;) {
    const dates = await ctx.db.tx((tx) => publishSome(ctx, tx, lastDueDate(instant)));
    published.push(...dates);
    if (dates.length < DAYS_A_TRANSACTION) return published;
  }
}

/** Brings the sandbox's NAVs up to the business clock; to be called when the process starts and every minute. */
export async function publishNavs(ctx: Context): Promise<void> {
  await publishUpTo(ctx, await ctx.business.now());
}

async function publishSome(ctx: Context, tx: Tx, until: string): Promise<string[]> {
  await tx.query("SET LOCAL statement_timeout = '60s'");
  // The lock makes several API nodes take turns.
  const [seeded] = await tx.query<{ detail: { seed: number } }>(
    'SELECT detail FROM seeds WHERE name = $1 FOR UPDATE',
    [MARKET_SEED],
  );
  const [last] = await tx.query<{ date: string | null }>('SELECT max(date) AS date FROM nav_publications');
  if (!seeded || !last?.date || last.date >= until) return [];
  const dates: string[] = [];
  for (
    let date = addDays(last.date, 1);
    date <= until && dates.length < DAYS_A_TRANSACTION;
    date = addDays(date, 1)
  ) {
    dates.push(date);
  }
  const calendar = await loadCalendar(tx);
  const { seed } = seeded.detail;
  const factors = factorsBetween(seed, epochDay(dates[0]!), epochDay(dates.at(-1)!));
  const days = dates.map((date) => ({ date, day: epochDay(date), factors: factors.get(epochDay(date))! }));
  const counts = await continueSeries(tx, seed, calendar, days);
  await continueIndex(tx, calendar, days);
  await refreshReturns(tx);
  for (const date of dates) {
    await tx.query('INSERT INTO nav_publications (date, rows) VALUES ($1, $2)', [
      date,
      counts.get(date) ?? 0,
    ]);
    await ctx.publish(tx, { event: 'nav/published', payload: { date } });
    await ctx.jobs.send(tx, 'navs-published', { date });
  }
  return dates;
}

/** Stores the next NAVs of every scheme that the sandbox moves; gives the number of rows of each date. */
async function continueSeries(tx: Tx, seed: number, calendar: BusinessCalendar, days: Day[]) {
  const schemes = await tx.query<Walker>(
    `SELECT id, nav, nav_date, face_value, start_date, scheme_class, generator FROM schemes
     WHERE generator IS NOT NULL AND (nav IS NOT NULL OR start_date <= $1)`,
    [days.at(-1)!.date],
  );
  const open = { equity: new Set<string>(), debt: new Set<string>(), liquid: new Set<string>() };
  for (const { date } of days) {
    for (const schemeClass of ['equity', 'debt', 'liquid'] as const) {
      if (hasNav(calendar, date, schemeClass)) open[schemeClass].add(date);
    }
  }
  const counts = new Map<string, number>();
  const bytes = new NavBytes();
  const chunks = [bytes.head];
  for (const { id, nav, nav_date, face_value, start_date, scheme_class, generator } of schemes) {
    const fund = { profile: profileOf(generator.sub_category), stream: generator.stream };
    let value = Number(decimal(nav ?? face_value).times(10_000));
    let previous = nav_date === null ? null : epochDay(nav_date);
    for (const { date, day, factors } of days) {
      if (day <= (previous ?? epochDay(start_date) - 1) || !open[scheme_class].has(date)) continue;
      if (previous !== null)
        value = nextNav(value, grossReturn(seed, fund, factors, day, previous), generator, day, previous);
      previous = day;
      counts.set(date, (counts.get(date) ?? 0) + 1);
      const full = bytes.add(id, day, value);
      if (full) chunks.push(full);
    }
  }
  await copyIn(tx, 'COPY navs (scheme_id, date, nav) FROM STDIN (FORMAT binary)', [
    ...chunks,
    ...bytes.end(),
  ]);
  return counts;
}

async function continueIndex(tx: Tx, calendar: BusinessCalendar, days: Day[]): Promise<void> {
  const [last] = await tx.query<{ date: string; nav: string }>(
    'SELECT date, nav FROM index_navs WHERE index_code = $1 ORDER BY date DESC LIMIT 1',
    [INDEX_CODE],
  );
  let level = Number(last?.nav);
  for (const { date, factors } of days) {
    if (!last || date <= last.date || !hasNav(calendar, date, 'equity')) continue;
    level = nextLevel(level, factors);
    await tx.query('INSERT INTO index_navs (index_code, date, nav) VALUES ($1, $2, $3)', [
      INDEX_CODE,
      date,
      level,
    ]);
  }
}
