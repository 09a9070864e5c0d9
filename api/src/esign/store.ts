import type { Queries, Tx } from '../db/pool.ts';

export interface EsignRow {
  id: string;
  application_id: string;
  investor_id: string;
  portfolio_id: string;
  status: 'pending' | 'signed' | 'rejected' | 'cancelled' | 'expired';
  reason: string | null;
  document_hash: string;
  provider_ref: string | null;
  redirect_url: string | null;
  created_at: Date;
  expires_at: Date;
  signed_at: Date | null;
}

const COLUMNS = `id, application_id, investor_id, portfolio_id, status, reason, document_hash, provider_ref, redirect_url,
  created_at, expires_at, signed_at`;

export async function esignById(db: Queries, id: string): Promise<EsignRow | null> {
  const [row] = await db.query<EsignRow>(`SELECT ${COLUMNS} FROM esigns WHERE id = $1`, [id]);
  return row ?? null;
}

export async function lockEsign(tx: Tx, id: string): Promise<EsignRow | null> {
  const [row] = await tx.query<EsignRow>(`SELECT ${COLUMNS} FROM esigns WHERE id = $1 FOR UPDATE`, [id]);
  return row ?? null;
}

/** The latest signature of an application, or null. */
export async function latestEsign(db: Queries, applicationId: string): Promise<EsignRow | null> {
  const [row] = await db.query<EsignRow>(
    `SELECT ${COLUMNS} FROM esigns WHERE application_id = $1 ORDER BY created_at DESC, id LIMIT 1`,
    [applicationId],
  );
  return row ?? null;
}

export async function insertEsign(
  tx: Tx,
  row: Omit<EsignRow, 'status' | 'reason' | 'provider_ref' | 'redirect_url' | 'signed_at'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO esigns (id, application_id, investor_id, portfolio_id, status, document_hash, created_at, expires_at)
     VALUES ($1, $2, $3, $4, 'pending', $5, $6, $7)`,
    [
      ...[row.id, row.application_id, row.investor_id, row.portfolio_id],
      ...[row.document_hash, row.created_at, row.expires_at],
    ],
  );
}

export async function setProvider(db: Queries, id: string, ref: string, redirectUrl: string): Promise<void> {
  await db.query('UPDATE esigns SET provider_ref = $2, redirect_url = $3 WHERE id = $1', [
    id,
    ref,
    redirectUrl,
  ]);
}

export async function setEsign(
  tx: Tx,
  id: string,
  end: { status: EsignRow['status']; reason: string | null; signedAt: Date | null; at: Date },
): Promise<void> {
  await tx.query(`UPDATE esigns SET status = $2, reason = $3, signed_at = $4, ended_at = $5 WHERE id = $1`, [
    id,
    end.status,
    end.reason,
    end.signedAt,
    end.at,
  ]);
}
