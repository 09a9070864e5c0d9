import { randomBytes } from 'node:crypto';
import { decrypt, encrypt, KEY_BYTES } from './cipher.ts';
import type { Vault } from './vault.ts';

/** Large bytes under a key of their own, which alone is sealed anew when the vault's key changes. */
export interface SealedFile {
  bytes: Buffer;
  sealedKey: Buffer;
}

export async function sealFile(vault: Vault, about: string, plain: Buffer): Promise<SealedFile> {
  const key = randomBytes(KEY_BYTES);
  return { bytes: encrypt(key, about, plain), sealedKey: await vault.seal(about, key) };
}

/** @throws SealBrokenError when a byte, the key or `about` is another. */
export async function openFile(
  vault: Vault,
  about: string,
  { bytes, sealedKey }: SealedFile,
): Promise<Buffer> {
  return decrypt(await vault.open(about, sealedKey), about, bytes);
}
