import { STATEMENT_UPDATE_LIMITS, type StatementRunFailure, type StatementTrigger } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { lockPortfolio, panIndexes } from '../import/index.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { later } from '../platform/process/instants.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { ownerOf } from '../platform/access/portfolioOwner.ts';
import type { MailRow } from './mails.ts';
import { nextRun } from './nextRun.ts';
import { sentence } from './sentences.ts';
import * as store from './store.ts';

/** Job: requests a statement from the registrars; repeated until they respond. */
export const REQUEST_JOB = 'statement-request';

const PASSWORD_BYTES = 18;
const DAY_MS = 86_400_000;

/** Begins a run for every schedule that is due; runs that were missed meanwhile are one. Safe on several nodes at once. */
export async function startDueRuns(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  for (let more = true; more;) {
    more = await ctx.db.tx(async (tx) => {
      const schedule = await store.nextDue(tx, today);
      if (!schedule) return false;
      const { portfolio_id: portfolioId } = schedule;
      await store.storeSchedule(tx, { ...schedule, next_on: nextRun(schedule, today) }, ctx.now());
      await begin(ctx, tx, { portfolioId, trigger: 'schedule', dueOn: schedule.next_on! });
      return true;
    });
  }
}

/**
 * Begins a run at the request of the user.
 * @returns its id
 * @throws Problem 422 `statement_no_pan`, 409 `statement_under_way`, 429 `statement_too_often`
 */
export async function startRequestedRun(ctx: Context, tx: Tx, portfolioId: string): Promise<string> {
  await lockPortfolio(tx, portfolioId);
  if ((await panIndexes(tx, portfolioId)).size === 0)
    throw validationFailed('statement_no_pan', sentence('no_pan'));
  const openable = await store.openableRuns(tx, portfolioId);
  if (openable.some(({ state }) => state === 'requesting' || state === 'requested'))
    throw new Problem(409, 'validation_failed', 'statement_under_way', sentence('under_way'));
  const most = STATEMENT_UPDATE_LIMITS.requestsADay;
  if ((await store.requestsSince(tx, portfolioId, later(ctx.now(), -DAY_MS))) >= most)
    throw new Problem(
      429,
      'validation_failed',
      'statement_too_often',
      sentence('too_often', { most: String(most) }),
    );
  const dueOn = istDate(await ctx.business.now(tx));
  return (await begin(ctx, tx, { portfolioId, trigger: 'request', dueOn }))!;
}

async function begin(
  ctx: Context,
  tx: Tx,
  { portfolioId, trigger, dueOn }: { portfolioId: string; trigger: StatementTrigger; dueOn: string },
): Promise<string | null> {
  const id = randomUUID();
  const password = ctx.randomBytes(PASSWORD_BYTES).toString('base64url');
  const isNew = await store.insertRun(tx, {
    id,
    portfolio_id: portfolioId,
    trigger,
    due_on: dueOn,
    state: 'requesting',
    password_sealed: await ctx.vault.seal(`statement-password:${id}`, password),
    created_at: ctx.now(),
  });
  if (!isNew) return null;
  await ctx.jobs.send(tx, REQUEST_JOB, { id });
  await record(tx, { id, portfolio_id: portfolioId }, 'statement.requested', { trigger, due_on: dueOn });
  return id;
}

/** Begins the run of a statement that the investor forwarded. */
export async function beginForwardedRun(
  ctx: Context,
  tx: Tx,
  { portfolio_id, received_at }: Pick<MailRow, 'portfolio_id' | 'received_at'>,
): Promise<store.RunRow> {
  const run = {
    id: randomUUID(),
    portfolio_id,
    trigger: 'forwarded' as const,
    due_on: istDate(await ctx.business.now(tx)),
    state: 'review' as const,
    password_sealed: null,
    created_at: received_at,
  };
  await store.insertRun(tx, run);
  return { ...run, failure: null, import_id: null, requested_at: null, ended_at: null };
}

/** Ends a run without a statement and notifies the owner. */
export async function failRun(
  ctx: Context,
  tx: Tx,
  run: store.RunRow,
  failure: StatementRunFailure,
): Promise<void> {
  // Where no statement was requested there is nothing that the password could open.
  const wasRequested = failure !== 'no_pan' && failure !== 'no_folios';
  await store.updateRun(tx, {
    ...run,
    state: 'failed',
    failure,
    password_sealed: wasRequested ? run.password_sealed : null,
    ended_at: ctx.now(),
  });
  await record(tx, run, 'statement.failed', { failure });
  await notify(ctx, tx, {
    portfolioId: run.portfolio_id,
    kind: 'statement_failed',
    values: { failure },
    path: '/import',
  });
}

/** Adds a row about a run to the audit log. */
export async function record(
  tx: Tx,
  { id, portfolio_id }: Pick<store.RunRow, 'id' | 'portfolio_id'>,
  action: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  await writeAudit(tx, {
    investorId: await ownerOf(tx, portfolio_id),
    actor: 'statements',
    action,
    subject: `statement-run:${id}`,
    requestId: id,
    detail,
  });
}
