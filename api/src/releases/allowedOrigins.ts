import type { Queries } from '../db/pool.ts';

/** Other origins than our own from which code of releases may come: the second origin of the settings, if one is set. */
export async function allowedOrigins(db: Queries): Promise<string[]> {
  const [row] = await db.query<{ origin: unknown }>(
    `SELECT content->'secondOrigin' AS origin FROM config_files WHERE name = 'app'`,
  );
  return typeof row?.origin === 'string' ? [row.origin] : [];
}
