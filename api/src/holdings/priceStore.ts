import { addDays, weekday } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { buyBackSql, GOLD } from '../gold/index.ts';

/** Prices of assets as decimal text by code and ISO day; a day before the first price of an asset has none. */
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
  const funds = [...asked.keys()].filter((code) => code !== GOLD);
  const days = new Set(funds.flatMap((code) => asked.get(code)!));
  const published = await publishedOn(q, funds, [...new Set([...days].flatMap(backToWeekday))]);
  const found = new Map(published.map((fund) => [fund.code, pricesOf(fund, asked.get(fund.code)!)]));
  const missing = published.flatMap(({ code, first }) =>
    first === null
      ? []
      : asked
          .get(code)!
          .filter((day) => day >= first && !found.get(code)!.has(day))
          .map((day) => ({ code, day })),
  );
  const gold = (asked.get(GOLD) ?? []).map((day) => ({ code: GOLD, day }));
  for (const { code, day, price } of await lastBefore(q, [...missing, ...gold])) {
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

function pricesOf({ dates, prices }: Published, days: readonly string[]): Map<string, string> {
  const texts = prices?.split(',') ?? [];
  const own = new Map((dates?.split(',') ?? []).map((date, index) => [date, texts[index]!]));
  return new Map(
    days.flatMap((day) => {
      const priced = own.has(day) ? day : backToWeekday(day).find((candidate) => own.has(candidate));
      return priced === undefined ? [] : [[day, own.get(priced)!] as const];
    }),
  );
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
    `SELECT asked.code, asked.day::text AS day, either.price::text AS price
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
