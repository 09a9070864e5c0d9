import type { Db } from '../db/pool.ts';
import { addKey, newestKeyId, rewrapKeys } from './keyStore.ts';
import type { MasterKeys } from './masterKeys.ts';
import { SEALED_COLUMNS, type SealedColumn } from './sealedColumns.ts';
import { openVault, type Vault } from './vault.ts';

const BATCH = 200;

export interface Rotation {
  /** Data keys that an older master key had wrapped. */
  rewrapped: number;
  /** Values that are under the newest data key now. */
  sealed: number;
}

/**
 * Creates a new data key and seals everything under it, a few rows per transaction, while the API continues to read
 * and write. After an interruption, it continues with the key it created: it only creates one when no rows wait for
 * the last.
 * @param say called with progress messages.
 */
export async function rotate(
  db: Db,
  masters: MasterKeys,
  say: (line: string) => void = () => undefined,
  columns: readonly SealedColumn[] = SEALED_COLUMNS,
): Promise<Rotation> {
  const rewrapped = await rewrapKeys(db, masters);
  if (rewrapped > 0) say(`${rewrapped} data keys are wrapped by the new master key`);
  const id = await newestKeyId(db);
  const target = (await waiting(db, columns, id)) > 0 ? id : await addKey(db, masters);
  const vault = await openVault(db, masters);
  let sealed = 0;
  for (const column of columns) {
    for (;;) {
      const done = await db.tx(async (tx) => {
        const rows = await tx.query<Record<string, unknown>>(
          `SELECT ${column.key.join(', ')}, ${column.column} AS sealed FROM ${column.table}
           WHERE ${underAnother(column, target)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
        );
        for (const row of rows) {
          const again = await resealed(vault, column, row);
          const places = column.key.map((name, index) => `${name} = $${index + 2}`).join(' AND ');
          await tx.query(`UPDATE ${column.table} SET ${column.column} = $1 WHERE ${places}`, [
            again,
            ...column.key.map((name) => row[name]),
          ]);
        }
        return rows.length;
      });
      if (done === 0) break;
      sealed += done;
      say(`${column.table}.${column.column}: ${sealed} values sealed anew`);
    }
  }
  return { rewrapped, sealed };
}

async function resealed(vault: Vault, column: SealedColumn, row: Record<string, unknown>): Promise<Buffer> {
  const about = [column.about, ...(column.names ?? column.key).map((name) => String(row[name]))].join(':');
  return vault.seal(about, await vault.open(about, row.sealed as Buffer));
}

/** The key's id follows the first byte of sealed bytes. */
function underAnother({ column }: SealedColumn, keyId: number): string {
  const id = Buffer.alloc(4);
  id.writeUInt32BE(keyId);
  return `${column} IS NOT NULL AND substring(${column} FROM 2 FOR 4) <> '\\x${id.toString('hex')}'::bytea`;
}

async function waiting(db: Db, columns: readonly SealedColumn[], keyId: number): Promise<number> {
  let count = 0;
  for (const column of columns) {
    const [row] = await db.query<{ count: number }>(
      `SELECT count(*) AS count FROM ${column.table} WHERE ${underAnother(column, keyId)}`,
    );
    count += row!.count;
  }
  return count;
}
