import type { Queries } from '../db/pool.ts';
import type { AuditSigner } from './auditSigner.ts';
import { GENESIS, SEALED_COLUMNS, sealOf, type SealedFields } from './seal.ts';
import { signatureFault } from './signatures.ts';

const PAGE = 5_000;

/** What the verifier found. `fault` is null when every row is as it was written. */
export interface AuditVerdict {
  /** Seals that hold, from the first one on. */
  verified: number;
  /** Rows that wait for their seal; more than a second's worth means that no node seals. */
  waiting: number;
  /** The last seal that holds, hexadecimal; empty for an empty chain. */
  head: string;
  fault: string | null;
}

/** A seal that was noted elsewhere: the chain must still have it at this place. */
export interface NotedSeal {
  position: number;
  /** Hexadecimal. */
  hash: string;
}

type Sealed = Omit<SealedFields, 'id'> & {
  position: number;
  audit_id: number;
  hash: Buffer;
  id: number | null;
};

/**
 * Computes the whole chain again and compares. Finds any row that was changed, removed, swapped or inserted. A chain
 * that was rewritten with new seals is found with the `signer`; one whose end was cut off together with its rows, with
 * seals recorded elsewhere (the log and the file of heads have them).
 */
export async function verifyAudit(
  db: Queries,
  { noted = [], signer }: { noted?: readonly NotedSeal[]; signer?: AuditSigner } = {},
): Promise<AuditVerdict> {
  let [before, verified, fault]: [Buffer, number, string | null] = [GENESIS, 0, null];
  const missing = new Map(noted.map((seal) => [`${seal.position}:${seal.hash}`, seal]));
  while (!fault) {
    const rows = await db.query<Sealed>(
      `SELECT s.position, s.audit_id, s.hash, ${SEALED_COLUMNS}
       FROM audit_seals s LEFT JOIN audit_log a ON a.id = s.audit_id
       WHERE s.position > $1 ORDER BY s.position LIMIT ${PAGE}`,
      [verified],
    );
    if (rows.length === 0) break;
    for (const row of rows) {
      fault = faultOf(row, verified + 1, before);
      if (fault) break;
      before = row.hash;
      verified += 1;
      missing.delete(`${verified}:${before.toString('hex')}`);
    }
  }
  const waiting = await auditBacklog(db);
  fault ??= await unsealedFault(db);
  if (signer) fault ??= await signatureFault(db, signer);
  const [lost] = missing.values();
  if (lost) fault ??= `seal ${lost.position} is not the one that was noted`;
  return {
    verified,
    waiting,
    head: verified === 0 ? '' : before.toString('hex'),
    fault,
  };
}

/** How many rows wait for their seal. */
export async function auditBacklog(db: Queries): Promise<number> {
  const [queue] = await db.query<{ waiting: number }>('SELECT count(*) AS waiting FROM audit_unsealed');
  return queue!.waiting;
}

function faultOf(row: Sealed, expected: number, before: Buffer): string | null {
  if (row.position !== expected) return `seal ${expected} was removed`;
  if (row.id === null) return `audit row ${row.audit_id} was removed`;
  const intact = sealOf(before, { ...row, id: row.id }).equals(row.hash);
  return intact ? null : `audit row ${row.id} or its seal ${expected} was changed`;
}

async function unsealedFault(db: Queries): Promise<string | null> {
  const [gone] = await db.query<{ audit_id: number }>(
    `SELECT audit_id FROM audit_unsealed u WHERE NOT EXISTS (SELECT 1 FROM audit_log a WHERE a.id = u.audit_id)
     ORDER BY audit_id LIMIT 1`,
  );
  if (gone) return `audit row ${gone.audit_id} was removed before it was sealed`;
  const [loose] = await db.query<{ id: number }>(
    `SELECT id FROM audit_log a
     WHERE NOT EXISTS (SELECT 1 FROM audit_seals s WHERE s.audit_id = a.id)
       AND NOT EXISTS (SELECT 1 FROM audit_unsealed u WHERE u.audit_id = a.id) ORDER BY id LIMIT 1`,
  );
  return loose ? `audit row ${loose.id} has no seal and waits for none` : null;
}
