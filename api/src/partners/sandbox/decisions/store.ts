import type { Partner } from '../../../platform/settings/partnerSecrets.ts';
import type { Db, Queries, Tx } from '../../../db/pool.ts';
import type { Outcome } from './outcome.ts';
import { createPartnerTables } from '../partnerTables.ts';

/** A request that a partner of the sandbox decides later. */
export interface Decided {
  partner: Partner;
  /** The customer's id. */
  id: string;
  ref: string;
  status: 'received' | Outcome['decision'];
  note: string | null;
  /** When the decision counts. */
  decides_at: Date;
  decision: Outcome['decision'];
  decision_note: string | null;
  notify_url: string;
}

/** Creates the tables of decisions where they are missing. */
export async function openDecisionStore(db: Db): Promise<void> {
  await createPartnerTables(db, async (tx) => {
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.decisions (
      partner text NOT NULL, id uuid NOT NULL, ref text NOT NULL, decision text NOT NULL, decision_note text,
      decides_at timestamptz NOT NULL, notify_url text NOT NULL, PRIMARY KEY (partner, id))`);
    await tx.query(`CREATE TABLE IF NOT EXISTS partners_sandbox.decision_failures (
      partner text NOT NULL, id uuid NOT NULL, failures integer NOT NULL, PRIMARY KEY (partner, id))`);
  });
}

type Key = Pick<Decided, 'partner' | 'id'>;

/** Counts a request that fails. @returns how many failed so far, this one included */
export async function countFailure(q: Queries, { partner, id }: Key): Promise<number> {
  const [row] = await q.query<{ failures: number }>(
    `INSERT INTO partners_sandbox.decision_failures AS f (partner, id, failures) VALUES ($1, $2, 1)
     ON CONFLICT (partner, id) DO UPDATE SET failures = f.failures + 1 RETURNING failures`,
    [partner, id],
  );
  return row!.failures;
}

/** Stores a request. @returns the one of this id that is stored, and whether it is new */
export async function keepRequest(
  tx: Tx,
  request: Omit<Decided, 'status' | 'note'>,
): Promise<{ stored: Decided; fresh: boolean }> {
  const { partner, id, decides_at: decidesAt } = request;
  const made = await tx.query(
    `INSERT INTO partners_sandbox.decisions (partner, id, ref, decision, decision_note, decides_at, notify_url)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (partner, id) DO NOTHING RETURNING id`,
    [partner, id, request.ref, request.decision, request.decision_note, decidesAt, request.notify_url],
  );
  return { stored: (await decidedById(tx, { partner, id }, decidesAt))!, fresh: made.length > 0 };
}

/** Replaces the decision of a request after an answer. */
export async function decideAgain(tx: Tx, { partner, id }: Key, decidesAt: Date): Promise<void> {
  await tx.query(
    `UPDATE partners_sandbox.decisions SET decision = 'accepted', decision_note = NULL, decides_at = $3
     WHERE partner = $1 AND id = $2 AND decision = 'queried'`,
    [partner, id, decidesAt],
  );
}

/** A request as it stands at a moment; null when there is none. */
export async function decidedById(q: Queries, { partner, id }: Key, now: Date): Promise<Decided | null> {
  const [row] = await q.query<Decided>(
    `SELECT *, CASE WHEN decides_at <= $3 THEN decision ELSE 'received' END AS status,
       CASE WHEN decides_at <= $3 THEN decision_note END AS note
     FROM partners_sandbox.decisions WHERE partner = $1 AND id = $2`,
    [partner, id, now],
  );
  return row ?? null;
}
