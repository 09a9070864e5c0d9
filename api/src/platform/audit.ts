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
