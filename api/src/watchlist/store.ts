import type { WatchKind } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';

/** How long after a removal a thing that is put back takes its old place: the time of an undo. */
const UNDO_MINUTES = 10;

export interface WatchRow {
  kind: WatchKind;
  item: string;
  added_at: Date;
}

/** What a user watches, the newest first. */
export function watchRows(q: Queries, userId: string): Promise<WatchRow[]> {
  return q.query<WatchRow>(
    `SELECT kind, item, added_at FROM watchlist_items WHERE user_id = $1 AND removed_at IS NULL
     ORDER BY added_at DESC, kind, item COLLATE "C"`,
    [userId],
  );
}

/** Serialises the writes of one user, so that two concurrent ones cannot exceed a limit. */
export async function lockWatchlist(tx: Queries, userId: string): Promise<void> {
  await tx.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

/** Puts an item on the list. What was taken off a moment ago comes back where it was, with its note and lists. */
export async function addItem(
  tx: Queries,
  userId: string,
  { kind, item }: { kind: WatchKind; item: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `DELETE FROM watchlist_entries e USING watchlist_items w
     WHERE e.user_id = $1 AND e.kind = $2 AND e.item = $3 AND w.user_id = $1 AND w.kind = $2 AND w.item = $3
       AND w.removed_at <= $4::timestamptz - make_interval(mins => $5)`,
    [userId, kind, item, now, UNDO_MINUTES],
  );
  await tx.query(
    `INSERT INTO watchlist_items (user_id, kind, item, added_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id, kind, item) DO UPDATE SET removed_at = NULL, note = CASE
       WHEN watchlist_items.removed_at > $4::timestamptz - make_interval(mins => $5)
       THEN watchlist_items.note END, added_at = CASE
       WHEN watchlist_items.removed_at > $4::timestamptz - make_interval(mins => $5)
       THEN watchlist_items.added_at ELSE EXCLUDED.added_at END
     WHERE watchlist_items.removed_at IS NOT NULL`,
    [userId, kind, item, now, UNDO_MINUTES],
  );
}

/** Takes an item off the list. @returns whether it was on it. */
export async function removeItem(
  tx: Queries,
  userId: string,
  { kind, item }: { kind: WatchKind; item: string },
  now: Date,
): Promise<boolean> {
  const removed = await tx.query(
    `UPDATE watchlist_items SET removed_at = $4
     WHERE user_id = $1 AND kind = $2 AND item = $3 AND removed_at IS NULL RETURNING item`,
    [userId, kind, item, now],
  );
  return removed.length > 0;
}

/** Codes of the funds that most people watch, with how many do. */
export function mostWatchedFunds(q: Queries, limit: number): Promise<{ code: string; count: number }[]> {
  return q.query(
    `SELECT item AS code, count(*)::integer AS count FROM watchlist_items
     WHERE kind = 'mutual_fund' AND removed_at IS NULL GROUP BY item
     ORDER BY count DESC, item COLLATE "C" LIMIT $1`,
    [limit],
  );
}
