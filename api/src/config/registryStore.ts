import type { Registry } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

/** The registry that is in force: the one of the highest serial. */
export async function latestRegistry(db: Queries): Promise<Registry | null> {
  const [row] = await db.query<{ document: Registry }>(
    'SELECT document FROM registry_documents ORDER BY serial DESC LIMIT 1',
  );
  return row?.document ?? null;
}

/** The registry in force, while no other node publishes until the transaction ends. */
export async function lockLatestRegistry(tx: Tx): Promise<Registry | null> {
  await tx.query('LOCK TABLE registry_documents IN SHARE ROW EXCLUSIVE MODE');
  return latestRegistry(tx);
}

/** Stores a registry with who published it, when and why. */
export async function insertRegistry(
  tx: Tx,
  document: Registry,
  { by, reason, now }: { by: string; reason: string; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO registry_documents (serial, document, published_at, published_by, reason)
     VALUES ($1, $2, $3, $4, $5)`,
    [document.serial, JSON.stringify(document), now, by, reason],
  );
}
