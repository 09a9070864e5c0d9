import { columnsOf } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';

/** A message of the mailbox. */
export interface MailRow {
  id: string;
  message_id: string;
  portfolio_id: string;
  run_id: string | null;
  file_name: string;
  file_sealed: Buffer | null;
  file_index: Buffer;
  received_at: Date;
  read_at: Date | null;
}

const columns = columnsOf<MailRow>()('statement_mails', {
  id: 'key',
  message_id: 'fixed',
  portfolio_id: 'fixed',
  run_id: 'later',
  file_name: 'fixed',
  file_sealed: 'changing',
  file_index: 'fixed',
  received_at: 'fixed',
  read_at: 'later',
});

/** Stores a message. @returns whether it is new */
export async function insertMail(tx: Tx, row: Parameters<typeof columns.insert>[0]): Promise<boolean> {
  const { text, values } = columns.insert(row);
  return (await tx.query(`${text} ON CONFLICT (message_id) DO NOTHING RETURNING id`, values)).length > 0;
}

export async function updateMail(tx: Tx, row: MailRow): Promise<void> {
  const { text, values } = columns.update(row);
  await tx.query(text, values);
}

/** A message, or null. @param lock whether other writes of it wait */
export async function mailOf(q: Queries, id: string, lock = false): Promise<MailRow | null> {
  const [row] = await q.query<MailRow>(
    `SELECT ${columns.selected} FROM statement_mails WHERE id = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [id],
  );
  return row ?? null;
}

/** The message of a run that waits for its password, or null. */
export async function mailOfRun(q: Queries, runId: string): Promise<MailRow | null> {
  const [row] = await q.query<MailRow>(
    `SELECT ${columns.selected} FROM statement_mails WHERE run_id = $1 AND file_sealed IS NOT NULL`,
    [runId],
  );
  return row ?? null;
}

/** Keyed hashes of the files that arrived for a portfolio since an instant, one for each message. */
export async function filesSince(q: Queries, portfolioId: string, since: Date): Promise<Buffer[]> {
  const rows = await q.query<{ file_index: Buffer }>(
    'SELECT file_index FROM statement_mails WHERE portfolio_id = $1 AND received_at > $2',
    [portfolioId, since],
  );
  return rows.map(({ file_index }) => file_index);
}

/** Runs whose message still has no password since before an instant. */
export async function unopenedRuns(q: Queries, before: Date): Promise<string[]> {
  const rows = await q.query<{ run_id: string }>(
    `SELECT run_id FROM statement_mails WHERE file_sealed IS NOT NULL AND run_id IS NOT NULL AND received_at <= $1
     ORDER BY received_at, id LIMIT 500`,
    [before],
  );
  return rows.map(({ run_id }) => run_id);
}

/** The portfolio to which a private address belongs, by its local part; null for none. */
export async function portfolioOfAddress(q: Queries, localPart: string): Promise<string | null> {
  const [row] = await q.query<{ id: string }>('SELECT id FROM portfolios WHERE statement_address = $1', [
    localPart,
  ]);
  return row?.id ?? null;
}
