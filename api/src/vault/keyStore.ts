import { randomBytes } from 'node:crypto';
import type { Db, Queries } from '../db/pool.ts';
import { KEY_BYTES } from './cipher.ts';
import { isWrappedByCurrent, unwrap, wrap, type MasterKeys } from './masterKeys.ts';

const KEYS_LOCK = 7_266_244;

interface KeyRow {
  id: number;
  wrapped: Buffer;
}

export interface DataKey {
  id: number;
  key: Buffer;
}

/** Id of the newest data key. */
export async function newestKeyId(db: Queries): Promise<number> {
  const [row] = await db.query<{ id: number }>(`SELECT max(id) AS id FROM vault_keys WHERE purpose = 'data'`);
  return row!.id;
}

/** The data keys that were made after the one of an id. */
export async function dataKeys(db: Queries, masters: MasterKeys, after: number): Promise<DataKey[]> {
  const rows = await db.query<KeyRow>(
    `SELECT id, wrapped FROM vault_keys WHERE purpose = 'data' AND id > $1`,
    [after],
  );
  return rows.map(({ id, wrapped }) => ({ id, key: unwrap(masters, wrapped) }));
}

/**
 * Creates the first keys of an installation, once, by the first process that starts. @returns the key of look-up
 * values
 */
export async function openKeys(db: Db, masters: MasterKeys): Promise<Buffer> {
  return db.tx(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [KEYS_LOCK]);
    for (const purpose of ['data', 'index']) {
      await tx.query(
        `INSERT INTO vault_keys (purpose, wrapped)
         SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM vault_keys WHERE purpose = $1)`,
        [purpose, wrap(masters, randomBytes(KEY_BYTES))],
      );
    }
    const [row] = await tx.query<KeyRow>(`SELECT id, wrapped FROM vault_keys WHERE purpose = 'index'`);
    return unwrap(masters, row!.wrapped);
  });
}

/** Adds a data key, which is the newest from now on. */
export async function addKey(db: Queries, masters: MasterKeys): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `INSERT INTO vault_keys (purpose, wrapped) VALUES ('data', $1) RETURNING id`,
    [wrap(masters, randomBytes(KEY_BYTES))],
  );
  return row!.id;
}

/** Wraps every key by the current master key. @returns how many were wrapped by an older one */
export async function rewrapKeys(db: Db, masters: MasterKeys): Promise<number> {
  return db.tx(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [KEYS_LOCK]);
    const rows = await tx.query<KeyRow>('SELECT id, wrapped FROM vault_keys FOR UPDATE');
    const old = rows.filter(({ wrapped }) => !isWrappedByCurrent(masters, wrapped));
    for (const { id, wrapped } of old) {
      await tx.query('UPDATE vault_keys SET wrapped = $2 WHERE id = $1', [
        id,
        wrap(masters, unwrap(masters, wrapped)),
      ]);
    }
    return old.length;
  });
}
