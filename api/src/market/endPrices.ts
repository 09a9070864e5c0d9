import { decodeNavs, epochDay, type NavSeries } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { storeLast } from './publishPrices.ts';
import { INSTRUMENTS_SEED, storeHistories, storeUnadjusted } from './seedInstruments.ts';
import { lastPrices } from './shares/shareSeries.ts';

/**
 * Removes the prices of an Indian share from a day on, on which it is no longer traded; the last one before it stays. Locks
 * the prices until the transaction ends.
 * @param day ISO day
 */
export async function endPrices(tx: Tx, isin: string, day: string): Promise<void> {
  await tx.query('SELECT 1 FROM seeds WHERE name = $1 FOR UPDATE', [INSTRUMENTS_SEED]);
  const [row] = await tx.query<{ packed: Buffer; unadjusted: Buffer | null }>(
    "SELECT packed, unadjusted FROM price_histories WHERE market = 'IN' AND security = $1",
    [isin],
  );
  if (!row) return;
  const { days, navs } = decodeNavs(row.packed);
  const count = days.filter((each) => each < epochDay(day)).length;
  if (count === 0 || count === days.length) return;
  const until = (all: NavSeries): NavSeries => ({
    days: all.days.slice(0, count),
    navs: all.navs.slice(0, count),
  });
  const series = until({ days, navs });
  await storeHistories(tx, 'IN', [[isin, series]]);
  if (row.unadjusted) await storeUnadjusted(tx, 'IN', [[isin, until(decodeNavs(row.unadjusted))]]);
  await storeLast(tx, 'IN', [[isin, lastPrices(series)]]);
}
