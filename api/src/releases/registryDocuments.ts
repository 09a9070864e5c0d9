import type { Registry } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

/** The channel document that is in force: the one of the highest serial. */
export async function latestRegistry(db: Queries): Promise<Registry | null> {
  const [row] = await db.query<{ document: Registry }>(
    'SELECT document FROM registry_documents ORDER BY serial DESC LIMIT 1',
  );
  return row?.document ?? null;
}

/** The serial that the next document gets. */
export async function nextSerial(tx: Tx): Promise<number> {
  const [row] = await tx.query<{ serial: number }>(
    'SELECT coalesce(max(serial), 0) + 1 AS serial FROM registry_documents',
  );
  return row!.serial;
}

export interface Publishing {
  by: string;
  reason: string;
  now: Date;
  /** Names the keys it was made under. */
  madeUnder: string;
}

/** Stores a document with who published it, when and why. */
export async function insertRegistry(
  tx: Tx,
  document: Registry,
  { by, reason, now, madeUnder }: Publishing,
): Promise<void> {
  await tx.query(
    `INSERT INTO registry_documents (serial, document, published_at, published_by, reason, made_under)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [document.serial, JSON.stringify(document), now, by, reason, madeUnder],
  );
}

/** Serial and expiry of the document in force and the keys it was made under, or null. */
export async function inForce(
  db: Queries,
): Promise<{ serial: number; expires: Date; madeUnder: string | null } | null> {
  const [row] = await db.query<{ serial: number; expires: string; made_under: string | null }>(
    `SELECT serial, document->>'expires' AS expires, made_under FROM registry_documents
     ORDER BY serial DESC LIMIT 1`,
  );
  return row ? { serial: row.serial, expires: new Date(row.expires), madeUnder: row.made_under } : null;
}
