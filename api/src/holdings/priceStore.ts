import { addDays, weekday } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { buyBackSql, GOLD } from '../gold/index.ts';
import { keptPrices } from './keptPrices.ts';

/** Prices with four decimals as text by code and ISO day; a day before the first price of an asset has none. */
export type PricesByDay = ReadonlyMap<string, ReadonlyMap<string, string>>;

interface Published {
  code: string;
  first: string | null;
  /** Comma-separated, in one order: text is read faster than an array of the driver. */
  dates: string | null;
  prices: string | null;
}

/**
 * What a unit of each asset was worth at the end of each ISO day: the NAV of the day or the last one before it, gold at
 * its buy-back price. Nearly all days have a price of their own or of the weekday before, which one scan of the index
 * finds for each fund; only the others are looked up one by one.
 */
export async function pricesOnDays(
  q: Queries,
  asked: ReadonlyMap<string, readonly string[]>,
): Promise<PricesByDay> {
  const funds = new Map([...asked].filter(([code]) => code !== GOLD));
  const found = new Map(await keptPrices(q, funds, (missing) => fundPrices(q, missing)));
  const gold = (asked.get(GOLD) ?? []).map((day) => ({ code: GOLD, day }));
  const prices = await lastBefore(q, gold);
  if (prices.length > 0) found.set(GOLD, new Map(prices.map(({ day, price }) => [day, price])));
  return found;
}

async function fundPrices(q: Queries, asked: ReadonlyMap<string, readonly string[]>): Promise<PricesByDay> {
  const funds = [...asked.keys()];
  const days = new Set(funds.flatMap((code) => asked.get(code)!));
  const lately = new Map([...days].map((day) => [day, backToWeekday(day)]));
  const published = await publishedOn(q, funds, [...new Set([...lately.values()].flat())]);
  const found = new Map<string, Map<string, string>>();
  const missing: { code: string; day: string }[] = [];
  for (const fund of published) {
    const own = pricesOf(fund, asked.get(fund.code)!, lately);
    found.set(fund.code, own.prices);
    missing.push(...own.missing.map((day) => ({ code: fund.code, day })));
  }
  for (const { code, day, price } of await lastBefore(q, missing)) {
    const own = found.get(code) ?? new Map<string, string>();
    found.set(code, own.set(day, price));
  }
  return found;
}

/** The day and those before it as far as the last one from Monday to Friday, newest first. */
function backToWeekday(day: string): string[] {
  const weekend = { 6: 1, 0: 2 }[weekday(day)] ?? 0;
  return Array.from({ length: weekend + 1 }, (_, back) => addDays(day, -back));
}

/** The prices of a fund on its asked days, and the days since its first NAV whose price has to be looked up. */
function pricesOf(
  { first, dates, prices }: Published,
  days: readonly string[],
  lately: ReadonlyMap<string, readonly string[]>,
): { prices: Map<string, string>; missing: string[] } {
  const texts = prices?.split(',') ?? [];
  const own = new Map((dates?.split(',') ?? []).map((date, index) => [date, texts[index]!]));
  const found = new Map<string, string>();
  const missing: string[] = [];
  for (const day of days) {
    if (first === null || day < first) continue;
    const priced = lately.get(day)!.find((candidate) => own.has(candidate));
    if (priced === undefined) missing.push(day);
    else found.set(day, own.get(priced)!);
  }
  return { prices: found, missing };
}

function publishedOn(q: Queries, codes: readonly string[], days: readonly string[]): Promise<Published[]> {
  return q.query<Published>(
    `SELECT s.code, own.dates, own.prices,
       (SELECT n.date FROM navs n WHERE n.scheme_id = s.id ORDER BY n.date LIMIT 1) AS first
     FROM schemes s CROSS JOIN LATERAL (
       SELECT string_agg(n.date::text, ',') AS dates, string_agg(n.nav::text, ',') AS prices
       FROM navs n WHERE n.scheme_id = s.id AND n.date = ANY ($2::date[])
     ) own
     WHERE s.code = ANY ($1)`,
    [codes, days],
  );
}

async function lastBefore(
  q: Queries,
  asked: readonly { code: string; day: string }[],
): Promise<{ code: string; day: string; price: string }[]> {
  if (asked.length === 0) return [];
  return q.query(
    `SELECT asked.code, asked.day::text AS day, either.price::numeric(16, 4)::text AS price
     FROM unnest($1::text[], $2::date[]) AS asked (code, day) CROSS JOIN LATERAL (
       (SELECT n.nav AS price FROM navs n WHERE n.scheme_id = (SELECT s.id FROM schemes s WHERE s.code = asked.code)
          AND n.date <= asked.day ORDER BY n.date DESC LIMIT 1)
       UNION ALL
       (SELECT ${buyBackSql('g.price')} FROM gold_prices g WHERE asked.code = '${GOLD}' AND g.date <= asked.day
        ORDER BY g.date DESC LIMIT 1)
     ) either`,
    [asked.map(({ code }) => code), asked.map(({ day }) => day)],
  );
}
