import type { PortfolioImport } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import { previewStatement, type Statement } from '../import/index.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { mailOfRun, updateMail, type MailRow } from './mails.ts';
import { record } from './runs.ts';
import { sentence } from './sentences.ts';
import { runOf, updateRun } from './store.ts';

interface Place {
  portfolioId: string;
  id: string;
}

/** The file of a run that waits for its password. @throws Problem 409 `statement_not_waiting` */
export async function forwardedFile(
  ctx: Context,
  { portfolioId, id }: Place,
): Promise<{ bytes: Buffer; name: string }> {
  const run = await runOf(ctx.db, id);
  const mail = run?.portfolio_id === portfolioId ? await mailOfRun(ctx.db, run.id) : null;
  if (run?.state !== 'password_needed' || !mail) throw notWaiting();
  return {
    bytes: await ctx.vault.open(`statement-mail:${mail.id}`, mail.file_sealed!),
    name: mail.file_name,
  };
}

/**
 * Makes a preview of a forwarded statement and erases its file.
 * @throws Problem as `previewStatement`, and 409 `statement_not_waiting` when it was opened before
 */
export async function previewForwarded(
  ctx: Context,
  tx: Tx,
  { portfolioId, id }: Place,
  statement: Statement,
): Promise<PortfolioImport> {
  const run = await runOf(tx, id, true);
  const mail: MailRow | null = run ? await mailOfRun(tx, run.id) : null;
  if (run?.state !== 'password_needed' || !mail) throw notWaiting();
  const preview = await previewStatement(ctx, tx, { portfolioId, fileName: mail.file_name }, statement);
  await updateMail(tx, { ...mail, file_sealed: null });
  await updateRun(tx, { ...run, state: 'review', import_id: preview.id, ended_at: ctx.now() });
  await record(tx, run, 'statement.review');
  return preview;
}

/**
 * Erases a forwarded statement that waits for its password, as one that nobody can open would wait for a week.
 * @throws Problem 409 `statement_not_waiting` when it was opened, discarded or deleted before
 */
export async function discardForwarded(ctx: Context, tx: Tx, { portfolioId, id }: Place): Promise<void> {
  const run = await runOf(tx, id, true);
  const mail = run?.portfolio_id === portfolioId ? await mailOfRun(tx, run.id) : null;
  if (run?.state !== 'password_needed' || !mail) throw notWaiting();
  await updateMail(tx, { ...mail, file_sealed: null });
  // A review without an import is one that was discarded.
  await updateRun(tx, { ...run, state: 'review', ended_at: ctx.now() });
  await record(tx, run, 'statement.discarded');
}

const notWaiting = (): Problem =>
  new Problem(409, 'validation_failed', 'statement_not_waiting', sentence('no_statement'));
