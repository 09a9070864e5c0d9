import { addDays, istDate } from '@sanchay/finance';
import { notify } from '../notifications/index.ts';
import { type BankMandate, GatewayUnreachableError, httpMandateBank } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { debitsDue } from './debitStore.ts';
import { mandateMessages } from './englishMessages.ts';
import { isStarting } from './machine.ts';
import { applyNews, move } from './move.ts';
import { endMandateOfAge } from './ofAge.ts';
import { findMandate, lockMandate, mandatesToSee, updateMandate, type MandateRow } from './store.ts';
import { mandateTitle } from './view.ts';

const CHECK_EVERY_MS = 30_000;
/** How long after its end an unanswered set-up is still left open. */
const GRACE_MS = 5 * 60_000;
/** A mandate this near to its end is announced once. */
export const ENDING_DAYS = 30;

/**
 * The mandate as it stands, after asking the bank while it is being set up, so that lost news is found and a closed
 * window proves nothing. One that was not finished in time is rejected. Null when unknown.
 */
export async function reconcileMandate(ctx: Context, id: string): Promise<MandateRow | null> {
  const known = await findMandate(ctx.db, id);
  if (!known || !isStarting(known.status)) return known;
  const reported = await stateAtBank(ctx, known.gateway_ref);
  return ctx.db.tx(async (tx) => {
    const mandate = reported ? await applyNews(ctx, tx, id, reported) : await lockMandate(tx, id);
    if (mandate?.status !== 'initiated') return mandate;
    const overdue = ctx.now().getTime() - mandate.authorise_by.getTime();
    if (overdue < (reported ? 0 : GRACE_MS)) return mandate;
    return move(ctx, tx, mandate, 'rejected', { actor: 'mandates', reason: mandateMessages.notFinished });
  });
}

/** Job: sees to one mandate, and comes back while it is being set up. Ends that of a holder who has turned 18. */
export async function checkMandate(ctx: Context, { mandateId }: { mandateId: string }): Promise<void> {
  const mandate = await reconcileMandate(ctx, mandateId);
  if (!mandate || (await endMandateOfAge(ctx, mandate))) return;
  if (!isStarting(mandate.status)) return seeToEnd(ctx, mandateId);
  await ctx.jobs.send(ctx.db, 'mandate-check', { mandateId }, { after: later(ctx.now(), CHECK_EVERY_MS) });
}

/** Ends a mandate after its last day, and announces once an end that is near. */
async function seeToEnd(ctx: Context, id: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const mandate = await lockMandate(tx, id);
    if (mandate?.status !== 'active' && mandate?.status !== 'paused') return;
    const today = istDate(await ctx.business.now(tx));
    if (mandate.valid_until < today) {
      await move(ctx, tx, mandate, 'expired', { actor: 'mandates', reason: mandateMessages.over });
      return;
    }
    if (mandate.ending_told || mandate.valid_until > addDays(today, ENDING_DAYS)) return;
    await updateMandate(tx, { ...mandate, ending_told: true });
    const { portfolio_id: portfolioId, bank_label: bank, valid_until: until, type } = mandate;
    const values = { title: mandateTitle(type), bank, until };
    await notify(ctx, tx, { portfolioId, kind: 'mandate_ending', values, path: '/mandates' });
  });
}

/** Queues a look at every mandate and debit that waits; called when the process starts and when the clock moved. */
export async function wakeMandates(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  const today = istDate(now);
  for (const mandateId of await mandatesToSee(ctx.db, { today, soon: addDays(today, ENDING_DAYS) }))
    await ctx.jobs.send(ctx.db, 'mandate-check', { mandateId });
  for (const debitId of await debitsDue(ctx.db, now))
    await ctx.jobs.send(ctx.db, 'mandate-debit', { debitId });
}

async function stateAtBank(ctx: Context, gatewayRef: string): Promise<BankMandate | null> {
  try {
    return await httpMandateBank(ctx).status(gatewayRef);
  } catch (error) {
    if (!(error instanceof GatewayUnreachableError)) throw error;
    ctx.log.warn({ err: error }, 'mandate stays as it is');
    return null;
  }
}
