import { signedBytes } from '../canonical.ts';
import { KEY_PREFIX } from '../signature.ts';

/** A pair for signing: the public key as `ed25519:` and 32 bytes, the private one as PKCS #8, both in base64. */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** Makes a new pair. */
export async function generateKeyPair(): Promise<KeyPair> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
  const [raw, pkcs8] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { publicKey: KEY_PREFIX + base64(raw), privateKey: base64(pkcs8) };
}

/**
 * The document with its signature over the canonical form of all other fields.
 * @throws DOMException when the private key is not one.
 */
export async function signDocument<T extends object>(
  document: T,
  privateKey: string,
): Promise<Omit<T, 'signature'> & { signature: string }> {
  const pkcs8 = Uint8Array.from(atob(privateKey), (letter) => letter.charCodeAt(0));
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
  const signature = await crypto.subtle.sign('Ed25519', key, signedBytes(document));
  return { ...document, signature: KEY_PREFIX + base64(signature) };
}

function base64(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)));
}
