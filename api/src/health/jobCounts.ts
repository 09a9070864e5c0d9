import type { Queries } from '../db/pool.ts';

export interface JobCount {
  name: string;
  state: string;
  count: number;
}

/** How many jobs of each kind are in which state; none where the queue was never opened. */
export async function jobCounts(db: Queries): Promise<JobCount[]> {
  const [queue] = await db.query<{ there: boolean }>(`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`);
  if (!queue?.there) return [];
  return db.query(
    `SELECT name, state::text AS state, count(*) FROM pgboss.job
     WHERE name NOT LIKE '\\_\\_%' GROUP BY name, state ORDER BY name, state`,
  );
}
