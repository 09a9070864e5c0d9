import type { CallBody } from '@sanchay/contracts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { afterFirstFactor, reachedAt } from './afterFirstFactor.ts';
import { passGate, stillPasses } from './attemptGate.ts';
import type { Caller } from '../sessions/caller.ts';
import { isKnownDevice } from './knownDevices.ts';
import { loginName } from './loginName.ts';
import { passwordMatches } from './passwords.ts';
import { sentence } from '../sentences.ts';
import type { SignedIn } from './signedIn.ts';
import { recordAttempt } from './signInLimits.ts';
import { accountByLogin } from '../accounts/userStore.ts';

/** 401 for a wrong password and for an unknown name alike. */
function invalidCredentials(): Problem {
  return new Problem(401, 'failure', 'invalid_credentials', sentence('credentials'));
}

/**
 * Signs in with e-mail (or mobile, in the same field) and password.
 * @throws Problem 401 `invalid_credentials`, 403 `account_blocked`, 422 `OTP_required`, `captcha_required`,
 *   `captcha_invalid`, 429 `rate_limited`
 */
export async function signIn(
  ctx: Context,
  body: CallBody<'authenticate'>,
  caller: Caller,
): Promise<SignedIn> {
  const name = loginName(body.email);
  const account = await accountByLogin(ctx.db, name);
  const { network, device } = caller;
  // Both login names of one account are one account to the limits.
  const reached = account && reachedAt(account);
  const known = account !== null && (await isKnownDevice(ctx.db, account.id, device));
  const attempt = { account: reached ?? name, network, device, known };
  const passed = await passGate(ctx, attempt, { given: body, recipient: reached });
  const right = await passwordMatches(body.password, account?.password_hash ?? null);
  const outcome = await ctx.db.tx(async (tx): Promise<SignedIn | Problem> => {
    const refused = await stillPasses(ctx, tx, attempt, passed);
    if (refused) return refused;
    if (!account || !right) {
      await recordAttempt(tx, attempt, 'wrong', ctx.now());
      return invalidCredentials();
    }
    const entered = await afterFirstFactor(ctx, tx, account, caller);
    if (!(entered instanceof Problem)) await recordAttempt(tx, attempt, 'right', ctx.now());
    return entered;
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}
