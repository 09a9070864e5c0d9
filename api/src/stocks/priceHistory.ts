import { decodeNavs, navRows, type NavRow, type NavSeries } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { ShareMarket } from '../market/index.ts';

/** How prices before splits and the like are counted: in shares of today, or as they were on their days. */
export type PriceBasis = 'adjusted' | 'unadjusted';

const SERIES: Record<PriceBasis, string> = { adjusted: 'packed', unadjusted: 'coalesce(unadjusted, packed)' };

/** Closing prices of a share, oldest first; empty where none are stored. */
export async function priceSeries(
  q: Queries,
  market: ShareMarket,
  security: string,
  basis: PriceBasis = 'adjusted',
): Promise<NavSeries> {
  const [row] = await q.query<{ packed: Buffer }>(
    `SELECT ${SERIES[basis]} AS packed FROM price_histories WHERE market = $1 AND security = $2`,
    [market, security],
  );
  return row ? decodeNavs(row.packed) : { days: new Int32Array(0), navs: new Float64Array(0) };
}

/** The rows of a series from and to days included. */
export function pricesBetween(series: NavSeries, { from, to }: { from?: string; to?: string }): NavRow[] {
  return navRows(series).filter(({ date }) => (!from || date >= from) && (!to || date <= to));
}
