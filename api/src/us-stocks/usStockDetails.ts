import type { UsStock } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { notFound } from '../platform/problem.ts';
import { peersOf, priceSeries, ratioOf, yearRange } from '../stocks/index.ts';
import { listedUsStocks } from './store.ts';

const money = (value: string | null): number | null => (value === null ? null : toWire(value, 2));

/**
 * One US stock with its figures and peers, in dollars.
 * @throws Problem 404 `not_found`.
 */
export async function usStockDetails(q: Queries, slug: string): Promise<UsStock> {
  const stocks = await listedUsStocks(q);
  const stock = stocks.find((each) => each.slug === slug);
  if (!stock) throw notFound('We do not know this US stock.');
  const { row, stored } = stock;
  const { high, low } = yearRange(await priceSeries(q, 'US', row.symbol), row.price_date);
  return {
    ...row,
    founded: stored.founded,
    shares: stored.shares === null ? null : Number(stored.shares),
    eps_usd: money(stored.eps_usd),
    book_value_usd: money(stored.book_value_usd),
    dividend_usd: money(stored.dividend_usd),
    debt_to_equity: money(stored.debt_to_equity),
    pb: ratioOf(stored.price_usd, stored.book_value_usd),
    dividend_yield: ratioOf(stored.dividend_usd, stored.price_usd, 100),
    return_on_equity: ratioOf(stored.eps_usd, stored.book_value_usd, 100),
    high_52_weeks_usd: high,
    low_52_weeks_usd: low,
    peers: peersOf(stocks, stock).map((peer) => peer.row),
  };
}
