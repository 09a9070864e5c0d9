import type { ImportState, StatementFormat } from '@sanchay/contracts';
import { columnsOf } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';

/** What the user answered of each holding of a statement: a scheme code, `unlisted` or `skipped`, by its index. */
export type Answers = Readonly<Record<string, string>>;

export interface ImportRecord {
  id: string;
  portfolio_id: string;
  format: StatementFormat;
  state: ImportState;
  file_name: string;
  covers_from: string | null;
  covers_to: string | null;
  statement_sealed: Buffer | null;
  answers: Answers;
  added: number;
  folios: number;
  created_at: Date;
  applied_at: Date | null;
  undone_at: Date | null;
}

const columns = columnsOf<ImportRecord>()('imports', {
  id: 'key',
  portfolio_id: 'fixed',
  format: 'fixed',
  state: 'changing',
  file_name: 'fixed',
  covers_from: 'fixed',
  covers_to: 'fixed',
  statement_sealed: 'changing',
  answers: 'defaulted',
  added: 'defaulted',
  folios: 'changing',
  created_at: 'fixed',
  applied_at: 'later',
  undone_at: 'later',
});

/** Stores a new preview. */
export async function insertImport(tx: Tx, row: Parameters<typeof columns.insert>[0]): Promise<ImportRecord> {
  const { text, values } = columns.insert(row);
  await tx.query(text, values);
  return { ...row, ...columns.blank, answers: {}, added: 0 };
}

export async function updateImport(tx: Tx, row: ImportRecord): Promise<void> {
  const { text, values } = columns.update(row);
  await tx.query(text, values);
}

/** The newest imports of a portfolio, without their statements. */
export function importsOf(q: Queries, portfolioId: string, limit: number): Promise<ImportRecord[]> {
  return q.query<ImportRecord>(
    `SELECT ${columns.selected.replace('statement_sealed', 'NULL AS statement_sealed')} FROM imports
     WHERE portfolio_id = $1 ORDER BY created_at DESC, id LIMIT $2`,
    [portfolioId, limit],
  );
}

/** An import of a portfolio, or null. @param lock whether other writes of it wait */
export async function importOf(
  q: Queries,
  { portfolioId, id }: { portfolioId: string; id: string },
  lock = false,
): Promise<ImportRecord | null> {
  const [row] = await q.query<ImportRecord>(
    `SELECT ${columns.selected} FROM imports WHERE portfolio_id = $1 AND id::text = $2 ${lock ? 'FOR UPDATE' : ''}`,
    [portfolioId, id],
  );
  return row ?? null;
}

/** Deletes a preview. */
export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM imports WHERE id = $1', [id]);
}

/** Deletes the previews of a portfolio that are over a week old, and all but the newest ones. */
export async function trimPreviews(
  tx: Tx,
  { portfolioId, before, keep }: { portfolioId: string; before: Date; keep: number },
): Promise<void> {
  await tx.query(
    `DELETE FROM imports WHERE portfolio_id = $1 AND state IN ('reconciled', 'needs_attention') AND (created_at < $2
       OR id NOT IN (SELECT id FROM imports WHERE portfolio_id = $1 AND state IN ('reconciled', 'needs_attention')
         ORDER BY created_at DESC LIMIT $3))`,
    [portfolioId, before, keep],
  );
}

/** Makes the writes of a portfolio's imports wait for one another. */
export async function lockPortfolio(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR NO KEY UPDATE', [portfolioId]);
}

/** Keyed PANs of the holders of a portfolio as hex, with their masks. */
export async function panIndexes(q: Queries, portfolioId: string): Promise<Set<string>> {
  const rows = await q.query<{ pan: string }>(
    "SELECT encode(pan_index, 'hex') AS pan FROM kyc_records WHERE portfolio_id = $1",
    [portfolioId],
  );
  return new Set(rows.map(({ pan }) => pan));
}
