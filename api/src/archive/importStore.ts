import type { ArchiveImport } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Added, Outcome } from './restore.ts';

export interface ImportRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  state: ArchiveImport['state'];
  file_name: string;
  as_of: string;
  /** Of a preview. */
  content_sealed: Buffer | null;
  outcome: Outcome;
  /** Of an applied import. */
  added: Added | null;
  uploaded_at: Date;
  applied_at: Date | null;
  undone_at: Date | null;
}

/** Imports shown to the user. */
const LISTED = 10;

/** The imports of a portfolio, the newest first. */
export function importsOf(q: Queries, portfolioId: string): Promise<ImportRow[]> {
  return q.query<ImportRow>(
    'SELECT * FROM archive_imports WHERE portfolio_id = $1 ORDER BY uploaded_at DESC, id LIMIT $2',
    [portfolioId, LISTED],
  );
}

/** One import of a portfolio, locked against concurrent changes. */
export async function lockImport(tx: Tx, portfolioId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.query<ImportRow>(
    'SELECT * FROM archive_imports WHERE portfolio_id = $1 AND id = $2 FOR UPDATE',
    [portfolioId, id],
  );
  return row;
}

/** Stores a preview; another preview of the portfolio gives way. */
export async function insertPreview(
  tx: Tx,
  row: Pick<
    ImportRow,
    | 'id'
    | 'investor_id'
    | 'portfolio_id'
    | 'file_name'
    | 'as_of'
    | 'content_sealed'
    | 'outcome'
    | 'uploaded_at'
  >,
): Promise<void> {
  await tx.query(`DELETE FROM archive_imports WHERE portfolio_id = $1 AND state = 'preview'`, [
    row.portfolio_id,
  ]);
  await tx.query(
    `INSERT INTO archive_imports (id, investor_id, portfolio_id, state, file_name, as_of, content_sealed, outcome,
       uploaded_at) VALUES ($1, $2, $3, 'preview', $4, $5, $6, $7, $8)`,
    [
      row.id,
      row.investor_id,
      row.portfolio_id,
      row.file_name,
      row.as_of,
      row.content_sealed,
      JSON.stringify(row.outcome),
      row.uploaded_at,
    ],
  );
}

export async function markApplied(
  tx: Tx,
  { id, outcome, added, at }: { id: string; outcome: Outcome; added: Added; at: Date },
): Promise<void> {
  await tx.query(
    `UPDATE archive_imports SET state = 'applied', content_sealed = NULL, outcome = $2, added = $3, applied_at = $4
     WHERE id = $1`,
    [id, JSON.stringify(outcome), JSON.stringify(added), at],
  );
}

export async function markUndone(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.query(`UPDATE archive_imports SET state = 'undone', added = NULL, undone_at = $2 WHERE id = $1`, [
    id,
    at,
  ]);
}

/** Deletes previews that were uploaded before an instant. */
export async function deletePreviews(q: Queries, before: Date): Promise<void> {
  await q.query(`DELETE FROM archive_imports WHERE state = 'preview' AND uploaded_at < $1`, [before]);
}
