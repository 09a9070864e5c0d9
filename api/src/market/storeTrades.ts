import type { Tx } from '../db/pool.ts';
import { INSTRUMENTS_SEED } from './seedInstruments.ts';

/** What an Indian share traded last at. */
export interface ShareTrade {
  isin: string;
  /** ISO day of the session. */
  day: string;
  /** Instant. */
  at: string;
  /** Rupees as text. */
  price: string;
}

/**
 * Makes trades of a day that has no closing prices yet the last prices of their shares, beside which the close before stays.
 * Locks the prices until the transaction ends.
 * @returns how many prices changed
 */
export async function storeTrades(tx: Tx, trades: readonly ShareTrade[]): Promise<number> {
  // The lock of those that publish prices.
  await tx.query('SELECT 1 FROM seeds WHERE name = $1 FOR UPDATE', [INSTRUMENTS_SEED]);
  await tx.query("SET LOCAL sanchay.trades = 'on'");
  const changed = await tx.query(
    `UPDATE stocks s SET price = t.price, price_date = t.day, traded_at = t.at,
       previous_price = coalesce(s.closing_price, s.price), closing_price = coalesce(s.closing_price, s.price),
       closing_date = CASE WHEN s.closing_price IS NULL THEN s.price_date ELSE s.closing_date END,
       market_cap = coalesce(s.shares * t.price, s.market_cap)
     FROM unnest($1::text[], $2::date[], $3::timestamptz[], $4::numeric[]) AS t (isin, day, at, price)
     WHERE s.isin = t.isin AND s.merged_into IS NULL
       AND t.day > coalesce(s.closing_date, CASE WHEN s.traded_at IS NULL THEN s.price_date END, '-infinity')
       AND (s.traded_at IS NULL OR t.at > s.traded_at OR (t.at = s.traded_at AND t.price <> s.price))
     RETURNING s.isin`,
    [
      trades.map(({ isin }) => isin),
      trades.map(({ day }) => day),
      trades.map(({ at }) => at),
      trades.map(({ price }) => price),
    ],
  );
  if (changed.length > 0) await tx.query('UPDATE market_version SET trades = trades + 1 WHERE id = 1');
  return changed.length;
}
