import type { Db, Queries, Tx } from '../../../db/pool.ts';
import type { BankMandateStatus } from '../../mandateBank.ts';
import { createPartnerTables } from '../partnerTables.ts';

/** A mandate at the sandbox bank. Rupees as decimal text, days ISO. */
export interface SandboxMandate {
  ref: string;
  /** The merchant's id. */
  id: string;
  title: string;
  bank_name: string;
  ifsc: string;
  last4: string;
  limit_amount: string;
  valid_from: string;
  valid_until: string;
  status: BankMandateStatus;
  reason: string | null;
  reference: string | null;
  authorise_by: Date;
  /** What the bank does with debits. */
  debits: 'pay' | 'decline' | 'wait';
  return_url: string;
  notify_url: string;
}

/** Makes the tables of mandates in the partners' own schema. */
export async function openMandateStore(db: Db): Promise<void> {
  await createPartnerTables(db, async (tx) => {
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.mandates (
      ref text PRIMARY KEY, id uuid NOT NULL UNIQUE, title text NOT NULL, bank_name text NOT NULL, ifsc text NOT NULL,
      last4 text NOT NULL, limit_amount numeric(14, 2) NOT NULL, valid_from date NOT NULL, valid_until date NOT NULL,
      status text NOT NULL DEFAULT 'waiting', reason text, reference text, authorise_by timestamptz NOT NULL,
      debits text NOT NULL DEFAULT 'pay', return_url text NOT NULL, notify_url text NOT NULL)`);
  });
}

type NewMandate = Omit<SandboxMandate, 'status' | 'reason' | 'reference' | 'debits'>;

/** Stores a mandate, or gives the one of this id that is there. */
export async function keepMandate(q: Queries, mandate: NewMandate): Promise<SandboxMandate> {
  await q.query(
    `INSERT INTO partners_sandbox.mandates (ref, id, title, bank_name, ifsc, last4, limit_amount, valid_from,
       valid_until, authorise_by, return_url, notify_url)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (id) DO NOTHING`,
    [
      ...[mandate.ref, mandate.id, mandate.title, mandate.bank_name, mandate.ifsc, mandate.last4],
      ...[mandate.limit_amount, mandate.valid_from, mandate.valid_until, mandate.authorise_by],
      ...[mandate.return_url, mandate.notify_url],
    ],
  );
  const rows = await q.query<SandboxMandate>('SELECT * FROM partners_sandbox.mandates WHERE id = $1', [
    mandate.id,
  ]);
  return rows[0]!;
}

/** The mandate of this reference, or null. */
export async function mandateByRef(q: Queries, ref: string): Promise<SandboxMandate | null> {
  const rows = await q.query<SandboxMandate>('SELECT * FROM partners_sandbox.mandates WHERE ref = $1', [ref]);
  return rows[0] ?? null;
}

/** Moves a mandate that is in one of these states. @returns it, or null when it is in none. */
export async function moveMandate(
  tx: Tx,
  ref: string,
  from: readonly BankMandateStatus[],
  to: { status: BankMandateStatus; reason?: string | null; reference?: string | null },
): Promise<SandboxMandate | null> {
  const rows = await tx.query<SandboxMandate>(
    `UPDATE partners_sandbox.mandates SET status = $3, reason = $4, reference = coalesce($5, reference)
     WHERE ref = $1 AND status = ANY($2) RETURNING *`,
    [ref, from, to.status, to.reason ?? null, to.reference ?? null],
  );
  return rows[0] ?? null;
}

/** Sets what the bank does with debits of a mandate. */
export async function setDebits(q: Queries, ref: string, debits: SandboxMandate['debits']): Promise<void> {
  await q.query('UPDATE partners_sandbox.mandates SET debits = $2 WHERE ref = $1', [ref, debits]);
}
