import type { Stock } from '@sanchay/contracts';
import type { Db } from '../db/pool.ts';
import { notFound } from '../platform/http/problem.ts';
import { peersOf } from './rankings.ts';
import { sentence } from './sentences.ts';
import { listedStocks, type ListedStock } from './store.ts';
import { moneyOf, shareFigures } from './storedShare.ts';

/**
 * One stock with its figures and peers.
 * @throws Problem 404 `not_found`.
 */
export async function stockDetails(db: Db, slug: string): Promise<Stock> {
  const { shares } = await listedStocks(db);
  const stock = shares.find((each) => each.slug === slug);
  if (!stock) throw notFound(sentence('stock_unknown'));
  const { row, stored } = stock;
  return {
    ...row,
    ...shareFigures(stored),
    face_value: moneyOf(stored.face_value),
    eps: moneyOf(stored.eps),
    book_value: moneyOf(stored.book_value),
    dividend: moneyOf(stored.dividend),
    amfi_rank: stored.amfi_rank,
    amfi_rank_date: stored.amfi_rank_date,
    high_52_weeks: moneyOf(stored.high_52_weeks),
    low_52_weeks: moneyOf(stored.low_52_weeks),
    price_band: stored.price_band_pct,
    peers: peersOf(shares, stock).map((peer) => peer.row),
    merged_into: mergedInto(shares, stock),
  };
}

function mergedInto(shares: readonly ListedStock[], { stored }: ListedStock): Stock['merged_into'] {
  const other = shares.find(({ row }) => row.isin === stored.merged_into);
  return other ? { slug: other.slug, name: other.name } : null;
}
