import type { Queries } from '../db/pool.ts';

/** Returns the positions of the holders whose signature is still missing. */
export async function missingSignatures(
  db: Queries,
  portfolioId: string,
  holders: number,
): Promise<number[]> {
  const rows = await db.query<{ position: number }>(
    `SELECT DISTINCT position FROM documents WHERE portfolio_id = $1 AND kind = 'signature' AND replaced_at IS NULL`,
    [portfolioId],
  );
  const signed = rows.map(({ position }) => position);
  return Array.from({ length: holders }, (_, index) => index + 1).filter(
    (position) => !signed.includes(position),
  );
}
