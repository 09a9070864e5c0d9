import type { UsStock } from '@sanchay/contracts';
import type { Db } from '../db/pool.ts';
import { notFound } from '../platform/http/problem.ts';
import { moneyOf, peersOf, shareFigures, shareSentence } from '../stocks/index.ts';
import { listedUsStocks } from './store.ts';

/**
 * One US stock with its figures and peers, in dollars.
 * @throws Problem 404 `not_found`.
 */
export async function usStockDetails(db: Db, slug: string): Promise<UsStock> {
  const { shares } = await listedUsStocks(db);
  const stock = shares.find((each) => each.slug === slug);
  if (!stock) throw notFound(shareSentence('us_stock_unknown'));
  const { row, stored } = stock;
  return {
    ...row,
    ...shareFigures(stored),
    eps_usd: moneyOf(stored.eps),
    book_value_usd: moneyOf(stored.book_value),
    dividend_usd: moneyOf(stored.dividend),
    high_52_weeks_usd: moneyOf(stored.high_52_weeks),
    low_52_weeks_usd: moneyOf(stored.low_52_weeks),
    peers: peersOf(shares, stock).map((peer) => peer.row),
  };
}
