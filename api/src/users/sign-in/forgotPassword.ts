import { USER_STATE, type CallBody, type CallReply } from '@sanchay/contracts';
import { isEmail } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { userActor, writeAudit } from '../../platform/writes/audit.ts';
import type { Context } from '../../platform/context.ts';
import { later } from '../../platform/process/instants.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import { reachedAt } from './afterFirstFactor.ts';
import type { Caller } from '../sessions/caller.ts';
import { checkCode, type EnteredCode } from '../step-up/checkCode.ts';
import { startCode } from '../step-up/codes.ts';
import { forgetDevices, rememberDevice } from './knownDevices.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { loginName } from './loginName.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { notifySecurity } from '../securityNotice.ts';
import { sentence } from '../sentences.ts';
import { revokeSessions } from '../sessions/sessionStore.ts';
import { blocked } from './signedIn.ts';
import { limitReached, recordAttempt } from './signInLimits.ts';
import { passwordFault } from './signUpRules.ts';
import { hashOf, newSecret } from '../sessions/tokens.ts';
import { accountById, accountByLogin, setPassword, type Account } from '../accounts/userStore.ts';

/**
 * Sends a code to the e-mail or mobile of an account whose password was forgotten. Only the message shows whether
 * there is an account; the caller learns nothing.
 * @throws Problem 422 `contact_invalid`, 429 `rate_limited`
 */
export async function forgotPassword(
  ctx: Context,
  body: CallBody<'forgotPassword'>,
  caller: Caller,
): Promise<CallReply<'forgotPassword'>> {
  const recipient = loginName(body.contact);
  if (!isEmail(recipient) && !/^\d{10}$/.test(recipient)) {
    const message = sentence('reset_contact');
    throw validationFailed('contact_invalid', message, { contact: [message] });
  }
  const attempt = { account: `reset:${recipient}`, network: caller.network, device: caller.device };
  const outcome = await ctx.db.tx(async (tx): Promise<string | Problem> => {
    const refused = await limitReached(tx, attempt, ctx.now());
    if (refused) return refused;
    await recordAttempt(tx, attempt, 'sign_up', ctx.now());
    const account = await accountByLogin(tx, recipient);
    return startCode(ctx, tx, { purpose: 'reset', recipient, userId: account?.id ?? null });
  });
  if (outcome instanceof Problem) throw outcome;
  return success({ otp_ref: outcome, resend_after: lifetimes.codeResend / 1_000 });
}

/**
 * Exchanges the code for the right to set a new password, for ten minutes.
 * @throws Problem 422 `OTP_invalid`, 429 `rate_limited`
 */
export async function verifyResetCode(
  ctx: Context,
  given: EnteredCode,
  caller: Caller,
): Promise<CallReply<'verifyResetCode'>> {
  const outcome = await ctx.db.tx(async (tx) => {
    const row = await checkCode(ctx, tx, given, caller, { purposes: ['reset'] });
    if (row instanceof Problem) return row;
    const token = newSecret(ctx.randomBytes);
    const expiresAt = later(ctx.now(), lifetimes.passwordReset);
    await tx.query(
      'INSERT INTO password_resets (token_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
      [hashOf(token), row.user_id, ctx.now(), expiresAt],
    );
    return { reset: token, expires_at: expiresAt.toISOString() };
  });
  if (outcome instanceof Problem) throw outcome;
  return success(outcome);
}

/**
 * Sets a new password and ends every session. The second factor, where there is one, is required at the sign-in that
 * follows.
 * @throws Problem 422 `reset_over`, `password_weak`, `password_same`, 403 `account_blocked`
 */
export async function resetPassword(
  ctx: Context,
  { reset, password }: CallBody<'resetPassword'>,
  caller: Caller,
): Promise<CallReply<'resetPassword'>> {
  const outcome = await ctx.db.tx(async (tx): Promise<Problem | null> => {
    const [open] = await tx.query<{ user_id: string }>(
      `SELECT user_id FROM password_resets WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 FOR UPDATE`,
      [hashOf(reset), ctx.now()],
    );
    if (!open) {
      return validationFailed('reset_over', sentence('reset_over'));
    }
    const account = (await accountById(tx, open.user_id))!;
    if (account.state === USER_STATE.BLOCKED) return blocked();
    assertPassword(password, [account.email, account.mobile_phone]);
    if (await passwordMatches(password, account.password_hash))
      throw validationFailed('password_same', sentence('password_same'), {
        password: [sentence('password_same')],
      });
    await setPassword(tx, account.id, await hashPassword(password), ctx.now());
    await tx.query('UPDATE password_resets SET used_at = $2 WHERE user_id = $1 AND used_at IS NULL', [
      account.id,
      ctx.now(),
    ]);
    await revokeSessions(tx, { userId: account.id }, 'password_reset', ctx.now());
    await startAfresh(ctx, tx, account, caller);
    await notifyPasswordChanged(ctx, tx, account.id, caller.requestId, 'reset');
    return null;
  });
  if (outcome) throw outcome;
  return success({});
}

/** Wrong tries before a reset hold nobody up after it, and this device is the only one that is known. */
async function startAfresh(
  ctx: Context,
  tx: Tx,
  account: Account,
  { network, device }: Caller,
): Promise<void> {
  await recordAttempt(tx, { account: reachedAt(account), network, device }, 'right', ctx.now());
  await forgetDevices(tx, account.id);
  await rememberDevice(tx, account.id, device, ctx.now());
}

/** @throws Problem 422 `password_weak` with the sentence beside the field */
export function assertPassword(password: string, logins: (string | null)[]): void {
  const fault = passwordFault(
    password,
    logins.filter((login) => login !== null),
  );
  if (fault) throw validationFailed('password_weak', fault, { password: [fault] });
}

/** The audit row and the notice of a new password. */
export async function notifyPasswordChanged(
  ctx: Context,
  tx: Tx,
  userId: string,
  requestId: string,
  how: 'reset' | 'changed',
): Promise<void> {
  await writeAudit(tx, {
    investorId: userId,
    actor: userActor(userId),
    action: 'security.password',
    subject: `user:${userId}`,
    requestId,
    detail: { how },
  });
  await notifySecurity(ctx, tx, userId, 'password');
}
