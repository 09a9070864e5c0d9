import type { Queries } from '../db/pool.ts';

/** Days included in the counts, with today. */
const DAYS = 7;

/** Counts one choice on the day of `at`. */
export async function countId(db: Queries, id: string, at: Date): Promise<void> {
  await db.query(
    `INSERT INTO search_counts (id, day, count) VALUES ($1, ($2::timestamptz AT TIME ZONE 'Asia/Kolkata')::date, 1)
     ON CONFLICT (id, day) DO UPDATE SET count = search_counts.count + 1`,
    [id, at],
  );
}

/** Ids that were chosen most in the last seven days, most first. */
export async function mostIds(db: Queries, limit: number, at: Date): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT id FROM search_counts WHERE day > ($2::timestamptz AT TIME ZONE 'Asia/Kolkata')::date - $3::int
     GROUP BY id ORDER BY sum(count) DESC, id COLLATE "C" LIMIT $1`,
    [limit, at, DAYS],
  );
  return rows.map(({ id }) => id);
}
