import { signedBytes } from './canonical.ts';

export const KEY_PREFIX = 'ed25519:';

/** True where signatures can be checked. Without it no update is taken. */
export function canVerify(): boolean {
  return typeof globalThis.crypto?.subtle?.verify === 'function';
}

/**
 * Bytes of `ed25519:<base64>`, or null when the text is not of that form and length. There is one text for the same
 * bytes: `atob` alone would let white space and unused bits pass.
 */
export function bytesOf(text: unknown, length: number): Uint8Array<ArrayBuffer> | null {
  if (typeof text !== 'string' || !text.startsWith(KEY_PREFIX)) return null;
  try {
    const encoded = text.slice(KEY_PREFIX.length);
    const letters = atob(encoded);
    if (letters.length !== length || btoa(letters) !== encoded) return null;
    return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** True when one of the keys signed this very document. An unreadable key or signature counts as no. */
export async function isSignedBy(
  document: { signature?: string },
  keys: readonly string[],
): Promise<boolean> {
  const signature = bytesOf(document.signature, 64);
  if (!signature) return false;
  const bytes = signedBytes(document);
  for (const text of keys) {
    const raw = bytesOf(text, 32);
    if (!raw) continue;
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    if (await crypto.subtle.verify('Ed25519', key, signature, bytes)) return true;
  }
  return false;
}

/** `sha384-…` of some bytes, as browsers take it in an integrity attribute. */
export async function integrityDigest(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
