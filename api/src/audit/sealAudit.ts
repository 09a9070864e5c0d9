import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { AuditSigner, Head } from './auditSigner.ts';
import { SEALED_COLUMNS, sealOf, type SealedFields } from './seal.ts';
import { faultOfHead, headOf, storeSignature } from './signatures.ts';

/** Any number; the same on every node, so that one seals at a time. */
const SEALING_LOCK = 7_266_243;
const BATCH = 1_000;

/**
 * Seals the waiting rows, oldest first, unless another node is doing so. A row that was removed before its seal keeps
 * its place in the queue, where the verifier finds it.
 * @returns the new head, or null when nothing was sealed.
 * @throws Error when the last seal is not signed by this installation: the chain was rewritten.
 */
export async function sealAudit(ctx: Pick<Context, 'db' | 'log' | 'auditSigner'>): Promise<Head | null> {
  let head: Head | null = null;
  for (;;) {
    const sealed = await ctx.db.tx((tx) => sealBatch(tx, ctx.auditSigner));
    head = sealed.head ?? head;
    if (!sealed.more) break;
  }
  // The log lies elsewhere: with it the end of the chain cannot be cut off unseen.
  if (head) ctx.log.info({ position: head.position, hash: head.hash.toString('hex') }, 'audit sealed');
  return head;
}

async function sealBatch(tx: Tx, signer: AuditSigner): Promise<{ head: Head | null; more: boolean }> {
  const [lock] = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
    SEALING_LOCK,
  ]);
  if (!lock!.mine) return { head: null, more: false };
  const rows = await tx.query<SealedFields>(
    `SELECT ${SEALED_COLUMNS} FROM audit_unsealed u JOIN audit_log a ON a.id = u.audit_id ORDER BY a.id LIMIT ${BATCH}`,
  );
  if (rows.length === 0) return { head: null, more: false };
  const last = await headOf(tx);
  const fault = await faultOfHead(tx, signer, last);
  if (fault) throw new Error(`the audit chain was changed: ${fault}`);
  let { position, hash } = last;
  const seals = rows.map((row) => {
    position += 1;
    hash = sealOf(hash, row);
    return { position, id: row.id, hash };
  });
  await tx.query(
    `INSERT INTO audit_seals (position, audit_id, hash) SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bytea[])`,
    [seals.map((seal) => seal.position), seals.map((seal) => seal.id), seals.map((seal) => seal.hash)],
  );
  await storeSignature(tx, signer, { position, hash });
  await tx.query('DELETE FROM audit_unsealed WHERE audit_id = ANY ($1::bigint[])', [
    seals.map((seal) => seal.id),
  ]);
  return { head: { position, hash }, more: rows.length === BATCH };
}
