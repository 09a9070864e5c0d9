import type { DebitStatus } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

/** A debit of a mandate; rupees as decimal text, business times. */
export interface DebitRow {
  investor_id: string;
  id: string;
  mandate_id: string;
  /** The instalment that it pays; it has one debit. */
  subject_id: string;
  amount: string;
  about: string;
  announced_at: Date;
  due_at: Date;
  status: DebitStatus;
  reason: string | null;
  payment_id: string | null;
}

/** Stores a debit. @returns false when its instalment has one. */
export async function insertDebit(tx: Tx, row: DebitRow): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO mandate_debits (investor_id, id, mandate_id, subject_id, amount, about, announced_at, due_at, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (investor_id, subject_id) DO NOTHING RETURNING id`,
    [
      ...[row.investor_id, row.id, row.mandate_id, row.subject_id, row.amount, row.about],
      ...[row.announced_at, row.due_at, row.status],
    ],
  );
  return rows.length === 1;
}

export async function lockDebit(tx: Tx, id: string): Promise<DebitRow | null> {
  return (await tx.query<DebitRow>('SELECT * FROM mandate_debits WHERE id = $1 FOR UPDATE', [id]))[0] ?? null;
}

/** The debit of an instalment, held until the transaction ends, or null. */
export async function lockDebitOf(tx: Tx, investorId: string, subjectId: string): Promise<DebitRow | null> {
  const rows = await tx.query<DebitRow>(
    'SELECT * FROM mandate_debits WHERE investor_id = $1 AND subject_id = $2 FOR UPDATE',
    [investorId, subjectId],
  );
  return rows[0] ?? null;
}

export async function updateDebit(tx: Tx, row: DebitRow): Promise<void> {
  await tx.query(
    `UPDATE mandate_debits SET status = $3, reason = $4, payment_id = $5, due_at = $6, announced_at = $7
     WHERE investor_id = $1 AND id = $2`,
    [row.investor_id, row.id, row.status, row.reason, row.payment_id, row.due_at, row.announced_at],
  );
}

/** The last debits of mandates, latest first, at most `each` a mandate. */
export function debitsOf(q: Queries, mandateIds: readonly string[], each = 12): Promise<DebitRow[]> {
  return q.query<DebitRow>(
    `SELECT d.* FROM unnest($1::uuid[]) AS m (id) CROSS JOIN LATERAL (
       SELECT * FROM mandate_debits WHERE mandate_id = m.id ORDER BY due_at DESC, id LIMIT $2) d`,
    [mandateIds, each],
  );
}

/** Debits that are to be taken by a business time. */
export async function debitsDue(q: Queries, now: Date): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `SELECT id FROM mandate_debits WHERE status = 'announced' AND payment_id IS NOT NULL AND due_at <= $1
     ORDER BY due_at, id`,
    [now],
  );
  return rows.map(({ id }) => id);
}
