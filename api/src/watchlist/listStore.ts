import type { WatchKind } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';

export interface ListRow {
  id: string;
  name: string;
}

export interface EntryRow {
  kind: WatchKind;
  item: string;
  note: string | null;
  list_ids: string[];
}

/** The named lists of a user, by name. */
export function listRows(q: Queries, userId: string): Promise<ListRow[]> {
  return q.query<ListRow>('SELECT id, name FROM watchlists WHERE user_id = $1 ORDER BY lower(name), id', [
    userId,
  ]);
}

/** What a user watches, with note and lists. */
export function entryRows(q: Queries, userId: string): Promise<EntryRow[]> {
  return q.query<EntryRow>(
    `SELECT w.kind, w.item, w.note,
       coalesce((SELECT array_agg(e.list_id::text ORDER BY e.list_id) FROM watchlist_entries e
         WHERE e.user_id = w.user_id AND e.kind = w.kind AND e.item = w.item), '{}') AS list_ids
     FROM watchlist_items w WHERE w.user_id = $1 AND w.removed_at IS NULL
     ORDER BY w.added_at DESC, w.kind, w.item COLLATE "C"`,
    [userId],
  );
}

/** Adds a list. */
export async function insertList(
  tx: Queries,
  { id, userId, name, now }: { id: string; userId: string; name: string; now: Date },
): Promise<void> {
  await tx.query('INSERT INTO watchlists (id, user_id, name, created_at) VALUES ($1, $2, $3, $4)', [
    id,
    userId,
    name,
    now,
  ]);
}

/** Gives a list another name. */
export async function renameRow(tx: Queries, id: string, name: string): Promise<void> {
  await tx.query('UPDATE watchlists SET name = $2 WHERE id = $1', [id, name]);
}

/** Deletes a list; its entries stay watched. @returns whether it was there. */
export async function deleteList(tx: Queries, userId: string, id: string): Promise<boolean> {
  const deleted = await tx.query('DELETE FROM watchlists WHERE user_id = $1 AND id = $2 RETURNING id', [
    userId,
    id,
  ]);
  return deleted.length > 0;
}

/** Replaces note and lists of a watched entry. @returns whether it is watched. */
export async function replaceEntry(
  tx: Queries,
  userId: string,
  { kind, item, note, list_ids }: EntryRow,
): Promise<boolean> {
  const changed = await tx.query(
    `UPDATE watchlist_items SET note = $4
     WHERE user_id = $1 AND kind = $2 AND item = $3 AND removed_at IS NULL RETURNING item`,
    [userId, kind, item, note],
  );
  if (changed.length === 0) return false;
  await tx.query('DELETE FROM watchlist_entries WHERE user_id = $1 AND kind = $2 AND item = $3', [
    userId,
    kind,
    item,
  ]);
  await tx.query(
    `INSERT INTO watchlist_entries (list_id, user_id, kind, item)
     SELECT id, user_id, $3, $4 FROM watchlists WHERE user_id = $1 AND id = ANY ($2::uuid[])`,
    [userId, list_ids, kind, item],
  );
  return true;
}
