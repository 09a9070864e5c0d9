import type { Db, Queries, Tx } from '../../../db/pool.ts';
import { createPartnerTables } from '../partnerTables.ts';

/** A signature at the sandbox provider. It keeps the document's hash, not the document. */
export interface SandboxEsign {
  ref: string;
  /** The customer's id. */
  id: string;
  signer: string;
  document_hash: string;
  status: 'pending' | 'signed' | 'rejected' | 'cancelled';
  reason: string | null;
  wrong_codes: number;
  signed_at: Date | null;
  expires_at: Date;
  return_url: string;
  notify_url: string;
}

export async function openEsignStore(db: Db): Promise<void> {
  await createPartnerTables(db, async (tx) => {
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.esigns (
      ref text PRIMARY KEY, id uuid NOT NULL UNIQUE, signer text NOT NULL, document_hash text NOT NULL,
      status text NOT NULL DEFAULT 'pending', reason text, wrong_codes integer NOT NULL DEFAULT 0,
      signed_at timestamptz, expires_at timestamptz NOT NULL, return_url text NOT NULL, notify_url text NOT NULL)`);
  });
}

/** Stores a signature, or gives the one of this id that is there. */
export async function keepEsign(
  q: Queries,
  esign: Omit<SandboxEsign, 'status' | 'reason' | 'wrong_codes' | 'signed_at'>,
): Promise<SandboxEsign> {
  await q.query(
    `INSERT INTO partners_sandbox.esigns (ref, id, signer, document_hash, expires_at, return_url, notify_url)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
    [
      ...[esign.ref, esign.id, esign.signer, esign.document_hash],
      ...[esign.expires_at, esign.return_url, esign.notify_url],
    ],
  );
  const [row] = await q.query<SandboxEsign>('SELECT * FROM partners_sandbox.esigns WHERE id = $1', [
    esign.id,
  ]);
  return row!;
}

export async function esignByRef(q: Queries, ref: string): Promise<SandboxEsign | null> {
  const [row] = await q.query<SandboxEsign>('SELECT * FROM partners_sandbox.esigns WHERE ref = $1', [ref]);
  return row ?? null;
}

export async function countWrongCode(q: Queries, ref: string): Promise<void> {
  await q.query('UPDATE partners_sandbox.esigns SET wrong_codes = wrong_codes + 1 WHERE ref = $1', [ref]);
}

/** Moves a signature on from a state. @returns it, or null when it was not in that state. */
export async function moveEsign(
  tx: Tx,
  ref: string,
  from: SandboxEsign['status'],
  to: Pick<SandboxEsign, 'status' | 'reason'>,
  now: Date,
): Promise<SandboxEsign | null> {
  const [row] = await tx.query<SandboxEsign>(
    `UPDATE partners_sandbox.esigns
     SET status = $3, reason = $4, signed_at = CASE WHEN $3 = 'signed' THEN $5::timestamptz ELSE signed_at END
     WHERE ref = $1 AND status = $2 AND ($2 <> 'pending' OR expires_at > $5) RETURNING *`,
    [ref, from, to.status, to.reason, now],
  );
  return row ?? null;
}
