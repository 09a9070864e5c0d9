import type { Queries } from '../db/pool.ts';
import type { AuditSigner, Head } from './auditSigner.ts';
import { GENESIS } from './seal.ts';

interface Signature {
  position: number;
  key_id: string;
  signature: Buffer;
}

/** The last seal as stored; position 0 before the first. */
export async function headOf(db: Queries): Promise<Head> {
  const [last] = await db.query<Head>(
    'SELECT position, hash FROM audit_seals ORDER BY position DESC LIMIT 1',
  );
  return last ?? { position: 0, hash: GENESIS };
}

/** Stores the signature of a head. */
export async function storeSignature(db: Queries, signer: AuditSigner, head: Head): Promise<void> {
  await db.query('INSERT INTO audit_signatures (position, key_id, signature) VALUES ($1, $2, $3)', [
    head.position,
    signer.keyId,
    signer.sign(head),
  ]);
}

/** Signs a chain, not an empty one, that was sealed before signatures existed. Only for the migration that brings them. */
export async function signFirstHead(db: Queries, signer: AuditSigner): Promise<void> {
  await storeSignature(db, signer, await headOf(db));
}

/**
 * What is wrong with the signature of the head that the next seals follow, or null. Nothing is sealed after a head
 * with a foreign signature: it would vouch for a rewritten chain.
 */
export async function faultOfHead(db: Queries, signer: AuditSigner, head: Head): Promise<string | null> {
  if (head.position === 0) return null;
  const [stored] = await db.query<Signature>(
    'SELECT position, key_id, signature FROM audit_signatures WHERE position = $1',
    [head.position],
  );
  if (!stored) return `seal ${head.position} has no signature`;
  return signer.verify(head, stored.key_id, stored.signature)
    ? null
    : `seal ${head.position} is not signed with a key of this installation`;
}

/**
 * The first signature that contradicts the stored seals, or a last seal that no known key signed; null when all agree.
 * Signatures of retired keys are passed over, because a later one covers what they covered.
 */
export async function signatureFault(db: Queries, signer: AuditSigner): Promise<string | null> {
  const rows = await db.query<Signature & { hash: Buffer }>(
    `SELECT g.position, g.key_id, g.signature, s.hash
     FROM audit_signatures g JOIN audit_seals s USING (position) ORDER BY g.position`,
  );
  const wrong = rows.find((row) => signer.verify(row, row.key_id, row.signature) === false);
  if (wrong) return `seal ${wrong.position} is not the one that was signed`;
  return faultOfHead(db, signer, await headOf(db));
}
