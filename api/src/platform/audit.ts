import type { Queries } from '../db/pool.ts';

export interface AuditRow {
  /** Whose matter it is; null when nobody's. */
  investorId: string | null;
  /** Who did it; the investor unless told. */
  actor?: string;
  action: string;
  subject: string;
  requestId: string;
  detail?: Record<string, unknown>;
}

/** Adds a row to the audit log in the caller's transaction. Details hold no secrets and no personal data. */
export async function writeAudit(tx: Queries, row: AuditRow): Promise<void> {
  await tx.query(
    `INSERT INTO audit_log (investor_id, actor, action, subject, request_id, detail)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      row.investorId,
      row.actor ?? (row.investorId ? `user:${row.investorId}` : 'anonymous'),
      row.action,
      row.subject,
      row.requestId,
      JSON.stringify(row.detail ?? {}),
    ],
  );
}

/** Adds many rows at once. */
export async function writeAudits(
  tx: Queries,
  rows: readonly (AuditRow & { actor: string })[],
): Promise<void> {
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
