import { istDate } from '@sanchay/finance';
import { holderPan } from '../kyc/index.ts';
import { requestStatementByMail } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { addressOf } from './address.ts';
import { unopenedRuns } from './mails.ts';
import { failRun, REQUEST_JOB } from './runs.ts';
import { erasePasswords, runOf, updateRun, waitingRuns } from './store.ts';
import { eachAlone } from '../platform/eachAlone.ts';

/** First day of every statement: folios without an opening balance need no earlier one. */
const SINCE = '1995-01-01';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNAVAILABLE_MS = DAY_MS;
const NOT_ARRIVED_MS = 3 * DAY_MS;
const UNOPENED_MS = 7 * DAY_MS;
/** A statement that arrives later than this cannot be opened any more. */
const LATEST_MS = 14 * DAY_MS;
/** A second delivery of a statement that was read is recognised until then. */
const REPEATED_MS = 3 * DAY_MS;

/** Handles `statement-request`. @throws GatewayUnreachableError, so that the queue tries again */
export async function sendRequest(ctx: Context, { id }: { id: string }): Promise<void> {
  const run = await runOf(ctx.db, id);
  if (run?.state !== 'requesting' || run.password_sealed === null) return;
  const pan = await holderPan(ctx, ctx.db, run.portfolio_id);
  if (pan === null) {
    await ctx.db.tx(async (tx) => {
      const locked = await runOf(tx, id, true);
      if (locked?.state === 'requesting') await failRun(ctx, tx, locked, 'no_pan');
    });
    return;
  }
  const password = await ctx.vault.open(`statement-password:${id}`, run.password_sealed);
  const refused = await requestStatementByMail(ctx, {
    id,
    pan,
    email: await addressOf(ctx, ctx.db, run.portfolio_id),
    password: password.toString(),
    from: SINCE,
    to: istDate(await ctx.business.now()),
  });
  await ctx.db.tx(async (tx) => {
    const locked = await runOf(tx, id, true);
    if (locked?.state !== 'requesting') return;
    if (refused !== null) await failRun(ctx, tx, locked, refused);
    else await updateRun(tx, { ...locked, state: 'requested', requested_at: ctx.now() });
  });
}

/**
 * Repeats requests that did not reach the registrars, ends what has waited too long and erases passwords that nothing is
 * waiting for; to be called every hour.
 */
export async function tendRuns(ctx: Context): Promise<void> {
  const now = ctx.now();
  const since = (ms: number) => later(now, -ms);
  await eachAlone(ctx, 'tendRuns', await waitingRuns(ctx.db, 'requesting', since(HOUR_MS)), (id) =>
    ctx.db.tx(async (tx) => {
      const run = await runOf(tx, id, true);
      if (run?.state !== 'requesting') return;
      if (run.created_at <= since(UNAVAILABLE_MS)) await failRun(ctx, tx, run, 'registrar_unavailable');
      else await ctx.jobs.send(tx, REQUEST_JOB, { id });
    }),
  );
  await eachAlone(ctx, 'tendRuns', await waitingRuns(ctx.db, 'requested', since(NOT_ARRIVED_MS)), (id) =>
    ctx.db.tx(async (tx) => {
      const run = await runOf(tx, id, true);
      if (run?.state === 'requested') await failRun(ctx, tx, run, 'not_arrived');
    }),
  );
  await eachAlone(ctx, 'tendRuns', await unopenedRuns(ctx.db, since(UNOPENED_MS)), (id) =>
    ctx.db.tx(async (tx) => {
      const run = await runOf(tx, id, true);
      if (run?.state !== 'password_needed') return;
      await tx.query('UPDATE statement_mails SET file_sealed = NULL WHERE run_id = $1', [id]);
      await failRun(ctx, tx, run, 'expired');
    }),
  );
  await erasePasswords(ctx.db, { read: since(REPEATED_MS), awaited: since(LATEST_MS) });
}
