import type { CallBody, CallReply } from '@sanchay/contracts';
import type { Actor, Context } from '../../platform/context.ts';
import { validationFailed, type Problem } from '../../platform/http/problem.ts';
import { success } from '../../platform/http/success.ts';
import type { Caller } from '../sessions/caller.ts';
import { assertPassword, notifyPasswordChanged } from './forgotPassword.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { sentence } from '../sentences.ts';
import { revokeSessions } from '../sessions/sessionStore.ts';
import { limitReached, recordAttempt } from './signInLimits.ts';
import { accountById, setPassword } from '../accounts/userStore.ts';

/**
 * Sets another password for a user who knows the current one; every other session ends. Wrong attempts are counted
 * apart from sign-ins, so that a stolen session cannot lock out its owner.
 * @throws Problem 422 `password_wrong`, `password_weak`, `password_same`, 429 `rate_limited`
 */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  { current, password }: CallBody<'changePassword'>,
  caller: Caller,
): Promise<CallReply<'changePassword'>> {
  await assertOwnPassword(ctx, actor, current, caller, 'current');
  const account = (await accountById(ctx.db, actor.userId))!;
  assertPassword(password, [account.email, account.mobile_phone]);
  if (await passwordMatches(password, account.password_hash)) {
    const message = sentence('password_same');
    throw validationFailed('password_same', message, { password: [message] });
  }
  const hash = await hashPassword(password);
  await ctx.db.tx(async (tx) => {
    const now = ctx.now();
    await setPassword(tx, actor.userId, hash, now);
    const except = actor.sessionId;
    await revokeSessions(tx, { userId: actor.userId, except }, 'password_changed', now);
    await notifyPasswordChanged(ctx, tx, actor.userId, caller.requestId, 'changed');
  });
  return success({});
}

/**
 * Checks the password of a signed-in user; `field` is where its message is shown.
 * @throws Problem 422 `password_wrong`, 429 `rate_limited`
 */
export async function assertOwnPassword(
  ctx: Context,
  { userId }: Actor,
  password: string,
  { network, device }: Caller,
  field: string,
): Promise<void> {
  const attempt = { account: `password:${userId}`, network, device };
  const { password_hash: hash } = (await accountById(ctx.db, userId))!;
  const refused = await ctx.db.tx((tx) => limitReached(tx, attempt, ctx.now()));
  if (refused) throw refused;
  const right = await passwordMatches(password, hash);
  const outcome = await ctx.db.tx(async (tx): Promise<Problem | null> => {
    const limited = await limitReached(tx, attempt, ctx.now());
    if (limited) return limited;
    await recordAttempt(tx, attempt, right ? 'right' : 'wrong', ctx.now());
    if (right) return null;
    const message = sentence('password_wrong');
    return validationFailed('password_wrong', message, { [field]: [message] });
  });
  if (outcome) throw outcome;
}
