import type { Archive } from '@sanchay/contracts';
import type { Locale } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';

export interface ArchiveRow {
  id: string;
  investor_id: string;
  state: Archive['state'];
  whole_identifiers: boolean;
  language: Locale;
  archive_sealed: Buffer | null;
  size: number | null;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

export async function archiveById(db: Queries, id: string): Promise<ArchiveRow | null> {
  const [row] = await db.query<ArchiveRow>('SELECT * FROM profile_archives WHERE id = $1', [id]);
  return row ?? null;
}

/** Returns the copies of a user, newest first, without their content. */
export async function archivesOf(db: Queries, userId: string): Promise<Omit<ArchiveRow, 'archive_sealed'>[]> {
  return db.query(
    `SELECT id, investor_id, state, whole_identifiers, language, size, requested_at, ready_at, expires_at
     FROM profile_archives WHERE investor_id = $1 ORDER BY requested_at DESC, id LIMIT 10`,
    [userId],
  );
}

/** Stores that a copy is wanted. @returns false while another one is being prepared */
export async function insertArchive(
  tx: Tx,
  archive: { id: string; userId: string; whole: boolean; language: Locale; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO profile_archives (id, investor_id, whole_identifiers, language, requested_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
    [archive.id, archive.userId, archive.whole, archive.language, archive.at],
  );
  return rows.length > 0;
}

export async function putArchive(
  tx: Queries,
  id: string,
  archive: { sealed: Buffer; size: number; at: Date; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE profile_archives SET state = 'ready', archive_sealed = $2, size = $3, ready_at = $4, expires_at = $5
     WHERE id = $1 AND state = 'preparing'`,
    [id, archive.sealed, archive.size, archive.at, archive.expiresAt],
  );
}

/** Removes the content of expired copies. */
export async function expireArchives(db: Queries, now: Date): Promise<void> {
  await db.query(
    `UPDATE profile_archives SET state = 'expired', archive_sealed = NULL
     WHERE state = 'ready' AND expires_at <= $1`,
    [now],
  );
}
