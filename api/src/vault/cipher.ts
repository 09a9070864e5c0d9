import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** What was sealed does not open: another key, another `about`, or changed bytes. */
export class SealBrokenError extends Error {
  readonly kind = 'seal_broken';
}

/** AES-256-GCM: nonce, ciphertext and tag, bound to `about`. */
export function encrypt(key: Buffer, about: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/**
 * The reverse of `encrypt`.
 * @throws SealBrokenError unless key, `about` and every byte are as they were.
 */
export function decrypt(key: Buffer, about: string, sealed: Buffer): Buffer {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new SealBrokenError('sealed bytes are cut short');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new SealBrokenError('sealed bytes do not open', { cause });
  }
}
