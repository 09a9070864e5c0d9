import type { CallReply } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import type { ShareMarket } from '../market/index.ts';
import type { Incoming } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { priceSeries } from './priceHistory.ts';
import { newestDay } from './rankings.ts';
import { searchShares, type FoundShares, type Share, type ShareQuery } from './searchShares.ts';
import { sentence } from './sentences.ts';
import type { ShareListing } from './shareListing.ts';
import { historyReply } from './serveMarket.ts';

/** One page of the shares that fit a query, with the day of the prices and the counts that a market offers. */
export function sharesReply<Row extends { price_date: string | null }, Facets>(
  listing: ShareListing<Share & { row: Row }>,
  query: ShareQuery,
  facetsOf: (facet: FoundShares<Share>['facet']) => Facets,
) {
  const { rows, facet, ...meta } = searchShares(listing, query);
  return {
    status: 'success' as const,
    data: rows.map(({ row }) => row),
    meta: { ...meta, as_of: newestDay(listing.shares.map(({ row }) => row)), facets: facetsOf(facet) },
  };
}

/** Where the shares of a market are stored, and under which code their prices are. */
const STORED = {
  IN: { select: 'SELECT isin AS code FROM stocks WHERE slug = $1', unknown: 'stock_unknown' },
  US: { select: 'SELECT symbol AS code FROM us_stocks WHERE slug = $1', unknown: 'us_stock_unknown' },
} as const;

/**
 * The prices of one share.
 * @throws Problem 404 `not_found`, 400 `params_invalid` for a day that does not exist.
 */
export async function shareHistory(
  q: Queries,
  market: ShareMarket,
  incoming: Pick<Incoming<'stockHistory'>, 'params' | 'query' | 'reply'>,
): Promise<CallReply<'stockHistory'>> {
  const { select, unknown } = STORED[market];
  const [share] = await q.query<{ code: string }>(select, [incoming.params.slug]);
  if (!share) throw notFound(sentence(unknown));
  return historyReply(incoming, await priceSeries(q, market, share.code, incoming.query.basis));
}
