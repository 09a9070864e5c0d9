import type { StockRanking } from '@sanchay/contracts';
import { searchShares } from './searchShares.ts';
import type { ListedStock } from './store.ts';

/**
 * Returns the stocks of a ranking: the largest by market value, or those whose price rose or fell most since the day
 * before. Only stocks that rose are gainers, only those that fell are losers.
 */
export function rankedStocks(
  stocks: readonly ListedStock[],
  type: StockRanking,
  limit: number,
): ListedStock[] {
  if (type === 'top_stocks') return searchShares(stocks, { sort_by: 'market_cap', per_page: limit }).rows;
  const sign = type === 'gainers' ? 1 : -1;
  const moved = stocks.filter(({ change }) => change * sign > 0);
  const order_type = type === 'gainers' ? 'desc' : 'asc';
  return searchShares(moved, { sort_by: 'change', order_type, per_page: limit }).rows;
}

/** The newest day among prices, or null. */
export function newestDay(rows: readonly { price_date: string | null }[]): string | null {
  return rows.reduce<string | null>(
    (newest, { price_date: day }) => (day !== null && (newest === null || day > newest) ? day : newest),
    null,
  );
}

const PEERS = 5;

/** The nearest in size of the same industry, then of the same sector. */
export function peersOf<S extends { slug: string; industry: string; sector: string; market_cap: number }>(
  shares: readonly S[],
  share: S,
): S[] {
  const distance = (other: S): number => Math.abs(Math.log(other.market_cap / share.market_cap));
  return shares
    .filter(({ slug, sector }) => slug !== share.slug && sector === share.sector)
    .sort(
      (a, b) =>
        Number(b.industry === share.industry) - Number(a.industry === share.industry) ||
        distance(a) - distance(b),
    )
    .slice(0, PEERS);
}
