import type { Queries } from '../../db/pool.ts';

/**
 * The id of the investor who owns a portfolio, also while a manager acts for them.
 * @throws Error when there is no such portfolio
 */
export async function ownerOf(q: Queries, portfolioId: string): Promise<string> {
  const [row] = await q.query<{ owner_id: string }>('SELECT owner_id FROM portfolios WHERE id = $1', [
    portfolioId,
  ]);
  if (!row) throw new Error(`no portfolio ${portfolioId}`);
  return row.owner_id;
}
