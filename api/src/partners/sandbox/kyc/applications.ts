import type { Db, Queries } from '../../../db/pool.ts';
import { createPartnerTables } from '../partnerTables.ts';

/** A form at the sandbox registry, with a hash of its PAN: what becomes of the form is decided when it comes in. */
export interface RegistryForm {
  ref: string;
  id: string;
  status: '01' | '04' | '07';
  reason: string | null;
  pan_hash: Buffer;
}

export async function openRegistryStore(db: Db): Promise<void> {
  await createPartnerTables(db, async (tx) => {
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.kyc_forms (
      ref text PRIMARY KEY, id uuid NOT NULL UNIQUE, status text NOT NULL, reason text, decides_at timestamptz NOT NULL)`);
    await tx.query('ALTER TABLE partners_sandbox.kyc_forms ADD COLUMN IF NOT EXISTS pan_hash bytea');
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.kyc_first_enquiries (
      pan_hash bytea PRIMARY KEY, at timestamptz NOT NULL)`);
  });
}

/** Stores a form with its outcome, or gives the one of this id. `decidesAt`: until then it is under process. */
export async function keepForm(
  q: Queries,
  form: RegistryForm,
  decidesAt: Date,
): Promise<{ ref: string; fresh: boolean }> {
  const [made] = await q.query(
    `INSERT INTO partners_sandbox.kyc_forms (ref, id, status, reason, decides_at, pan_hash) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO NOTHING RETURNING ref`,
    [form.ref, form.id, form.status, form.reason, decidesAt, form.pan_hash],
  );
  if (made) return { ref: form.ref, fresh: true };
  const [there] = await q.query<{ ref: string }>('SELECT ref FROM partners_sandbox.kyc_forms WHERE id = $1', [
    form.id,
  ]);
  return { ref: there!.ref, fresh: false };
}

/** How a form stands: under process until it is decided; null when there is none. */
export async function formState(
  q: Queries,
  ref: string,
  now: Date,
): Promise<{ status: string; reason: string | null } | null> {
  const [row] = await q.query<{ status: string; reason: string | null }>(
    `SELECT CASE WHEN decides_at <= $2 THEN status ELSE '01' END AS status,
            CASE WHEN decides_at <= $2 THEN reason END AS reason
     FROM partners_sandbox.kyc_forms WHERE ref = $1`,
    [ref, now],
  );
  return row ?? null;
}

/** Whether a form of a PAN was verified. */
export async function isFormVerified(q: Queries, panHash: Buffer, now: Date): Promise<boolean> {
  const rows = await q.query(
    `SELECT 1 FROM partners_sandbox.kyc_forms WHERE pan_hash = $1 AND status = '07' AND decides_at <= $2`,
    [panHash, now],
  );
  return rows.length > 0;
}

/** When a PAN was first enquired about: now, if never before. */
export async function firstEnquiry(q: Queries, panHash: Buffer, now: Date): Promise<Date> {
  const [row] = await q.query<{ at: Date }>(
    `INSERT INTO partners_sandbox.kyc_first_enquiries (pan_hash, at) VALUES ($1, $2)
     ON CONFLICT (pan_hash) DO UPDATE SET at = kyc_first_enquiries.at RETURNING at`,
    [panHash, now],
  );
  return row!.at;
}
