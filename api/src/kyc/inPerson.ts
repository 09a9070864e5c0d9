import type { Queries, Tx } from '../db/pool.ts';

export interface IpvRow {
  id: string;
  kyc_id: string;
  document_id: string;
  method: 'selfie';
  done_at: Date;
  verified_by: string | null;
  verified_at: Date | null;
}

/** Stores the selfie of a form as its in-person verification, once a picture. */
export async function putIpv(
  tx: Tx,
  row: Pick<IpvRow, 'id' | 'kyc_id' | 'document_id' | 'done_at'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO kyc_ipv (id, kyc_id, document_id, method, done_at) VALUES ($1, $2, $3, 'selfie', $4)
     ON CONFLICT (document_id) DO NOTHING`,
    [row.id, row.kyc_id, row.document_id, row.done_at],
  );
}

export async function verifyIpv(tx: Tx, kycId: string, by: string, at: Date): Promise<void> {
  await tx.query(
    'UPDATE kyc_ipv SET verified_by = $2, verified_at = $3 WHERE kyc_id = $1 AND verified_at IS NULL',
    [kycId, by, at],
  );
}

export async function latestIpv(db: Queries, kycId: string): Promise<IpvRow | null> {
  const [row] = await db.query<IpvRow>(
    'SELECT * FROM kyc_ipv WHERE kyc_id = $1 ORDER BY done_at DESC, id LIMIT 1',
    [kycId],
  );
  return row ?? null;
}

/** Returns an in-person verification with the portfolio it belongs to, or null. */
export async function ipvById(db: Queries, id: string): Promise<(IpvRow & { portfolio_id: string }) | null> {
  const [row] = await db.query<IpvRow & { portfolio_id: string }>(
    'SELECT i.*, k.portfolio_id FROM kyc_ipv i JOIN kyc_records k ON k.id = i.kyc_id WHERE i.id = $1',
    [id],
  );
  return row ?? null;
}
