import type { Queries, Tx } from '../db/pool.ts';

/** Choices remembered per user. */
const KEPT = 10;

/** Ids of a user's choices, newest first. */
export async function recentIds(db: Queries, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    'SELECT id FROM recent_searches WHERE user_id = $1 ORDER BY chosen_at DESC, id COLLATE "C" LIMIT $2',
    [userId, KEPT],
  );
  return rows.map(({ id }) => id);
}

/** Puts a choice first; what is older than the last ten is forgotten. */
export async function rememberId(tx: Tx, userId: string, id: string, at: Date): Promise<void> {
  await tx.query(
    `INSERT INTO recent_searches (user_id, id, chosen_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, id) DO UPDATE SET chosen_at = EXCLUDED.chosen_at`,
    [userId, id, at],
  );
  await tx.query(
    `DELETE FROM recent_searches WHERE user_id = $1 AND id NOT IN (
       SELECT id FROM recent_searches WHERE user_id = $1 ORDER BY chosen_at DESC, id COLLATE "C" LIMIT $2)`,
    [userId, KEPT],
  );
}

/** Deletes all choices of a user. */
export async function forgetIds(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM recent_searches WHERE user_id = $1', [userId]);
}
