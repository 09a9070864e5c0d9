import type { CallReply } from '@sanchay/contracts';
import { epochDay, navRows } from '@sanchay/finance';
import type { Db } from '../../db/pool.ts';
import { streamOf, uniform } from '../../market/index.ts';
import { notFound } from '../../platform/http/problem.ts';
import { priceSeries } from '../priceHistory.ts';
import { sentence } from '../sentences.ts';
import { listedStocks } from '../store.ts';

const SEED = 17;
/** Sessions of about three months. */
const SESSIONS = 63;
/** How much more is traded for each percent that the price moves. */
const BY_MOVE = 0.35;

/**
 * Shares of one company that were traded in each of the latest sessions, oldest first; in the shares of today, as its prices
 * are. Empty for a company that is not invented, of which none are stored.
 * @throws Problem 404 `not_found`
 */
export async function stockVolumes(db: Db, slug: string): Promise<CallReply<'stockVolumes'>['data']> {
  const stock = (await listedStocks(db)).shares.find((each) => each.slug === slug);
  if (!stock) throw notFound(sentence('stock_unknown'));
  const { isin, shares, sandbox } = stock.stored;
  if (!sandbox || shares === null) return { volumes: [], sandbox };
  const rows = navRows(await priceSeries(db, 'IN', isin)).slice(-SESSIONS - 1);
  const stream = streamOf(`volume ${isin}`);
  const usual = Number(shares) * (0.0008 + 0.003 * uniform(SEED, stream, 0));
  return {
    volumes: rows.slice(1).map(({ date, nav }, index) => {
      const move = Math.abs(nav / rows[index]!.nav - 1) * 100;
      const chance = 0.5 + uniform(SEED, stream, epochDay(date));
      return { date, volume: Math.round(usual * chance * (1 + BY_MOVE * move)) };
    }),
    sandbox,
  };
}
