import { addDays, decimal, istDate, toWire, type Big } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { GOLD_SERIES_START, marketGoldSeries } from './marketGold.ts';

export interface DayPrice {
  date: string;
  /** Rupees a gram before tax. */
  price: Big;
}

/** The newest price on or before a day and the one before it, newest first; empty while there is none. */
export async function latestGoldPrices(q: Queries, today: string, count: number): Promise<DayPrice[]> {
  const rows = await q.query<{ date: string; price: string }>(
    'SELECT date, price FROM gold_prices WHERE date <= $1 ORDER BY date DESC LIMIT $2',
    [today, count],
  );
  return rows.map(({ date, price }) => ({ date, price: decimal(price) }));
}

/** Prices of the days from `from` to `to`, oldest first, in rupees a gram before tax. */
export async function goldPricesBetween(
  q: Queries,
  from: string,
  to: string,
): Promise<{ date: string; price: number }[]> {
  const rows = await q.query<{ date: string; price: string }>(
    'SELECT date, price FROM gold_prices WHERE date BETWEEN $1 AND $2 ORDER BY date',
    [from, to],
  );
  return rows.map(({ date, price }) => ({ date, price: toWire(price, 2) }));
}

/**
 * Writes the invented daily prices that are missing up to `today` (ISO day). Rows that exist are left as they are,
 * so that it can run again at any time. @returns how many were added.
 */
export async function seedGold(db: Queries, { today }: { today: string }): Promise<number> {
  const [newest] = await db.query<{ date: string | null }>('SELECT max(date) AS date FROM gold_prices');
  const from = newest?.date ? addDays(newest.date, 1) : GOLD_SERIES_START;
  if (from > today) return 0;
  const series = marketGoldSeries(from, today);
  await db.query(
    `INSERT INTO gold_prices (date, price)
     SELECT * FROM unnest($1::date[], $2::numeric[]) ON CONFLICT DO NOTHING`,
    [series.map(({ date }) => date), series.map(({ price }) => price)],
  );
  return series.length;
}

/** Brings the invented prices up to the business day. Only in the sandbox: elsewhere a provider publishes them. */
export async function publishGoldPrices(ctx: Context): Promise<void> {
  if (!ctx.settings.sandbox) return;
  await seedGold(ctx.db, { today: istDate(await ctx.business.now()) });
}
