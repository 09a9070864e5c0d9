import { createHmac } from 'node:crypto';
import type { Db } from '../db/pool.ts';
import { decrypt, encrypt, SealBrokenError } from './cipher.ts';
import { dataKeys, openKeys } from './keyStore.ts';
import type { MasterKeys } from './masterKeys.ts';

/** Seals personal identifiers and documents; nothing of them is stored otherwise. */
export interface Vault {
  /**
   * Seals under the newest data key that this node knows, asking nobody: it is safe in a transaction. @param about what
   * it belongs to, such as `bank:<id>`; it opens only with the same words.
   */
  seal(about: string, plain: string | Buffer): Promise<Buffer>;
  /** @throws SealBrokenError when a byte, the key or `about` is another. */
  open(about: string, sealed: Buffer): Promise<Buffer>;
  /** A keyed value for look-up and uniqueness: equal for equal text of one kind, and revealing nothing else. */
  blindIndex(kind: string, plain: string): Buffer;
  /** Learns the keys that were made since; called from time to time, never in a transaction. */
  refresh(): Promise<void>;
}

const VERSION = 1;
const HEAD_BYTES = 5;

/** Id of the data key that sealed these bytes. @throws SealBrokenError when they are no sealed bytes. */
export function keyIdOf(sealed: Buffer): number {
  if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION)
    throw new SealBrokenError('not sealed by the vault');
  return sealed.readUInt32BE(1);
}

/**
 * The vault over the keys in the database, held in memory; makes the first ones.
 * @param db connections that no transaction of this process waits on while it opens what another node sealed under a
 *   key that is new to this one
 * @throws SealBrokenError when the keys there were wrapped by another master key.
 */
export async function openVault(db: Db, masters: MasterKeys): Promise<Vault> {
  const indexKey = await openKeys(db, masters);
  const keys = new Map<number, Buffer>();
  let newest = 0;
  let learning: Promise<void> | null = null;

  /** Reads the keys once for all concurrent callers. */
  function learn(): Promise<void> {
    learning ??= read().finally(() => (learning = null));
    return learning;
  }

  async function read(): Promise<void> {
    for (const { id, key } of await dataKeys(db, masters, newest)) {
      keys.set(id, key);
      newest = Math.max(newest, id);
    }
  }

  await learn();
  return {
    seal(about, plain) {
      const head = Buffer.alloc(HEAD_BYTES);
      head[0] = VERSION;
      head.writeUInt32BE(newest, 1);
      const sealed = encrypt(keys.get(newest)!, `${newest}:${about}`, Buffer.from(plain));
      return Promise.resolve(Buffer.concat([head, sealed]));
    },
    async open(about, sealed) {
      const id = keyIdOf(sealed);
      // What is under way may have begun before the key was there.
      for (let tries = 0; id > newest && tries < 2; tries += 1) await learn();
      const key = keys.get(id);
      if (!key) throw new SealBrokenError(`there is no data key ${id}`);
      return decrypt(key, `${id}:${about}`, sealed.subarray(HEAD_BYTES));
    },
    blindIndex: (kind, plain) => createHmac('sha256', indexKey).update(`${kind}\0${plain}`).digest(),
    refresh: learn,
  };
}
