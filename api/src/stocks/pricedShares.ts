import type { Queries } from '../db/pool.ts';

/** A share with its newest price and the one before; decimals as text, rupees. */
export interface PricedShare {
  isin: string;
  name: string;
  slug: string;
  price: string;
  previous_price: string;
  price_date: string | null;
}

/** Indian shares by ISIN; those that are not listed here are absent. */
export async function pricedShares(q: Queries, isins: readonly string[]): Promise<Map<string, PricedShare>> {
  if (isins.length === 0) return new Map();
  const rows = await q.query<PricedShare>(
    `SELECT isin, name, slug, price::text AS price, previous_price::text AS previous_price, price_date
     FROM stocks WHERE isin = ANY ($1)`,
    [isins],
  );
  return new Map(rows.map((row) => [row.isin, row]));
}
