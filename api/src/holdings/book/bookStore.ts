import type { Queries, Tx } from '../../db/pool.ts';
import type { BookPart, PortfolioBook } from './portfolioBook.ts';

/** Of the stored books. Raise it with every change of what is stored in them. */
const FORMAT = 2;

/** Any number: of the locks on books. */
const BOOK_LOCKS = 7_266_253;

/** Lets one transaction at a time read the ledger for the book of a portfolio: the last one to store has read last. */
export async function lockBook(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [BOOK_LOCKS, portfolioId]);
}

/** Parts of the stored book; null where there is none, or where anything changed since. */
export async function currentBook<Part extends BookPart>(
  q: Queries,
  portfolioId: string,
  parts: readonly Part[],
): Promise<Pick<PortfolioBook, Part> | null> {
  const [row] = await q.query<Pick<PortfolioBook, Part>>(
    `SELECT ${parts.join(', ')} FROM portfolio_books b
     WHERE portfolio_id = $1 AND format = ${FORMAT}
       AND NOT EXISTS (SELECT 1 FROM portfolio_changes c WHERE c.portfolio_id = b.portfolio_id)`,
    [portfolioId],
  );
  return row ?? null;
}

/** The transactions that changed the portfolio since its book was stored. */
export async function changesOf(q: Queries, portfolioId: string): Promise<string[]> {
  const rows = await q.query<{ changed_in: string }>(
    'SELECT changed_in::text AS changed_in FROM portfolio_changes WHERE portfolio_id = $1',
    [portfolioId],
  );
  return rows.map(({ changed_in }) => changed_in);
}

export async function forgetChanges(tx: Tx, portfolioId: string, changes: readonly string[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    'DELETE FROM portfolio_changes WHERE portfolio_id = $1 AND changed_in = ANY ($2::text[]::xid8[])',
    [portfolioId, changes],
  );
}

export async function storeBook(tx: Tx, portfolioId: string, book: PortfolioBook): Promise<void> {
  const { assets, transit, days, lots, imported } = book;
  await tx.query(
    `INSERT INTO portfolio_books (portfolio_id, format, assets, transit, days, lots, imported)
     VALUES ($1, ${FORMAT}, $2, $3, $4, $5, $6)
     ON CONFLICT (portfolio_id) DO UPDATE SET format = excluded.format, assets = excluded.assets,
       transit = excluded.transit, days = excluded.days, lots = excluded.lots, imported = excluded.imported`,
    [portfolioId, ...[assets, transit, days, lots, imported].map((part) => JSON.stringify(part))],
  );
}
