import type { Db, Queries, Tx } from '../../../db/pool.ts';

/** A booking at the sandbox issuer. */
export interface SandboxDeposit {
  /** The customer's id. */
  id: string;
  ref: string;
  issuer: string;
  amount: string;
  status: 'received' | 'queried' | 'accepted' | 'rejected';
  note: string | null;
  /** When the decision counts. */
  decides_at: Date;
  decision: 'queried' | 'accepted' | 'rejected';
  decision_note: string | null;
  notify_url: string;
}

const SETUP_LOCK = 7_266_247;

/** Creates the tables of the sandbox issuer where they are missing. */
export async function openDepositStore(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SETUP_LOCK]);
    await tx.query('CREATE SCHEMA IF NOT EXISTS partners_sandbox');
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.deposits (
      id uuid PRIMARY KEY, ref text NOT NULL, issuer text NOT NULL, amount text NOT NULL,
      decision text NOT NULL, decision_note text, decides_at timestamptz NOT NULL, notify_url text NOT NULL)`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.deposit_failures (
      id uuid PRIMARY KEY, failures integer NOT NULL)`);
  });
}

/** Counts a request that fails. @returns how many failed so far, this one included */
export async function countFailure(q: Queries, id: string): Promise<number> {
  const [row] = await q.query<{ failures: number }>(
    `INSERT INTO partners_sandbox.deposit_failures AS f (id, failures) VALUES ($1, 1)
     ON CONFLICT (id) DO UPDATE SET failures = f.failures + 1 RETURNING failures`,
    [id],
  );
  return row!.failures;
}

/** Stores a booking. @returns the one of this id that is stored, and whether it is new */
export async function keepDeposit(
  tx: Tx,
  deposit: Omit<SandboxDeposit, 'status' | 'note'>,
): Promise<{ stored: SandboxDeposit; fresh: boolean }> {
  const made = await tx.query(
    `INSERT INTO partners_sandbox.deposits (id, ref, issuer, amount, decision, decision_note, decides_at, notify_url)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      ...[deposit.id, deposit.ref, deposit.issuer, deposit.amount],
      ...[deposit.decision, deposit.decision_note, deposit.decides_at, deposit.notify_url],
    ],
  );
  return { stored: (await depositById(tx, deposit.id, deposit.decides_at))!, fresh: made.length > 0 };
}

/** Replaces the decision of a booking after an answer. */
export async function decideAgain(tx: Tx, id: string, decidesAt: Date): Promise<void> {
  await tx.query(
    `UPDATE partners_sandbox.deposits SET decision = 'accepted', decision_note = NULL, decides_at = $2
     WHERE id = $1 AND decision = 'queried'`,
    [id, decidesAt],
  );
}

/** A booking as it stands at an instant; null when there is none. */
export async function depositById(q: Queries, id: string, now: Date): Promise<SandboxDeposit | null> {
  const [row] = await q.query<Omit<SandboxDeposit, 'status' | 'note'>>(
    'SELECT * FROM partners_sandbox.deposits WHERE id = $1',
    [id],
  );
  if (!row) return null;
  const decided = now >= row.decides_at;
  return {
    ...row,
    status: decided ? row.decision : 'received',
    note: decided ? row.decision_note : null,
  };
}
