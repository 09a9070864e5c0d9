import type { CallBody, CallReply, StaffKyc } from '@sanchay/contracts';
import type { Db, Queries, Tx } from '../db/pool.ts';
import { documentsById, openDocument } from '../documents/index.ts';
import { requireStaff } from '../help/index.ts';
import { notify } from '../notifications/index.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import {
  applicationById,
  approve,
  approversOf,
  setApplication,
  type ApplicationRow,
} from './applications.ts';
import { moved, writeRecord } from './change.ts';
import { verifyIpv } from './inPerson.ts';
import { kycChanged, kycRefused } from './problems.ts';
import { nameDifference } from './record.ts';
import { queueSending } from './send.ts';
import { lockRecord, recordById } from './store.ts';
import { birthOf, kycView } from './view.ts';
import { faultMessages } from './messages.ts';

type Summary = CallReply<'staffKycQueue'>['data'][number];
type Waiting = ApplicationRow & { name: string };

/** Forms that wait for a look, the oldest first. @throws Problem 403 `staff_only` */
export async function reviewQueue(db: Db, actor: Actor): Promise<Summary[]> {
  await requireStaff(db, actor, 'kyc');
  const rows = await db.query<Waiting>(
    `SELECT a.*, k.name FROM kyc_applications a JOIN kyc_records k ON k.id = a.kyc_id
     WHERE a.status = 'review' ORDER BY a.waiting_since, a.id`,
  );
  return rows.map((row) => summary(row, row.name));
}

function summary({ id, flags, attempt, waiting_since, created_at }: ApplicationRow, name: string): Summary {
  return { id, name, flags, attempt, waiting_since: (waiting_since ?? created_at).toISOString() };
}

async function applicationFor(db: Queries, id: string): Promise<ApplicationRow> {
  const application = isUuid(id) ? await applicationById(db, id) : null;
  if (!application) throw notFound(faultMessages('no_record'));
  return application;
}

/** One form with what has to be compared, unmasked. Each view is recorded. @throws Problem 403, 404 */
export async function reviewedForm(
  ctx: Context,
  actor: Actor,
  id: string,
  requestId: string,
): Promise<StaffKyc> {
  const { userId } = await requireStaff(ctx.db, actor, 'kyc');
  const application = await applicationFor(ctx.db, id);
  const row = (await recordById(ctx.db, application.kyc_id))!;
  assertNotOwn(userId, row);
  await writeAudit(ctx.db, {
    investorId: row.investor_id,
    actor: `staff:${userId}`,
    requestId,
    action: 'kyc.viewed',
    subject: `kyc:${row.id}`,
    detail: { application: id },
  });
  return {
    ...summary(application, row.name),
    decision: decisionOf(application),
    record: await kycView(ctx, ctx.db, row, nameDifference),
    approvals: (await approversOf(ctx.db, id)).length,
    pan: (await ctx.vault.open(`kyc:${row.id}`, row.pan_sealed)).toString(),
    date_of_birth: await birthOf(ctx, ctx.db, row),
  };
}

function decisionOf({ reviewer_id: reviewer, status }: ApplicationRow): StaffKyc['decision'] {
  if (reviewer === null || status === 'review') return null;
  return status === 'sent_back' ? 'rejected' : 'accepted';
}

/** A picture of a form under review. Each view is recorded. @throws Problem 403, 404 */
export async function reviewedPicture(
  ctx: Context,
  actor: Actor,
  { id, document }: { id: string; document: string },
  requestId: string,
): Promise<Buffer> {
  const { userId } = await requireStaff(ctx.db, actor, 'kyc');
  const application = await applicationFor(ctx.db, id);
  const [row] = application.documents.includes(document) ? await documentsById(ctx.db, [document]) : [];
  if (!row) throw notFound(faultMessages('no_record'));
  assertNotOwn(userId, row);
  await writeAudit(ctx.db, {
    investorId: row.investor_id,
    actor: `staff:${userId}`,
    requestId,
    action: 'document.viewed',
    subject: `document:${row.id}`,
    detail: { kind: row.kind },
  });
  return openDocument(ctx, row);
}

/**
 * Decides on a form: it goes to the registry, or back to the holder with a reason. Where the names differ it goes to the
 * registry only when a second reviewer approves it too; until then the decision is `approved_once`.
 * @throws Problem 403 `staff_only`, `kyc_own_form`, 404, 409 `kyc_changed` when another reviewer was faster,
 *   422 `kyc_reason_needed`, `kyc_second_approver`
 */
export async function decide(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  { decision, reason, note = '', revision }: CallBody<'decideKyc'>,
): Promise<CallReply<'decideKyc'>['data']> {
  const { userId } = await requireStaff(tx, actor, 'kyc');
  const found = await applicationFor(tx, id);
  const row = (await lockRecord(tx, found.kyc_id))!;
  const application = await applicationFor(tx, id);
  assertNotOwn(userId, row);
  if (application.status !== 'review' || row.revision !== revision) throw kycChanged();
  if (decision === 'reject' && !reason) throw kycRefused('reason_needed', 'reason');
  const rejected = decision === 'reject' ? reason! : null;
  if (!rejected && application.flags.includes('name_differs')) {
    const approvers = await approversOf(tx, id);
    if (approvers.includes(userId)) throw kycRefused('second_approver');
    await approve(tx, { applicationId: id, userId, at: ctx.now() });
    if (approvers.length === 0) {
      await audit({
        action: 'kyc.review_approved_once',
        subject: `kyc:${row.id}`,
        investorId: row.investor_id,
        detail: { application: id },
      });
      return { id, decision: 'approved_once' };
    }
  }
  await setApplication(tx, id, {
    status: rejected ? 'sent_back' : 'sending',
    at: ctx.now(),
    reason: rejected,
    note: rejected ? note.trim() : '',
    reviewer: userId,
  });
  if (rejected) {
    await writeRecord(ctx, tx, moved(row, 'send_back')!);
    await notifyReturned(ctx, tx, row.investor_id, row.portfolio_id);
  } else {
    await verifyIpv(tx, row.id, `staff:${userId}`, ctx.now());
    await writeRecord(ctx, tx, row);
    await queueSending(ctx, tx, id);
  }
  await audit({
    action: rejected ? 'kyc.review_rejected' : 'kyc.review_accepted',
    subject: `kyc:${row.id}`,
    investorId: row.investor_id,
    detail: { application: id, reason: rejected },
  });
  return { id, decision: rejected ? 'rejected' : 'accepted' };
}

/** Nobody reviews the form of an account of their own. @throws Problem 403 `kyc_own_form` */
function assertNotOwn(userId: string, { investor_id: owner }: { investor_id: string }): void {
  if (owner === userId) throw new Problem(403, 'failure', 'kyc_own_form', faultMessages('own_form'));
}

async function notifyReturned(ctx: Context, tx: Tx, userId: string, portfolioId: string): Promise<void> {
  await notify(ctx, tx, { userId, portfolioId, kind: 'kyc_rejected', values: {}, path: '/kyc' });
}
