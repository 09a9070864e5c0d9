import type { CallBody, CallReply } from '@sanchay/contracts';
import { plainCode } from '@sanchay/finance';
import type { Actor, Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/uuid.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import type { AuditEntry, WriteScope } from '../../platform/writes/write.ts';
import { userActor, writeAudit } from '../../platform/writes/audit.ts';
import { reachedAt } from '../sign-in/afterFirstFactor.ts';
import { hasAuthenticator, lockSetUp, newAuthenticator, stepOfCode } from './authenticator.ts';
import { codeInvalid, codeRequired, codeLimits } from './codes.ts';
import { qrSvg } from './qrImage.ts';
import { dropRecoveryCodes, newRecoveryCodes } from './recoveryCodes.ts';
import { notifySecurity } from '../securityNotice.ts';
import { sentence } from '../sentences.ts';
import { spendStepUp } from './stepUp.ts';
import { accountById } from '../accounts/userStore.ts';

/** What an audit row of the account's protection looks like. */
export function securityAudit(action: string, userId: string): AuditEntry {
  return { action: `security.${action}`, subject: `user:${userId}` };
}

/**
 * Starts to set up an authenticator app. One that is in use stays so until the new one is confirmed.
 * @throws Problem 403 `step_up_required`, `step_up_invalid`
 */
export async function startAuthenticator(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  stepUp: string | undefined,
): Promise<CallReply<'startAuthenticator'>> {
  await spendStepUp(ctx, tx, actor, 'security', stepUp);
  const account = (await accountById(tx, actor.userId))!;
  const { setupId, secret, uri, expiresAt } = await newAuthenticator(
    ctx,
    tx,
    actor.userId,
    reachedAt(account),
  );
  await audit(securityAudit('app_started', actor.userId));
  return success({
    setup_id: setupId,
    secret,
    uri,
    qr_svg: qrSvg(uri),
    expires_at: expiresAt.toISOString(),
  });
}

/**
 * Finishes it with a first code of the app. Five wrong codes end the set-up.
 * @returns the recovery codes, which are never shown again
 * @throws Problem 422 `OTP_required`, `OTP_invalid`
 */
export async function confirmAuthenticator(
  ctx: Context,
  actor: Actor,
  { setup_id: setupId, code }: CallBody<'confirmAuthenticator'>,
  requestId: string,
): Promise<CallReply<'confirmAuthenticator'>> {
  const typed = plainCode(code);
  if (typed === '') throw codeRequired();
  if (!/^\d{6}$/.test(typed)) throw codeInvalid(sentence('code_digits'));
  const { userId } = actor;
  const outcome = await ctx.db.tx(async (tx): Promise<string[] | Problem> => {
    const row = isUuid(setupId) ? await lockSetUp(tx, userId, setupId, ctx.now()) : null;
    if (!row || row.wrong_tries >= codeLimits.wrongTries) return codeInvalid(sentence('app_over'));
    const step = await stepOfCode(ctx, row, typed);
    if (step === null) {
      await tx.query('UPDATE authenticators SET wrong_tries = wrong_tries + 1 WHERE setup_id = $1', [
        setupId,
      ]);
      return codeInvalid(sentence('app_code_wrong'));
    }
    await tx.query('DELETE FROM authenticators WHERE user_id = $1 AND setup_id <> $2', [userId, setupId]);
    await tx.query('UPDATE authenticators SET confirmed_at = $2, last_step = $3 WHERE setup_id = $1', [
      setupId,
      ctx.now(),
      step,
    ]);
    await writeAudit(tx, {
      ...securityAudit('app_on', userId),
      investorId: userId,
      actor: userActor(userId),
      requestId,
    });
    await notifySecurity(ctx, tx, userId, 'app_on');
    return newRecoveryCodes(tx, { userId, now: ctx.now(), randomBytes: ctx.randomBytes });
  });
  if (outcome instanceof Problem) throw outcome;
  return success({ recovery_codes: outcome });
}

/**
 * Takes the app away, with its recovery codes.
 * @throws Problem 403 `step_up_required`, `step_up_invalid`, 422 `no_authenticator`
 */
export async function removeAuthenticator(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  stepUp: string | undefined,
): Promise<CallReply<'removeAuthenticator'>> {
  const { userId } = actor;
  await spendStepUp(ctx, tx, actor, 'security', stepUp);
  await assertAuthenticator(tx, userId);
  await tx.query('DELETE FROM authenticators WHERE user_id = $1', [userId]);
  await dropRecoveryCodes(tx, userId);
  await notifySecurity(ctx, tx, userId, 'app_off');
  await audit(securityAudit('app_off', userId));
  return success({});
}

/**
 * Makes new recovery codes; the former stop working.
 * @throws Problem 403 `step_up_required`, `step_up_invalid`, 422 `no_authenticator`
 */
export async function renewRecoveryCodes(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  stepUp: string | undefined,
): Promise<CallReply<'renewRecoveryCodes'>> {
  const { userId } = actor;
  await spendStepUp(ctx, tx, actor, 'security', stepUp);
  await assertAuthenticator(tx, userId);
  const codes = await newRecoveryCodes(tx, { userId, now: ctx.now(), randomBytes: ctx.randomBytes });
  await notifySecurity(ctx, tx, userId, 'recovery_codes');
  await audit(securityAudit('recovery_codes', userId));
  return success({ recovery_codes: codes });
}

async function assertAuthenticator(tx: WriteScope['tx'], userId: string): Promise<void> {
  if (!(await hasAuthenticator(tx, userId))) throw validationFailed('no_authenticator', sentence('no_app'));
}
