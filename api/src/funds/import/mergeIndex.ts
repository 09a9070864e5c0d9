import type { Db } from '../../db/pool.ts';
import type { IndexLevel } from './indexFile.ts';

/**
 * Stores levels of an index under its code and name, in one transaction; schemes measured against it get new figures.
 * @returns how many levels were new or corrected.
 */
export async function mergeIndex(
  db: Db,
  { code, name }: { code: string; name: string },
  levels: readonly IndexLevel[],
): Promise<number> {
  return db.tx(async (tx) => {
    await tx.query(
      'INSERT INTO indices (code, name) VALUES ($1, $2) ON CONFLICT (code) DO UPDATE SET name = EXCLUDED.name, sandbox = false',
      [code, name],
    );
    const stored = await tx.query(
      `INSERT INTO index_navs (index_code, date, nav)
       SELECT $1, date, level / 10000.0 FROM json_to_recordset($2) AS r (date date, level bigint)
       ON CONFLICT (index_code, date) DO UPDATE SET nav = EXCLUDED.nav WHERE index_navs.nav <> EXCLUDED.nav
       RETURNING date`,
      [code, JSON.stringify(levels)],
    );
    if (stored.length > 0)
      await tx.query('UPDATE schemes SET figures_stale = true WHERE benchmark_code = $1', [code]);
    return stored.length;
  });
}
