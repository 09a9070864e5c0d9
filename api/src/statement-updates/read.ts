import type { Tx } from '../db/pool.ts';
import { assertFits, importArrived, readFile, type Arrival, type Statement } from '../import/index.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { mailOf, updateMail, type MailRow } from './mails.ts';
import { beginForwardedRun, failRun, record } from './runs.ts';
import { isAwaited, openableRuns, runOf, scheduleOf, updateRun, type RunRow } from './store.ts';

/** What a message has in it: a statement, a PDF that none of our passwords opens, or nothing readable. */
type Content = { statement: Statement; runId: string | null } | 'password_needed' | 'unreadable';

/**
 * Handles `statement-read`: opens a message with the password of a run that waits for it, makes a preview and applies it
 * where the user chose so. A statement that was not requested is never applied without the user.
 * @throws Error while many files are being read, so that the queue tries again
 */
export async function readMail(ctx: Context, { id }: { id: string }): Promise<void> {
  const mail = await mailOf(ctx.db, id);
  if (!mail?.file_sealed || mail.read_at) return;
  const bytes = await ctx.vault.open(`statement-mail:${id}`, mail.file_sealed);
  const content = await contentOf(ctx, mail.portfolio_id, bytes);
  try {
    await store(ctx, id, content, true);
  } catch (error) {
    // A full account is for the user to see in the preview.
    if (!(error instanceof Problem) || error.code !== 'import_account_full') throw error;
    await store(ctx, id, content, false);
  }
}

/** Stores what a message has in it and what became of it, once. */
async function store(ctx: Context, id: string, content: Content, applies: boolean): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const locked = await mailOf(tx, id, true);
    if (!locked?.file_sealed || locked.read_at) return;
    const matched =
      typeof content === 'object' && content.runId !== null ? await runOf(tx, content.runId, true) : null;
    if (matched && !isAwaited(matched)) return skipRepeated(ctx, tx, locked, matched);
    const run = matched ?? (await beginForwardedRun(ctx, tx, locked));
    const keepsFile = content === 'password_needed';
    await updateMail(tx, {
      ...locked,
      run_id: run.id,
      read_at: ctx.now(),
      file_sealed: keepsFile ? locked.file_sealed : null,
    });
    if (content === 'unreadable') await failRun(ctx, tx, run, 'unreadable');
    else if (content === 'password_needed') await requestPassword(ctx, tx, run);
    else
      await takeStatement(ctx, tx, {
        run,
        fileName: locked.file_name,
        statement: content.statement,
        apply: applies && (await mayApply(tx, run)),
      });
  });
}

/** Another message has brought the statement of this request. */
async function skipRepeated(ctx: Context, tx: Tx, mail: MailRow, run: RunRow): Promise<void> {
  await updateMail(tx, { ...mail, run_id: run.id, read_at: ctx.now(), file_sealed: null });
  await record(tx, run, 'statement.repeated');
}

async function contentOf(ctx: Context, portfolioId: string, bytes: Buffer): Promise<Content> {
  for (const run of [null, ...(await openableRuns(ctx.db, portfolioId))]) {
    const password =
      run === null
        ? ''
        : (await ctx.vault.open(`statement-password:${run.id}`, run.password_sealed!)).toString();
    const outcome = await readFile(bytes, password);
    if ('statement' in outcome) return fitting(outcome.statement, run?.id ?? null);
    if (outcome.refused === 'busy') throw new Error('many statements are being read; this one is read later');
    if (outcome.refused !== 'password_needed' && outcome.refused !== 'password_wrong') return 'unreadable';
  }
  return 'password_needed';
}

function fitting(statement: Statement, runId: string | null): Content {
  try {
    assertFits(statement);
    return { statement, runId };
  } catch {
    return 'unreadable';
  }
}

async function requestPassword(ctx: Context, tx: Tx, run: RunRow): Promise<void> {
  await updateRun(tx, { ...run, state: 'password_needed' });
  await record(tx, run, 'statement.password_needed');
  await notify(ctx, tx, {
    portfolioId: run.portfolio_id,
    kind: 'statement_password',
    values: {},
    path: '/import',
  });
}

interface Taken {
  run: RunRow;
  fileName: string;
  statement: Statement;
  apply: boolean;
}

async function takeStatement(
  ctx: Context,
  tx: Tx,
  { run, fileName, statement, apply }: Taken,
): Promise<void> {
  const place = { portfolioId: run.portfolio_id, fileName, apply };
  try {
    await settle(ctx, tx, run, await importArrived(ctx, tx, place, statement));
  } catch (error) {
    const failure = error instanceof Problem ? FAILURES[error.code] : undefined;
    if (!failure) throw error;
    await failRun(ctx, tx, run, failure);
  }
}

const FAILURES: Readonly<Record<string, 'other_pan' | 'no_pan'>> = {
  import_other_pan: 'other_pan',
  import_no_pan: 'no_pan',
};

/** Whether the user chose that such a statement is applied, and has not turned the schedule off since. */
async function mayApply(tx: Tx, { portfolio_id, trigger }: RunRow): Promise<boolean> {
  const schedule = await scheduleOf(tx, portfolio_id);
  if (!schedule?.auto_apply || trigger === 'forwarded') return false;
  return trigger === 'request' || schedule.next_on !== null;
}

async function settle(ctx: Context, tx: Tx, run: RunRow, arrival: Arrival): Promise<void> {
  const { portfolio_id: portfolioId } = run;
  const { outcome } = arrival;
  await updateRun(tx, {
    ...run,
    state: outcome === 'review' ? 'review' : 'applied',
    failure: null,
    import_id: 'preview' in arrival ? arrival.preview.id : null,
    ended_at: ctx.now(),
  });
  await record(tx, run, `statement.${outcome}`);
  if (arrival.outcome === 'nothing_new')
    return ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
  const { id, added } = arrival.preview;
  if (arrival.outcome === 'review')
    await notify(ctx, tx, { portfolioId, kind: 'statement_review', values: {}, path: `/import/${id}` });
  else if (added > 0)
    await notify(ctx, tx, { portfolioId, kind: 'statement_applied', values: { added }, path: '/import' });
}
