import type { Queries, Tx } from '../../db/pool.ts';
import type { BookScope, PartName, StoredPart } from './bookParts.ts';

/** Of the stored books. Raise it with every change of what is stored in them. */
const FORMAT = 3;

/** Any number: of the locks on books. */
const BOOK_LOCKS = 7_266_253;

/** Lets one transaction at a time read the ledger for the book of a portfolio: the last one to store has read last. */
export async function lockBook(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [BOOK_LOCKS, portfolioId]);
}

/** Stored parts of a book, years ascending; null where it was never read, or where anything changed since. */
export async function currentParts(
  q: Queries,
  portfolioId: string,
  names: readonly PartName[],
): Promise<StoredPart[] | null> {
  const rows = await q.query<StoredPart | { part: null }>(
    `SELECT p.part, p.key, p.value FROM portfolio_books b
     LEFT JOIN portfolio_book_parts p ON p.portfolio_id = b.portfolio_id AND p.part = ANY ($2)
     WHERE b.portfolio_id = $1 AND b.format = ${FORMAT}
       AND NOT EXISTS (SELECT 1 FROM portfolio_changes c WHERE c.portfolio_id = b.portfolio_id)
     ORDER BY p.key`,
    [portfolioId, names],
  );
  return rows.length === 0 ? null : rows.filter((row) => row.part !== null);
}

/** The portfolios with a stored book of this format after one of them, or from the first, in the order of their ids. */
export async function storedBookIds(q: Queries, after: string | null, limit: number): Promise<string[]> {
  const rows = await q.query<{ portfolio_id: string }>(
    `SELECT portfolio_id FROM portfolio_books WHERE format = ${FORMAT} AND ($1::uuid IS NULL OR portfolio_id > $1)
     ORDER BY portfolio_id LIMIT $2`,
    [after, limit],
  );
  return rows.map(({ portfolio_id }) => portfolio_id);
}

/** Discards stored books: each is read from the ledger at its next call. */
export async function forgetBooks(tx: Tx, portfolioIds: readonly string[]): Promise<void> {
  if (portfolioIds.length === 0) return;
  await tx.query('DELETE FROM portfolio_books WHERE portfolio_id = ANY ($1)', [portfolioIds]);
}

/** Stored parts of a book as they are, changed since or not. */
export function storedParts(
  q: Queries,
  portfolioId: string,
  names: readonly PartName[],
): Promise<StoredPart[]> {
  return q.query<StoredPart>(
    'SELECT part, key, value FROM portfolio_book_parts WHERE portfolio_id = $1 AND part = ANY ($2) ORDER BY key',
    [portfolioId, names],
  );
}

/** What changed since the book of a portfolio was stored. */
export interface BookChanges {
  /** Of the transactions. */
  ids: string[];
  /** What is to be read again; null for everything. */
  scope: BookScope | null;
}

export async function changesOf(q: Queries, portfolioId: string): Promise<BookChanges> {
  const [book] = await q.query('SELECT 1 FROM portfolio_books WHERE portfolio_id = $1 AND format = $2', [
    portfolioId,
    FORMAT,
  ]);
  const rows = await q.query<{ id: string; scope: string }>(
    'SELECT changed_in::text AS id, scope FROM portfolio_changes WHERE portfolio_id = $1',
    [portfolioId],
  );
  const scopes = new Set(rows.map(({ scope }) => scope));
  return {
    ids: [...new Set(rows.map(({ id }) => id))],
    scope: book && !scopes.has('*') ? scopeOf([...scopes]) : null,
  };
}

function scopeOf(scopes: readonly string[]): BookScope {
  const of = (kind: string): string[] =>
    scopes.filter((scope) => scope.startsWith(`${kind}:`)).map((scope) => scope.slice(kind.length + 1));
  return { assets: of('asset'), years: of('transit'), imported: of('imported') };
}

export async function forgetChanges(tx: Tx, portfolioId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.query(
    'DELETE FROM portfolio_changes WHERE portfolio_id = $1 AND changed_in = ANY ($2::text[]::xid8[])',
    [portfolioId, ids],
  );
}

/** Replaces the parts of a scope, or of everything, by these. */
export async function storeParts(
  tx: Tx,
  portfolioId: string,
  scope: BookScope | null,
  parts: readonly StoredPart[],
): Promise<void> {
  await tx.query(
    `DELETE FROM portfolio_book_parts WHERE portfolio_id = $1 AND ($2 OR CASE part
       WHEN 'imported' THEN key = ANY ($5) WHEN 'transit' THEN key = ANY ($4) WHEN 'transit_days' THEN key = ANY ($4)
       ELSE key = ANY ($3) END)`,
    [portfolioId, scope === null, scope?.assets ?? [], scope?.years ?? [], scope?.imported ?? []],
  );
  await tx.query(
    `INSERT INTO portfolio_book_parts (portfolio_id, part, key, value)
     SELECT $1, part, key, value FROM unnest($2::text[], $3::text[], $4::json[]) AS p (part, key, value)`,
    [
      portfolioId,
      parts.map(({ part }) => part),
      parts.map(({ key }) => key),
      parts.map(({ value }) => JSON.stringify(value)),
    ],
  );
  if (scope === null)
    await tx.query(
      `INSERT INTO portfolio_books (portfolio_id, format) VALUES ($1, ${FORMAT})
       ON CONFLICT (portfolio_id) DO UPDATE SET format = excluded.format, assets = excluded.assets,
         transit = excluded.transit, days = excluded.days, lots = excluded.lots, imported = excluded.imported`,
      [portfolioId],
    );
}
