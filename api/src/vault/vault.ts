import { createHmac } from 'node:crypto';
import type { Db } from '../db/pool.ts';
import { decrypt, encrypt, SealBrokenError } from './cipher.ts';
import { keyById, newestKey, openKeys } from './keyStore.ts';
import type { DataKey } from './keyStore.ts';
import type { MasterKeys } from './masterKeys.ts';

/** Seals personal identifiers and documents; nothing of them is stored otherwise. */
export interface Vault {
  /**
   * Seals under the newest data key. @param about what it belongs to, such as `bank:<id>`; it opens only with the
   * same words.
   */
  seal(about: string, plain: string | Buffer): Promise<Buffer>;
  /** @throws SealBrokenError when a byte, the key or `about` is another. */
  open(about: string, sealed: Buffer): Promise<Buffer>;
  /** A keyed value for look-up and uniqueness: equal for equal text of one kind, and telling nothing else. */
  blindIndex(kind: string, plain: string): Buffer;
}

const VERSION = 1;
const HEAD_BYTES = 5;
/** How long a node may go on sealing under a data key after a newer one was made. */
const NEWEST_FOR_MS = 30_000;

/** Id of the data key that sealed these bytes. @throws SealBrokenError when they are no sealed bytes. */
export function keyIdOf(sealed: Buffer): number {
  if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION)
    throw new SealBrokenError('not sealed by the vault');
  return sealed.readUInt32BE(1);
}

/**
 * The vault over the keys in the database; makes the first ones.
 * @throws SealBrokenError when the keys there were wrapped by another master key.
 */
export async function openVault(db: Db, masters: MasterKeys): Promise<Vault> {
  const indexKey = await openKeys(db, masters);
  const known = new Map<number, Buffer>();
  let newest: (DataKey & { until: number }) | null = null;

  async function sealingKey(): Promise<DataKey> {
    if (newest && performance.now() < newest.until) return newest;
    const found = await newestKey(db, masters);
    known.set(found.id, found.key);
    newest = { ...found, until: performance.now() + NEWEST_FOR_MS };
    return found;
  }

  async function openingKey(id: number): Promise<Buffer> {
    const key = known.get(id) ?? (await keyById(db, masters, id));
    if (!key) throw new SealBrokenError(`there is no data key ${id}`);
    known.set(id, key);
    return key;
  }

  return {
    async seal(about, plain) {
      const { id, key } = await sealingKey();
      const head = Buffer.alloc(HEAD_BYTES);
      head[0] = VERSION;
      head.writeUInt32BE(id, 1);
      return Buffer.concat([head, encrypt(key, `${id}:${about}`, Buffer.from(plain))]);
    },
    async open(about, sealed) {
      const id = keyIdOf(sealed);
      return decrypt(await openingKey(id), `${id}:${about}`, sealed.subarray(HEAD_BYTES));
    },
    blindIndex: (kind, plain) => createHmac('sha256', indexKey).update(`${kind}\0${plain}`).digest(),
  };
}
