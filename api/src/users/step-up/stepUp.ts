import {
  USER_STATE,
  type CallBody,
  type CallReply,
  type ContactKind,
  type StepUpPurpose,
} from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import { userActor, writeAudit } from '../../platform/writes/audit.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { later } from '../../platform/process/instants.ts';
import { assertMayWrite } from '../../platform/access/managerAccess.ts';
import { noteOtp, otpTerms } from '../../platform/access/secondFactor.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { APP_CODE, takeAppCode } from './appCode.ts';
import { hasAuthenticator } from './authenticator.ts';
import type { Caller } from '../sessions/caller.ts';
import { checkCode, type EnteredCode } from './checkCode.ts';
import { startCode } from './codes.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { maskContact } from '../contacts/maskContact.ts';
import { sentence } from '../sentences.ts';
import { hashOf, newSecret } from '../sessions/tokens.ts';
import { accountById, setUserState } from '../accounts/userStore.ts';

/** Purposes that concern the login itself; all others change the current account. */
const PERSONAL_PURPOSES: ReadonlySet<StepUpPurpose> = new Set(['profile', 'security', 'access', 'closure']);

/** What confirmed a step-up: the contact that the code was sent to, or the authenticator app. */
export type StepUpProof = ContactKind | 'app';

/**
 * Requests the code that a change of the provided purpose needs: of the authenticator app where the user has one, else
 * of a message to the e-mail address or to the requested contact. With an app no code is sent at all, regardless of
 * `to`: access to the mailbox alone must not be enough to bypass the app. A recovery code takes the place of a lost
 * app, as at sign-in. A code for a change of an account goes to its owner, never to a manager.
 * @throws Problem 403 `manager_read_only`, 422 `contact_missing`, 429 `rate_limited`
 */
export async function startStepUp(
  ctx: Context,
  actor: Actor,
  { purpose, to, confirms }: CallBody<'startStepUp'>,
): Promise<CallReply<'startStepUp'>> {
  const personal = PERSONAL_PURPOSES.has(purpose);
  if (!personal) assertMayWrite({ method: 'POST', audience: 'signed-in' }, actor);
  const outcome = await ctx.db.tx(async (tx) => {
    const account = (await accountById(tx, personal ? actor.userId : actor.ownerId))!;
    const byApp = await hasAuthenticator(tx, account.id);
    const recipient =
      byApp || to === undefined
        ? (account.email ?? account.mobile_phone)
        : to === 'email'
          ? account.email
          : account.mobile_phone;
    if (!recipient) return validationFailed('contact_missing', sentence('contact_missing'));
    const { userId, sessionId } = actor;
    const otpRef = await startCode(ctx, tx, {
      purpose: 'step_up',
      recipient,
      userId,
      sessionId,
      subject: purpose,
      confirms: confirms === undefined ? undefined : storedTerms(ctx, actor, confirms),
      byApp,
    });
    if (otpRef instanceof Problem) return otpRef;
    return {
      otp_ref: otpRef,
      sent_to: byApp ? null : maskContact(recipient),
      resend_after: byApp ? 0 : lifetimes.codeResend / 1_000,
    };
  });
  if (outcome instanceof Problem) throw outcome;
  return { status: 'success', data: outcome };
}

/**
 * Exchanges a step-up code for a token that one change of its purpose accepts, in this session, within 5 minutes. It
 * also confirms the contact of a user who deferred that, where the code was sent to it.
 * @throws Problem 422 `OTP_invalid`, 429 `rate_limited`
 */
export async function verifyStepUp(
  ctx: Context,
  actor: Actor,
  given: EnteredCode,
  caller: Caller,
): Promise<CallReply<'verifyStepUp'>> {
  const { userId, sessionId } = actor;
  const outcome = await ctx.db.tx(async (tx) => {
    const row = await checkCode(ctx, tx, given, caller, {
      purposes: ['step_up'],
      fits: (code) => code.user_id === userId && code.session_id === sessionId,
      pattern: APP_CODE,
      isRight: (code, typed) => takeAppCode(ctx, tx, code, typed),
    });
    if (row instanceof Problem) return row;
    const now = ctx.now();
    const token = newSecret(ctx.randomBytes);
    const expiresAt = later(now, lifetimes.stepUp);
    const sentTo: StepUpProof = row.by_app ? 'app' : row.recipient.includes('@') ? 'email' : 'mobile';
    await tx.query(
      `INSERT INTO step_ups (token_hash, user_id, session_id, purpose, sent_to, created_at, expires_at, confirms)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [hashOf(token), userId, sessionId, row.subject, sentTo, now, expiresAt, row.confirms],
    );
    if (!row.by_app && actor.userState === USER_STATE.VERIFY_LATER)
      await setUserState(tx, userId, USER_STATE.VERIFIED);
    await writeAudit(tx, {
      investorId: userId,
      actor: userActor(userId),
      action: 'user.stepped_up',
      subject: `user:${userId}`,
      requestId: caller.requestId,
      detail: { purpose: row.subject, sent_to: sentTo },
    });
    return { step_up: token, expires_at: expiresAt.toISOString() };
  });
  if (outcome instanceof Problem) throw outcome;
  return { status: 'success', data: outcome };
}

/**
 * What is kept of the terms of an OTP. Those of a request may hold an account number or a nominee's PAN: of them only a
 * keyed hash, with the account they are for.
 */
export function storedTerms(ctx: Context, { portfolioId }: Actor, confirms: string): string {
  if (!confirms.startsWith('[')) return confirms;
  return ctx.vault.blindIndex('step_up', `${portfolioId}:${confirms}`).toString('hex');
}

/**
 * Consumes the step-up token of a change, in the transaction of that change: when the change fails, the token is not
 * used. A token confirms only the terms that its code was requested with; `platform/secondFactor.ts` defines what they
 * are.
 * @param contents for a call that binds stored contents: these, in the text that the code was requested with
 * @returns by what the user was confirmed
 * @throws Problem 403 `step_up_required` without a token, `step_up_invalid` with one that is used, over, of another
 *   purpose or session, bound to something else, or of a message although the user has an authenticator app by now
 */
export async function spendStepUp(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  purpose: StepUpPurpose,
  token: string | undefined,
  contents?: string,
): Promise<StepUpProof> {
  if (token === undefined) {
    throw new Problem(403, 'validation_failed', 'step_up_required', sentence('step_up_required'));
  }
  const terms = otpTerms(tx, contents);
  const [used] = await tx.query<{ sent_to: StepUpProof }>(
    `UPDATE step_ups SET used_at = $5
     WHERE token_hash = $1 AND user_id = $2 AND session_id = $3 AND purpose = $4 AND used_at IS NULL
       AND expires_at > $5 AND confirms IS NOT DISTINCT FROM $6
       AND (sent_to = 'app' OR NOT EXISTS (
         SELECT 1 FROM authenticators a WHERE a.user_id = $2 AND a.confirmed_at IS NOT NULL))
     RETURNING sent_to`,
    [
      ...[hashOf(token), actor.userId, actor.sessionId, purpose, ctx.now()],
      terms === null ? null : storedTerms(ctx, actor, terms),
    ],
  );
  if (used) {
    noteOtp(tx, purpose);
    return used.sent_to;
  }
  throw new Problem(403, 'validation_failed', 'step_up_invalid', sentence('step_up_over'));
}
