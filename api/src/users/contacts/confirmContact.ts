import type { CallReply } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import { userActor, writeAudit } from '../../platform/writes/audit.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { later } from '../../platform/process/instants.ts';
import { notFound, Problem, validationFailed } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import type { Caller } from '../sessions/caller.ts';
import { checkCode, type EnteredCode } from '../step-up/checkCode.ts';
import * as store from './contactStore.ts';
import type { ContactChange } from './contactStore.ts';
import { holdMessage } from '../messageTexts.ts';
import { channelOf, sendMessage } from '../../messages/index.ts';
import { notifySecurity } from '../securityNotice.ts';
import { sentence } from '../sentences.ts';
import { revokeSessions } from '../sessions/sessionStore.ts';
import { hashOf, newSecret } from '../sessions/tokens.ts';
import { accountById } from '../accounts/userStore.ts';

/** The job that applies a change when its hold is over. */
export const CONTACT_JOB = 'users.contact';
const HOUR_MS = 3_600_000;

/**
 * Confirms the new contact by its code: it takes effect at once, or when the hold is over, of which the old contact is
 * notified with a way to cancel.
 * @throws Problem 422 `OTP_invalid`, `contact_taken`, 429 `rate_limited`
 */
export async function confirmContact(
  ctx: Context,
  actor: Actor,
  given: EnteredCode,
  caller: Caller,
): Promise<CallReply<'confirmContact'>> {
  const outcome = await ctx.db.tx(async (tx) => {
    const row = await checkCode(ctx, tx, given, caller, {
      purposes: ['contact'],
      fits: (code) => code.user_id === actor.userId && code.session_id === actor.sessionId,
    });
    if (row instanceof Problem) return row;
    const change = await store.lockChange(tx, { id: row.subject! });
    if (!change) return validationFailed('contact_over', sentence('contact_over'));
    if (await store.isTaken(tx, change.kind, change.new_value, change.user_id)) {
      await store.endChange(tx, change.id, 'taken', ctx.now());
      return validationFailed('contact_taken', sentence('contact_taken'));
    }
    if (change.hold_hours > 0) return hold(ctx, tx, change, caller.requestId);
    await apply(ctx, tx, change, caller.requestId, actor.sessionId);
    return { kind: change.kind, effective_at: null };
  });
  if (outcome instanceof Problem) throw outcome;
  return success(outcome);
}

async function hold(ctx: Context, tx: Tx, change: ContactChange, requestId: string) {
  const { id, user_id: userId, kind, hold_hours: hours } = change;
  const effectiveAt = later(ctx.now(), hours * HOUR_MS);
  const token = newSecret(ctx.randomBytes);
  await store.holdChange(tx, id, effectiveAt, hashOf(token));
  const account = (await accountById(tx, userId))!;
  const cancelAt = `${ctx.settings.publicOrigin}/forgot-password/cancel#${token}`;
  // The old contact above all; the other one too, because the user may read only that one.
  for (const recipient of [account.email, account.mobile_phone]) {
    if (!recipient) continue;
    const text = holdMessage(kind, hours, cancelAt);
    await sendMessage(ctx, tx, { channel: channelOf(recipient), to: recipient, text });
  }
  await ctx.jobs.send(tx, CONTACT_JOB, { id }, { after: effectiveAt });
  await writeAudit(tx, {
    investorId: userId,
    actor: userActor(userId),
    action: 'security.contact_held',
    subject: `user:${userId}`,
    requestId,
    detail: { kind, until: effectiveAt.toISOString() },
  });
  return { kind, effective_at: effectiveAt.toISOString() };
}

/**
 * Sets the contact and ends every session except the one that confirmed it, because an attacker with access to the old
 * contact may be signed in.
 */
async function apply(
  ctx: Context,
  tx: Tx,
  change: ContactChange,
  requestId: string,
  confirmedIn?: string,
): Promise<void> {
  const { id, user_id: userId, kind } = change;
  const account = (await accountById(tx, userId))!;
  const old = kind === 'email' ? account.email : account.mobile_phone;
  await store.setContact(tx, change);
  await store.endChange(tx, id, 'applied', ctx.now());
  const except = confirmedIn === undefined ? {} : { except: confirmedIn };
  await revokeSessions(tx, { userId, ...except }, 'contact_changed', ctx.now());
  await writeAudit(tx, {
    investorId: userId,
    actor: userActor(userId),
    action: 'security.contact_changed',
    subject: `user:${userId}`,
    requestId,
    detail: { kind },
  });
  const notice = kind === 'email' ? 'email_changed' : 'mobile_changed';
  await notifySecurity(ctx, tx, userId, notice);
  if (old) await notifySecurity(ctx, tx, userId, notice, old);
}

/** Applies a change whose hold is over; does nothing for a change that was cancelled or is already done. */
export async function applyHeldContact(ctx: Context, { id }: { id: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const change = await store.lockChange(tx, { id });
    if (!change?.effective_at || change.effective_at > ctx.now()) return;
    if (await store.isTaken(tx, change.kind, change.new_value, change.user_id))
      return store.endChange(tx, id, 'taken', ctx.now());
    await apply(ctx, tx, change, `job-${id}`);
  });
}

/**
 * Cancels a held change by the link that the old contact was sent, and ends every session, because an attacker may be
 * signed in.
 * @throws Problem 422 `contact_over`
 */
export async function cancelContact(
  ctx: Context,
  token: string,
  requestId: string,
): Promise<CallReply<'cancelContactChange'>> {
  const kind = await ctx.db.tx(async (tx) => {
    const change = await store.lockChange(tx, { cancelHash: hashOf(token) });
    if (!change) throw validationFailed('contact_over', sentence('nothing_to_cancel'));
    const { user_id: userId } = change;
    await store.endChange(tx, change.id, 'cancelled', ctx.now());
    await revokeSessions(tx, { userId }, 'contact_cancelled', ctx.now());
    await writeAudit(tx, {
      investorId: userId,
      actor: 'cancel-link',
      action: 'security.contact_cancelled',
      subject: `user:${userId}`,
      requestId,
      detail: { kind: change.kind },
    });
    return change.kind;
  });
  return success({ kind });
}

/** Withdraws the own change that is on hold. @throws Problem 404 */
export async function withdrawContact(
  ctx: Context,
  { tx, audit }: WriteScope,
  { userId }: Actor,
): Promise<CallReply<'withdrawContactChange'>> {
  const ended = await store.endOpenChange(tx, userId, 'withdrawn', ctx.now());
  if (!ended) throw notFound(sentence('nothing_to_withdraw'));
  await audit({ action: 'security.contact_withdrawn', subject: `user:${userId}` });
  return success({});
}
