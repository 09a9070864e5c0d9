import { IMPORT_LIMITS, type CallBody, type CallReply, type PortfolioImport } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Queries, Tx } from '../db/pool.ts';
import { removeStatements, storedTransactions, storeStatements } from '../imported/index.ts';
import { ownerOf } from '../platform/access/portfolioOwner.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import type { Statement } from './formats/statement.ts';
import { statementIn, statementText } from './formats/statementText.ts';
import { forgetPlan } from './keptPlans.ts';
import { isTaken, learnAliases } from './matchSchemes.ts';
import { rewardImport } from './importReward.ts';
import { importMessage } from './messages.ts';
import { importView, needsAttention, planOf, previewView, rowsView } from './preview.ts';
import {
  foldRecorded,
  isUnanswered,
  questionAnswers,
  questionsOf,
  unfoldRecorded,
  type Questions,
} from './questions.ts';
import * as store from './store.ts';
import type { Answers, ImportRecord } from './store.ts';
import type { PlannedFolio } from './plan.ts';

const PREVIEW_DAYS_MS = 7 * 86_400_000;
const HISTORY = 200;

/** Which import of which portfolio. */
export interface ImportPlace {
  portfolioId: string;
  id: string;
}

/** The imports of a portfolio, the newest first. */
export async function importsOf(ctx: Context, portfolioId: string): Promise<PortfolioImport[]> {
  return (await store.importsOf(ctx.db, portfolioId, HISTORY)).map(importView);
}

/**
 * Stores a statement as a preview, sealed; nothing of the portfolio changes.
 * @throws Problem 422 `import_other_pan` when every folio is of another PAN, `import_no_pan` when the portfolio has none.
 */
export async function previewStatement(
  ctx: Context,
  tx: Tx,
  { portfolioId, fileName }: { portfolioId: string; fileName: string },
  statement: Statement,
): Promise<PortfolioImport> {
  await store.lockPortfolio(tx, portfolioId);
  if ((await store.panIndexes(tx, portfolioId)).size === 0)
    throw validationFailed('import_no_pan', importMessage('no_pan'));
  const id = randomUUID();
  const plan = await planOf(ctx, tx, { portfolioId, answers: {}, id }, statement);
  if (plan.every(({ assessment }) => assessment.reasons.includes('other_pan')))
    throw validationFailed('import_other_pan', importMessage('other_pan'));
  const questions = await questionsOf(ctx, tx, { portfolioId, answers: {} }, { statement, plan });
  const now = ctx.now();
  const before = new Date(now.getTime() - PREVIEW_DAYS_MS);
  await store.trimPreviews(tx, { portfolioId, before, keep: IMPORT_LIMITS.previews - 1 });
  const row = await store.insertImport(tx, {
    id,
    portfolio_id: portfolioId,
    format: statement.format,
    state: needsAttention(plan, statement, questions) ? 'needs_attention' : 'reconciled',
    file_name: fileName,
    covers_from: statement.from,
    covers_to: statement.to,
    folios: plan.length,
    created_at: now,
    statement_sealed: await ctx.vault.seal(`import:${id}`, await statementText(statement)),
  });
  return importView(row);
}

/** What applying an import would change now. @throws Problem 404, 409 `import_not_a_preview`. */
export async function previewOf(
  ctx: Context,
  place: ImportPlace,
): Promise<CallReply<'importPreview'>['data']> {
  const { row, statement } = await opened(ctx, ctx.db, place);
  return previewView(
    row,
    statement,
    await planned(ctx, ctx.db, { ...place, answers: row.answers }, statement),
  );
}

/** The transactions of one folio of a preview. @throws Problem as `previewOf`. */
export async function previewRows(
  ctx: Context,
  place: ImportPlace,
  folio: number,
): Promise<CallReply<'importRows'>['data']> {
  const { row, statement } = await opened(ctx, ctx.db, place);
  const plan = await planOf(ctx, ctx.db, { ...place, answers: row.answers }, statement);
  const found = plan[folio];
  if (!found) throw notFound(importMessage('no_such_folio'));
  return rowsView(found);
}

/**
 * Stores which schemes the folios of a preview are in, and the answers to its other questions.
 * @throws Problem as `previewOf`, and 422 `import_no_such_scheme` or `import_no_such_folio`.
 */
export async function answerPreview(
  ctx: Context,
  tx: Tx,
  place: ImportPlace,
  body: CallBody<'answerImport'>,
): Promise<CallReply<'importPreview'>['data']> {
  const { row, statement } = await opened(ctx, tx, place, true);
  const { answers = [] } = body;
  if (answers.some(({ folio }) => folio >= statement.holdings.length))
    throw validationFailed('import_no_such_folio', importMessage('no_such_folio'));
  const merged = {
    ...row.answers,
    ...questionAnswers(body),
    ...Object.fromEntries(answers.map(({ folio, scheme }) => [String(folio), scheme])),
  };
  const whole = await planned(ctx, tx, { ...place, answers: merged }, statement);
  const { plan, questions } = whole;
  if (answers.some(({ folio, scheme }) => !isTaken(plan[folio]!.found, scheme)))
    throw validationFailed('import_no_such_scheme', importMessage('no_such_scheme'));
  const state = needsAttention(plan, statement, questions) ? 'needs_attention' : 'reconciled';
  const answered: ImportRecord = { ...row, answers: merged, state };
  await store.updateImport(tx, answered);
  return previewView(answered, statement, whole);
}

/**
 * Adds the transactions of a preview to the portfolio and deletes its statement. An import that is applied already
 * stays as it is.
 * @throws Problem 404, 422 `import_unanswered` or `import_account_full`.
 */
export async function applyPreview(
  ctx: Context,
  tx: Tx,
  place: ImportPlace & { userId: string },
): Promise<PortfolioImport> {
  await store.lockPortfolio(tx, place.portfolioId);
  const there = await existing(tx, place, true);
  if (there.state === 'applied') return importView(there);
  const { row, statement } = await opened(ctx, tx, place);
  const { plan, questions } = await planned(ctx, tx, { ...place, answers: row.answers }, statement);
  const isUnknown = plan.some(({ found, statement: taken }) => taken !== null && found.match === 'unknown');
  if (isUnknown || isUnanswered(questions))
    throw validationFailed('import_unanswered', importMessage('unanswered'));
  const statements = plan.flatMap(({ statement: taken }) => taken ?? []);
  const added = await storeStatements(tx, { portfolioId: place.portfolioId, importId: row.id }, statements);
  await foldRecorded(tx, place.portfolioId, { plan, ...questions });
  const most = IMPORT_LIMITS.perAccount;
  if ((await storedTransactions(tx, place.portfolioId)) > most)
    throw validationFailed('import_account_full', importMessage('account_full', { most: String(most) }));
  const learnt = plan.flatMap(({ holding, found }) =>
    found.match === 'answer' ? [{ holding, code: found.scheme!.code }] : [],
  );
  await learnAliases(tx, place.portfolioId, learnt);
  const applied: ImportRecord = {
    ...row,
    state: 'applied',
    added,
    folios: statements.length,
    applied_at: ctx.now(),
    statement_sealed: null,
    answers: {},
  };
  await store.updateImport(tx, applied);
  forgetPlan(row.id);
  await announce(ctx, tx, place.portfolioId);
  if (added > 0) await rewardImport(ctx, tx, await ownerOf(tx, place.portfolioId), statements);
  return importView(applied);
}

/** Takes an applied import back as a whole. @throws Problem 404, 409 `import_not_applied`. */
export async function undoImport(ctx: Context, tx: Tx, place: ImportPlace): Promise<PortfolioImport> {
  await store.lockPortfolio(tx, place.portfolioId);
  const row = await existing(tx, place, true);
  if (row.state === 'undone') return importView(row);
  if (row.state !== 'applied')
    throw new Problem(409, 'validation_failed', 'import_not_applied', importMessage('not_applied'));
  await removeStatements(tx, place.portfolioId, row.id);
  await unfoldRecorded(tx, place.portfolioId);
  const undone: ImportRecord = { ...row, state: 'undone', undone_at: ctx.now() };
  await store.updateImport(tx, undone);
  await announce(ctx, tx, place.portfolioId);
  return importView(undone);
}

/** Deletes a preview with its statement. @throws Problem 404, 409 `import_not_a_preview`. */
export async function discardPreview(tx: Tx, place: ImportPlace): Promise<void> {
  const row = await existing(tx, place, true);
  if (row.statement_sealed === null) throw notAPreview(row);
  await store.deleteImport(tx, row.id);
  forgetPlan(row.id);
}

/** What becomes of a statement, and what is to be answered before. */
async function planned(
  ctx: Context,
  q: Queries,
  place: ImportPlace & { answers: Answers },
  statement: Statement,
): Promise<{ plan: readonly PlannedFolio[]; questions: Questions }> {
  const plan = await planOf(ctx, q, place, statement);
  return { plan, questions: await questionsOf(ctx, q, place, { statement, plan }) };
}

function announce(ctx: Context, tx: Tx, portfolioId: string): Promise<void> {
  return ctx.publish(tx, { event: 'holdings/changed', payload: { portfolioId }, portfolioId });
}

async function existing(q: Queries, place: ImportPlace, lock = false): Promise<ImportRecord> {
  const row = await store.importOf(q, place, lock);
  if (!row) throw notFound(importMessage('not_found'));
  return row;
}

async function opened(
  ctx: Context,
  q: Queries,
  place: ImportPlace,
  lock = false,
): Promise<{ row: ImportRecord; statement: Statement }> {
  const row = await existing(q, place, lock);
  if (row.statement_sealed === null) throw notAPreview(row);
  const text = await ctx.vault.open(`import:${row.id}`, row.statement_sealed);
  return { row, statement: await statementIn(text.toString()) };
}

const notAPreview = ({ state }: ImportRecord): Problem =>
  new Problem(
    409,
    'validation_failed',
    'import_not_a_preview',
    importMessage(state === 'undone' ? 'was_undone' : 'not_a_preview'),
  );
