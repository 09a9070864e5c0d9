import type { Stock } from '@sanchay/contracts';
import { toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { notFound } from '../platform/problem.ts';
import { ratioOf } from './changeOf.ts';
import { priceSeries, yearRange } from './priceHistory.ts';
import { peersOf } from './rankings.ts';
import { listedStocks } from './store.ts';

const money = (value: string | null): number | null => (value === null ? null : toWire(value, 2));

/**
 * One stock with its figures and peers.
 * @throws Problem 404 `not_found`.
 */
export async function stockDetails(q: Queries, slug: string): Promise<Stock> {
  const stocks = await listedStocks(q);
  const stock = stocks.find((each) => each.slug === slug);
  if (!stock) throw notFound('We do not know this stock.');
  const { row, stored } = stock;
  const { high, low } = yearRange(await priceSeries(q, 'IN', row.isin), row.price_date);
  return {
    ...row,
    founded: stored.founded,
    face_value: money(stored.face_value),
    shares: stored.shares === null ? null : Number(stored.shares),
    eps: money(stored.eps),
    book_value: money(stored.book_value),
    dividend: money(stored.dividend),
    debt_to_equity: money(stored.debt_to_equity),
    pb: ratioOf(stored.price, stored.book_value),
    dividend_yield: ratioOf(stored.dividend, stored.price, 100),
    return_on_equity: ratioOf(stored.eps, stored.book_value, 100),
    amfi_rank: stored.amfi_rank,
    amfi_rank_date: stored.amfi_rank_date,
    high_52_weeks: high,
    low_52_weeks: low,
    peers: peersOf(stocks, stock).map((peer) => peer.row),
  };
}
