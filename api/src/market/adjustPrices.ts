import { decodeNavs, ratioFactor, splitTimes, type ShareRatio } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { INSTRUMENTS_SEED, storeHistories } from './seedInstruments.ts';

const PAISE = 100;

/**
 * Divides all stored prices of an Indian share by the shares that one share has become, so that charts and returns do not
 * fall with a split or bonus, and the next price continues from there. Locks the prices until the transaction ends.
 */
export async function adjustPrices(tx: Tx, isin: string, ratio: ShareRatio): Promise<void> {
  const factor = ratioFactor(ratio);
  // The lock of those that publish prices.
  await tx.query('SELECT 1 FROM seeds WHERE name = $1 FOR UPDATE', [INSTRUMENTS_SEED]);
  const [row] = await tx.query<{ packed: Buffer }>(
    "SELECT packed FROM price_histories WHERE market = 'IN' AND security = $1",
    [isin],
  );
  if (row) {
    const { days, navs } = decodeNavs(row.packed);
    const by = Number(factor.toFixed(12));
    const adjusted = navs.map((nav) => Math.max(1, Math.round((nav * PAISE) / by)) / PAISE);
    await storeHistories(tx, 'IN', [[isin, { days, navs: adjusted }]]);
  }
  await tx.query(
    `UPDATE stocks SET price = greatest(round(price / $2::numeric, 2), 0.01),
       previous_price = greatest(round(previous_price / $2::numeric, 2), 0.01),
       high_52_weeks = round(high_52_weeks / $2::numeric, 2), low_52_weeks = round(low_52_weeks / $2::numeric, 2),
       shares = round(shares * $2::numeric), eps = round(eps / $2::numeric, 2),
       book_value = round(book_value / $2::numeric, 2), dividend = round(dividend / $2::numeric, 2),
       face_value = face_value / $3
     WHERE isin = $1`,
    [isin, factor.toFixed(12), ratio.kind === 'split' ? splitTimes(ratio) : 1],
  );
}
