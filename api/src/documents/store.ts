import type { DocumentKind } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

export interface DocumentRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  position: number;
  kind: DocumentKind;
  file: string;
  key_sealed: Buffer;
  width: number;
  height: number;
  bytes: number;
  /** Keyed digest of the picture as it is stored; null for pictures from before it was recorded. */
  digest: Buffer | null;
  uploaded_at: Date;
}

/** What one user may store, replaced pictures included: some twenty times what a joint account with three holders needs. */
const MOST_PICTURES = 300;
const MOST_BYTES = 300 * 1024 * 1024;

const COLUMNS =
  'id, investor_id, portfolio_id, position, kind, file, key_sealed, width, height, bytes, digest, uploaded_at';

/** Stores a picture, which takes the place of the one of its kind; the older one stays for who was sent it. */
export async function putDocument(tx: Tx, row: DocumentRow): Promise<void> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR NO KEY UPDATE', [row.portfolio_id]);
  await tx.query(
    `UPDATE documents SET replaced_at = $4
     WHERE portfolio_id = $1 AND position = $2 AND kind = $3 AND replaced_at IS NULL`,
    [row.portfolio_id, row.position, row.kind, row.uploaded_at],
  );
  await tx.query(
    `INSERT INTO documents (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[row.id, row.investor_id, row.portfolio_id, row.position, row.kind, row.file, row.key_sealed],
      ...[row.width, row.height, row.bytes, row.digest, row.uploaded_at],
    ],
  );
}

/** Whether the portfolio has the same picture now as another document or of another holder. Locks the portfolio. */
export async function servesAlready(
  tx: Tx,
  row: Pick<DocumentRow, 'portfolio_id' | 'position' | 'kind' | 'digest'>,
): Promise<boolean> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR NO KEY UPDATE', [row.portfolio_id]);
  const rows = await tx.query(
    `SELECT 1 FROM documents WHERE portfolio_id = $1 AND digest = $2 AND replaced_at IS NULL
       AND (position <> $3 OR kind <> $4)`,
    [row.portfolio_id, row.digest, row.position, row.kind],
  );
  return rows.length > 0;
}

/** Whether the user has stored as much as one may, replaced pictures included. */
export async function isFull(tx: Tx, investorId: string): Promise<boolean> {
  const [kept] = await tx.query<{ count: number; bytes: number }>(
    'SELECT count(*) AS count, coalesce(sum(bytes), 0)::bigint AS bytes FROM documents WHERE investor_id = $1',
    [investorId],
  );
  return kept!.count >= MOST_PICTURES || kept!.bytes >= MOST_BYTES;
}

/** The pictures that a portfolio has now, by holder and kind. */
export async function currentDocuments(db: Queries, portfolioId: string): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(
    `SELECT ${COLUMNS} FROM documents WHERE portfolio_id = $1 AND replaced_at IS NULL ORDER BY position, kind`,
    [portfolioId],
  );
}

/** Pictures by their ids, also replaced ones. */
export async function documentsById(db: Queries, ids: readonly string[]): Promise<DocumentRow[]> {
  return db.query<DocumentRow>(`SELECT ${COLUMNS} FROM documents WHERE id = ANY ($1) ORDER BY kind`, [ids]);
}
