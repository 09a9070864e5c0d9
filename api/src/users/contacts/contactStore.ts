import type { ContactKind, PendingContact } from '@sanchay/contracts';
import type { Queries, Tx } from '../../db/pool.ts';
import { maskContact } from './maskContact.ts';

/** A change of e-mail or mobile. */
export interface ContactChange {
  id: string;
  user_id: string;
  kind: ContactKind;
  new_value: string;
  hold_hours: 0 | 24 | 72;
  effective_at: Date | null;
}

export type EndedBecause = 'applied' | 'cancelled' | 'withdrawn' | 'replaced' | 'taken';

const columns = 'id, user_id, kind, new_value, hold_hours, effective_at';

/** The change that is confirmed and waits out its hold, masked; null when there is none. */
export async function pendingContact(db: Queries, userId: string): Promise<PendingContact | null> {
  const [row] = await db.query<ContactChange>(
    `SELECT ${columns} FROM contact_changes WHERE user_id = $1 AND ended_at IS NULL AND effective_at IS NOT NULL`,
    [userId],
  );
  if (!row) return null;
  const { kind, new_value: value, effective_at: at } = row;
  return { kind, masked: maskContact(value), effective_at: at!.toISOString() };
}

/** Stores a change that waits for its code; one that was open before is replaced. */
export async function insertChange(
  tx: Tx,
  change: Omit<ContactChange, 'effective_at'>,
  now: Date,
): Promise<void> {
  await endOpenChange(tx, change.user_id, 'replaced', now);
  await tx.query(
    `INSERT INTO contact_changes (id, user_id, kind, new_value, hold_hours, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [change.id, change.user_id, change.kind, change.new_value, change.hold_hours, now],
  );
}

/** Ends the open change of a user, if any. @returns it */
export async function endOpenChange(
  tx: Tx,
  userId: string,
  because: EndedBecause,
  now: Date,
): Promise<ContactChange | null> {
  const [ended] = await tx.query<ContactChange>(
    `UPDATE contact_changes SET ended_at = $2, ended_because = $3 WHERE user_id = $1 AND ended_at IS NULL
     RETURNING ${columns}`,
    [userId, now, because],
  );
  return ended ?? null;
}

/** An open change, locked; by its id, or by the secret of its cancel link. */
export async function lockChange(
  tx: Tx,
  by: { id: string } | { cancelHash: Buffer },
): Promise<ContactChange | null> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['cancel_hash', by.cancelHash];
  const [row] = await tx.query<ContactChange>(
    `SELECT ${columns} FROM contact_changes WHERE ${column} = $1 AND ended_at IS NULL FOR UPDATE`,
    [value],
  );
  return row ?? null;
}

export async function endChange(tx: Tx, id: string, because: EndedBecause, now: Date): Promise<void> {
  await tx.query('UPDATE contact_changes SET ended_at = $2, ended_because = $3 WHERE id = $1', [
    id,
    now,
    because,
  ]);
}

export async function holdChange(tx: Tx, id: string, effectiveAt: Date, cancelHash: Buffer): Promise<void> {
  await tx.query('UPDATE contact_changes SET effective_at = $2, cancel_hash = $3 WHERE id = $1', [
    id,
    effectiveAt,
    cancelHash,
  ]);
}

/** Whether another account signs in with it. */
export async function isTaken(tx: Tx, kind: ContactKind, value: string, userId: string): Promise<boolean> {
  const column = kind === 'email' ? 'email' : 'mobile_phone';
  const rows = await tx.query(`SELECT 1 FROM users WHERE ${column} = $1 AND id <> $2`, [value, userId]);
  return rows.length > 0;
}

export async function setContact(
  tx: Tx,
  { user_id: userId, kind, new_value: value }: ContactChange,
): Promise<void> {
  const column = kind === 'email' ? 'email' : 'mobile_phone';
  await tx.query(`UPDATE users SET ${column} = $2 WHERE id = $1`, [userId, value]);
}
