import type { Queries } from '../../db/pool.ts';

/** The imported folios of funds and gold with these keys (`imported_book_key` of migration 360), or of any. */
export async function importedIds(
  q: Queries,
  portfolioId: string,
  keys: readonly string[] | null,
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `SELECT id FROM imported_folios WHERE portfolio_id = $1 AND imported_book_key(asset, code, id) IS NOT NULL
       AND ($2::text[] IS NULL OR imported_book_key(asset, code, id) = ANY ($2))`,
    [portfolioId, keys],
  );
  return rows.map(({ id }) => id);
}
