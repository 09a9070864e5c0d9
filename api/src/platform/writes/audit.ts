import type { Queries } from '../../db/pool.ts';

export interface AuditRow {
  /** The owner of the account it concerns; null when it concerns no account. */
  investorId: string | null;
  /** Who did it: `userActor` of a user, else the name of a job or partner. Never derived from the owner. */
  actor: string;
  action: string;
  subject: string;
  requestId: string;
  detail?: Record<string, unknown>;
}

/** A user as the actor of an audit row. */
export const userActor = (userId: string): string => `user:${userId}`;

/** The actor of an action by a visitor who is not signed in. */
export const ANONYMOUS = 'anonymous';

/** Adds a row to the audit log in the caller's transaction. Details hold no secrets and no personal data. */
export async function writeAudit(tx: Queries, row: AuditRow): Promise<void> {
  await tx.query(
    `INSERT INTO audit_log (investor_id, actor, action, subject, request_id, detail)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [row.investorId, row.actor, row.action, row.subject, row.requestId, JSON.stringify(row.detail ?? {})],
  );
}

/** Adds many rows at once. */
export async function writeAudits(tx: Queries, rows: readonly AuditRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `INSERT INTO audit_log (investor_id, actor, action, subject, request_id, detail)
     SELECT investor_id, actor, action, subject, request_id, detail FROM json_to_recordset($1)
       AS n (investor_id uuid, actor text, action text, subject text, request_id text, detail jsonb)`,
    [
      JSON.stringify(
        rows.map((row) => ({
          investor_id: row.investorId,
          actor: row.actor,
          action: row.action,
          subject: row.subject,
          request_id: row.requestId,
          detail: row.detail ?? {},
        })),
      ),
    ],
  );
}
