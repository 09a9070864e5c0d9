import type { Queries, Tx } from '../../db/pool.ts';

/** The highest price of a share on 31 January 2018 as entered: rupees as decimal text, and the ISO day of the entry. */
export interface EnteredValue {
  isin: string;
  price: string;
  entered_on: string;
}

/** The values that were entered in a portfolio, by ISIN. */
export function enteredValues(q: Queries, portfolioId: string): Promise<EnteredValue[]> {
  return q.query<EnteredValue>(
    'SELECT isin, price::text, entered_on::text FROM fair_values WHERE portfolio_id = $1 ORDER BY isin',
    [portfolioId],
  );
}

/** Serialises the writes of the values of a portfolio. */
export async function lockEnteredValues(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR UPDATE', [portfolioId]);
}

/** Stores the value of a share, or removes it when there is no price; the lock is held. */
export async function putEnteredValue(
  tx: Tx,
  portfolioId: string,
  { isin, price, entered_on }: { isin: string; price: number | null; entered_on: string },
): Promise<void> {
  if (price === null) {
    await tx.query('DELETE FROM fair_values WHERE portfolio_id = $1 AND isin = $2', [portfolioId, isin]);
    return;
  }
  await tx.query(
    `INSERT INTO fair_values (portfolio_id, isin, price, entered_on) VALUES ($1, $2, $3, $4)
     ON CONFLICT (portfolio_id, isin) DO UPDATE SET price = excluded.price, entered_on = excluded.entered_on`,
    [portfolioId, isin, price, entered_on],
  );
}
