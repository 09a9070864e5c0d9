import { decodeNavs, epochDay, type Big } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { INSTRUMENTS_SEED, storeHistories, storeUnadjusted } from './seedInstruments.ts';
import type { ShareMarket } from './shares/shareSeries.ts';

const CENTS = 100;

/** How a corporate action changes an Indian share. */
export interface PriceChange {
  /** What prices, and figures of one share, are divided by. */
  prices: Big;
  /** Shares of the company for each share before. */
  shares: Big;
  /** What the face value is divided by, whole. */
  faceValue: number;
  /** ISO day from which the share is traded with the change. */
  from: string;
}

/**
 * Divides all stored prices of an Indian share, so that charts and returns do not fall with a split, a bonus or a demerger,
 * and the next price continues from there. A trade before the division counts no more. Earnings of one share stay exact, as results of the company follow from them.
 * Locks the prices until the transaction ends.
 */
export async function adjustPrices(
  tx: Tx,
  isin: string,
  { prices, shares, faceValue, from }: PriceChange,
): Promise<void> {
  await divideHistory(tx, { market: 'IN', security: isin, from }, prices);
  await tx.query(
    `UPDATE stocks SET price = greatest(round(coalesce(closing_price, price) / $2::numeric, 2), 0.01),
       previous_price = greatest(round(previous_price / $2::numeric, 2), 0.01),
       price_date = coalesce(closing_date, price_date), traded_at = NULL, closing_price = NULL, closing_date = NULL,
       high_52_weeks = round(high_52_weeks / $2::numeric, 2), low_52_weeks = round(low_52_weeks / $2::numeric, 2),
       shares = round(shares * $4::numeric), market_cap = round(market_cap * $4::numeric / $2::numeric * coalesce(closing_price / price, 1), 2),
       eps = round(eps / $2::numeric, 8), book_value = round(book_value / $2::numeric, 2),
       dividend = round(dividend / $2::numeric, 2), face_value = face_value / $3
     WHERE isin = $1`,
    [isin, prices.toFixed(12), faceValue, shares.toFixed(12)],
  );
}

/** The same of a US share, by how many shares one has become; below 1 for a reverse split. */
export async function adjustUsPrices(
  tx: Tx,
  { symbol, from }: { symbol: string; from: string },
  factor: Big,
): Promise<void> {
  await divideHistory(tx, { market: 'US', security: symbol, from }, factor);
  await tx.query(
    `UPDATE us_stocks SET price_usd = greatest(round(price_usd / $2::numeric, 2), 0.01),
       previous_price_usd = greatest(round(previous_price_usd / $2::numeric, 2), 0.01),
       high_52_weeks_usd = round(high_52_weeks_usd / $2::numeric, 2),
       low_52_weeks_usd = round(low_52_weeks_usd / $2::numeric, 2),
       shares = round(shares * $2::numeric), eps_usd = round(eps_usd / $2::numeric, 8),
       book_value_usd = round(book_value_usd / $2::numeric, 2), dividend_usd = round(dividend_usd / $2::numeric, 2)
     WHERE symbol = $1`,
    [symbol, factor.toFixed(12)],
  );
}

/** Divides all prices; those of the days before `from` stay beside them as they were. */
async function divideHistory(
  tx: Tx,
  { market, security, from }: { market: ShareMarket; security: string; from: string },
  factor: Big,
): Promise<void> {
  // The lock of those that publish prices.
  await tx.query('SELECT 1 FROM seeds WHERE name = $1 FOR UPDATE', [INSTRUMENTS_SEED]);
  const [row] = await tx.query<{ packed: Buffer; unadjusted: Buffer | null }>(
    'SELECT packed, unadjusted FROM price_histories WHERE market = $1 AND security = $2',
    [market, security],
  );
  if (!row) return;
  const { days, navs } = decodeNavs(row.packed);
  const by = Number(factor.toFixed(12));
  const divided = (nav: number): number => Math.max(1, Math.round((nav * CENTS) / by)) / CENTS;
  await storeHistories(tx, market, [[security, { days, navs: navs.map(divided) }]]);
  const own = decodeNavs(row.unadjusted ?? row.packed);
  const day = epochDay(from);
  const kept = own.navs.map((nav, at) => (own.days[at]! < day ? nav : divided(nav)));
  await storeUnadjusted(tx, market, [[security, { days: own.days, navs: kept }]]);
}
