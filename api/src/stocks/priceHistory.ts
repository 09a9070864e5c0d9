import {
  addMonthsClamped,
  decodeNavs,
  epochDay,
  navRows,
  type NavRow,
  type NavSeries,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { ShareMarket } from '../market/index.ts';

/** Closing prices of a share, oldest first; empty where none are stored. */
export async function priceSeries(q: Queries, market: ShareMarket, security: string): Promise<NavSeries> {
  const [row] = await q.query<{ packed: Buffer }>(
    'SELECT packed FROM price_histories WHERE market = $1 AND security = $2',
    [market, security],
  );
  return row ? decodeNavs(row.packed) : { days: new Int32Array(0), navs: new Float64Array(0) };
}

/** The rows of a series from and to days included. */
export function pricesBetween(series: NavSeries, { from, to }: { from?: string; to?: string }): NavRow[] {
  return navRows(series).filter(({ date }) => (!from || date >= from) && (!to || date <= to));
}

export interface YearRange {
  high: number | null;
  low: number | null;
}

/** The highest and lowest closing price of the twelve months up to a day; nulls without a price in them. */
export function yearRange({ days, navs }: NavSeries, lastDate: string | null): YearRange {
  if (lastDate === null) return { high: null, low: null };
  const [from, to] = [epochDay(addMonthsClamped(lastDate, -12)), epochDay(lastDate)];
  const within = navs.filter((_, row) => days[row]! >= from && days[row]! <= to);
  return within.length === 0
    ? { high: null, low: null }
    : { high: Math.max(...within), low: Math.min(...within) };
}
