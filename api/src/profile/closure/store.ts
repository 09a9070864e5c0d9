import type { Queries, Tx } from '../../db/pool.ts';

export interface ClosureRow {
  id: string;
  investor_id: string;
  state: 'waiting' | 'cancelled' | 'closed';
  requested_at: Date;
  closes_on: string;
}

/** The closure that waits, or has happened; null when the account is simply open. */
export async function closureRow(db: Queries, userId: string): Promise<ClosureRow | null> {
  const [row] = await db.query<ClosureRow>(
    `SELECT id, investor_id, state, requested_at, closes_on FROM account_closures
     WHERE investor_id = $1 AND state <> 'cancelled'`,
    [userId],
  );
  return row ?? null;
}

export async function insertClosure(
  tx: Tx,
  closure: { id: string; userId: string; at: Date; closesOn: string },
): Promise<void> {
  await tx.query(
    'INSERT INTO account_closures (id, investor_id, requested_at, closes_on) VALUES ($1, $2, $3, $4)',
    [closure.id, closure.userId, closure.at, closure.closesOn],
  );
}

export async function endClosure(
  tx: Tx,
  id: string,
  end: { state: 'cancelled' | 'closed'; at: Date; kept?: Buffer; keptUntil?: string },
): Promise<void> {
  await tx.query(
    `UPDATE account_closures SET state = $2, ended_at = $3, kept_sealed = $4, kept_until = $5
     WHERE id = $1 AND state = 'waiting'`,
    [id, end.state, end.at, end.kept ?? null, end.keptUntil ?? null],
  );
}

/** Closures whose day has come. */
export async function dueClosures(db: Queries, today: string): Promise<ClosureRow[]> {
  return db.query<ClosureRow>(
    `SELECT id, investor_id, state, requested_at, closes_on FROM account_closures
     WHERE state = 'waiting' AND closes_on <= $1 ORDER BY closes_on, id`,
    [today],
  );
}

/** A closed account whose records have been retained for the full legal period. */
export interface KeptRow {
  id: string;
  investor_id: string;
}

/** Closed accounts whose records are no longer retained. */
export async function outlivedClosures(db: Queries, today: string): Promise<KeptRow[]> {
  return db.query<KeptRow>(
    'SELECT id, investor_id FROM account_closures WHERE kept_until <= $1 ORDER BY kept_until, id',
    [today],
  );
}

/** The same, locked until the transaction ends; null when another node was first. */
export async function lockOutlived(tx: Tx, id: string, today: string): Promise<KeptRow | null> {
  const [row] = await tx.query<KeptRow>(
    'SELECT id, investor_id FROM account_closures WHERE id = $1 AND kept_until <= $2 FOR UPDATE',
    [id, today],
  );
  return row ?? null;
}

/** Deletes the sealed identity; that the account was closed stays. */
export async function dropIdentity(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE account_closures SET kept_sealed = NULL, kept_until = NULL WHERE id = $1', [id]);
}

/** The closure, locked until the transaction ends, while it still waits. */
export async function lockWaiting(tx: Tx, id: string): Promise<ClosureRow | null> {
  const [row] = await tx.query<ClosureRow>(
    `SELECT id, investor_id, state, requested_at, closes_on FROM account_closures
     WHERE id = $1 AND state = 'waiting' FOR UPDATE`,
    [id],
  );
  return row ?? null;
}
