import {
  createHash,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { MasterKeys } from '../vault/index.ts';

/** The last seal of the chain. */
export interface Head {
  position: number;
  hash: Buffer;
}

/** Signs heads of the audit chain with a key that is derived from the master key and never stored in the database. */
export interface AuditSigner {
  readonly keyId: string;
  sign(head: Head): Buffer;
  /** Null when the key is not known here, as after its master key was retired. */
  verify(head: Head, keyId: string, signature: Buffer): boolean | null;
}

const PURPOSE = 'sanchay audit chain signature v1';
/** DER of an Ed25519 private key in PKCS #8 up to its 32 bytes (RFC 8410, section 7). */
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The signer of an installation: Ed25519 under HKDF-SHA-256 (RFC 5869) of the master key, which exists outside the
 * database only. Older master keys verify what they signed.
 */
export function auditSigner(masters: MasterKeys): AuditSigner {
  const current = keyOf(masters.current);
  const known = new Map([current, ...masters.older.map(keyOf)].map((key) => [key.id, key]));
  return {
    keyId: current.id,
    sign: (head) => sign(null, signedText(head), current.secret),
    verify(head, keyId, signature) {
      const key = known.get(keyId);
      return key ? verify(null, signedText(head), key.open, signature) : null;
    },
  };
}

function signedText({ position, hash }: Head): Buffer {
  return Buffer.from(`sanchay-audit:${position}:${hash.toString('hex')}`);
}

function keyOf(master: Buffer): { id: string; secret: KeyObject; open: KeyObject } {
  const seed = Buffer.from(hkdfSync('sha256', master, '', PURPOSE, 32));
  const der = Buffer.concat([PKCS8_ED25519, seed]);
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const open = createPublicKey(secret);
  const id = createHash('sha256')
    .update(open.export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, 16);
  return { id, secret, open };
}
