import type { StockRanking } from '@sanchay/contracts';
import { searchShares, type Share, type ShareQuery } from './searchShares.ts';
import type { ShareListing } from './shareListing.ts';
import type { ListedStock } from './store.ts';

/** How each ranking chooses and orders. */
const RANKINGS: Readonly<Record<StockRanking, { fits(stock: ListedStock): boolean; order: ShareQuery }>> = {
  top_stocks: { fits: () => true, order: { sort_by: 'market_cap' } },
  gainers: { fits: ({ change }) => change > 0, order: { sort_by: 'change', order_type: 'desc' } },
  losers: { fits: ({ change }) => change < 0, order: { sort_by: 'change', order_type: 'asc' } },
  high_52_weeks: { fits: ({ at }) => at === 'high', order: { sort_by: 'market_cap' } },
  low_52_weeks: { fits: ({ at }) => at === 'low', order: { sort_by: 'market_cap' } },
};

/**
 * Returns the stocks of a ranking: the largest by market value, those whose price rose or fell most since the day
 * before, and those whose price is the highest or lowest of 52 weeks, the largest first. Only stocks that rose are
 * gainers, only those that fell are losers.
 */
export function rankedStocks(
  listing: ShareListing<ListedStock>,
  type: StockRanking,
  limit: number,
): ListedStock[] {
  const { fits, order } = RANKINGS[type];
  return searchShares(listing, { ...order, per_page: limit }, { key: type, fits }).rows;
}

/** The newest day among closing prices, or null. */
export function newestDay(rows: readonly { price_date: string | null; price_at?: string }[]): string | null {
  return rows.reduce<string | null>(
    (newest, { price_date: day, price_at: at }) =>
      at === undefined && day !== null && (newest === null || day > newest) ? day : newest,
    null,
  );
}

const PEERS = 5;

type PeerFacts = Pick<Share, 'slug' | 'industry' | 'sector' | 'market_cap' | 'merged'>;

/** The nearest in size of the same industry, then of the same sector. */
export function peersOf<S extends PeerFacts>(shares: readonly S[], share: S): S[] {
  const distance = (other: S): number => Math.abs(Math.log(other.market_cap / share.market_cap));
  return shares
    .filter(({ slug, sector, merged }) => slug !== share.slug && sector === share.sector && merged !== true)
    .sort(
      (a, b) =>
        Number(b.industry === share.industry) - Number(a.industry === share.industry) ||
        distance(a) - distance(b),
    )
    .slice(0, PEERS);
}
