import type { UsStock } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { notFound } from '../platform/http/problem.ts';
import { moneyOf, peersOf, priceSeries, shareFigures, shareSentence, yearRange } from '../stocks/index.ts';
import { listedUsStocks } from './store.ts';

/**
 * One US stock with its figures and peers, in dollars.
 * @throws Problem 404 `not_found`.
 */
export async function usStockDetails(q: Queries, slug: string): Promise<UsStock> {
  const stocks = await listedUsStocks(q);
  const stock = stocks.find((each) => each.slug === slug);
  if (!stock) throw notFound(shareSentence('us_stock_unknown'));
  const { row, stored } = stock;
  const { high, low } = yearRange(await priceSeries(q, 'US', row.symbol), row.price_date);
  return {
    ...row,
    ...shareFigures(stored),
    eps_usd: moneyOf(stored.eps),
    book_value_usd: moneyOf(stored.book_value),
    dividend_usd: moneyOf(stored.dividend),
    high_52_weeks_usd: high,
    low_52_weeks_usd: low,
    peers: peersOf(stocks, stock).map((peer) => peer.row),
  };
}
