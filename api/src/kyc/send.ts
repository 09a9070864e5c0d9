import { documentHashes } from '../documents/index.ts';
import { applyForKyc, GatewayUnreachableError, registryStateOf } from '../partners/index.ts';
import type { Tx } from '../db/pool.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { applicationById, setApplication, underWay } from './applications.ts';
import { moved, writeRecord } from './change.ts';
import { applyDecision } from './decision.ts';
import { lockRecord, recordById } from './store.ts';
import { birthOf } from './view.ts';

export const SEND_JOB = 'kyc-send';
export const ASK_JOB = 'kyc-ask';
/** A signature may still be revoked by its provider before the form is sent. */
const SEND_AFTER_MS = 4_000;
const ASK_AFTER_MS = 15_000;
const ASK_AGAIN_MS = 300_000;

/** Queues the form for the registry. */
export async function queueSending(ctx: Context, tx: Tx, applicationId: string): Promise<void> {
  await ctx.jobs.send(tx, SEND_JOB, { applicationId }, { after: later(ctx.now(), SEND_AFTER_MS) });
}

/** Hands a signed form to the registry; a repeat is the same application there. */
export async function sendForm(ctx: Context, { applicationId }: { applicationId: string }): Promise<void> {
  const application = await applicationById(ctx.db, applicationId);
  if (application?.status !== 'sending') return;
  const row = (await recordById(ctx.db, application.kyc_id))!;
  const registryRef = await applyForKyc(ctx, {
    id: applicationId,
    attempt: application.attempt,
    name: row.name,
    pan: (await ctx.vault.open(`kyc:${row.id}`, row.pan_sealed)).toString(),
    dateOfBirth: await birthOf(ctx, ctx.db, row),
    documents: await documentHashes(ctx, ctx.db, application.documents),
  });
  await ctx.db.tx(async (tx) => {
    const locked = (await lockRecord(tx, row.id))!;
    const now = await applicationById(tx, applicationId);
    // The registry's decision may have come before its answer.
    if (now?.status !== 'sending') return;
    await setApplication(tx, applicationId, { status: 'delivered', at: ctx.now(), registryRef });
    const next = moved(locked, 'deliver');
    if (next) await writeRecord(ctx, tx, next);
    await writeAudit(tx, {
      investorId: row.investor_id,
      actor: 'system',
      requestId: `job:${SEND_JOB}`,
      action: 'kyc.form_delivered',
      subject: `kyc:${row.id}`,
      detail: { application: applicationId },
    });
    await ctx.jobs.send(tx, ASK_JOB, { applicationId }, { after: later(ctx.now(), ASK_AFTER_MS) });
  });
}

/** Queries the status of a form when its webhook has not come. */
export async function askForm(ctx: Context, { applicationId }: { applicationId: string }): Promise<void> {
  const application = await applicationById(ctx.db, applicationId);
  if (application?.status !== 'delivered' || application.registry_ref === null) return;
  const state = await registryStateOf(ctx, application.registry_ref).catch((error: unknown) => {
    if (error instanceof GatewayUnreachableError) return null;
    throw error;
  });
  await ctx.db.tx(async (tx) => {
    if (state && state.status !== 'under_process')
      return applyDecision(ctx, tx, applicationId, state, `job:${ASK_JOB}`);
    return ctx.jobs.send(tx, ASK_JOB, { applicationId }, { after: later(ctx.now(), ASK_AGAIN_MS) });
  });
}

/** Forms with a lost job are sent or queried again. */
export async function wakeForms(ctx: Context): Promise<void> {
  const open = await underWay(ctx.db);
  await ctx.db.tx(async (tx) => {
    for (const { id: applicationId, status } of open)
      await ctx.jobs.send(tx, status === 'sending' ? SEND_JOB : ASK_JOB, { applicationId });
  });
}
