import { createHash } from 'node:crypto';
import { decrypt, encrypt, KEY_BYTES, SealBrokenError } from './cipher.ts';

const NAME_BYTES = 8;
const ABOUT = 'vault-key';

/** The key that wraps data keys, and older ones that may still unwrap while a rotation is under way. */
export interface MasterKeys {
  current: Buffer;
  older: Buffer[];
}

/**
 * Master keys from settings: base64url of 32 bytes each, the older ones separated by commas.
 * @throws Error with words for the operator.
 */
export function masterKeys(current: string, older = ''): MasterKeys {
  return {
    current: keyOf(current, 'VAULT_KEY'),
    older: older
      .split(',')
      .filter(Boolean)
      .map((text) => keyOf(text, 'VAULT_OLD_KEYS')),
  };
}

function keyOf(text: string, name: string): Buffer {
  const key = Buffer.from(text, 'base64url');
  if (key.length !== KEY_BYTES || key.toString('base64url') !== text)
    throw new Error(`${name} needs base64url of ${KEY_BYTES} bytes`);
  return key;
}

/** Returns an identifier that distinguishes master keys without revealing them. */
function nameOf(master: Buffer): Buffer {
  return createHash('sha256').update('sanchay-master').update(master).digest().subarray(0, NAME_BYTES);
}

export function wrap({ current }: MasterKeys, key: Buffer): Buffer {
  return Buffer.concat([nameOf(current), encrypt(current, ABOUT, key)]);
}

/** @throws SealBrokenError when none of the master keys wrapped it. */
export function unwrap({ current, older }: MasterKeys, wrapped: Buffer): Buffer {
  const name = wrapped.subarray(0, NAME_BYTES);
  const master = [current, ...older].find((key) => nameOf(key).equals(name));
  if (!master) throw new SealBrokenError('no master key of this installation wrapped the data key');
  return decrypt(master, ABOUT, wrapped.subarray(NAME_BYTES));
}

/** Whether the current master key wrapped it. */
export function isWrappedByCurrent({ current }: MasterKeys, wrapped: Buffer): boolean {
  return nameOf(current).equals(wrapped.subarray(0, NAME_BYTES));
}
