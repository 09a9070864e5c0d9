import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import { afterFirstFactor, reachedAt } from './afterFirstFactor.ts';
import type { Caller } from './caller.ts';
import { loginName } from './loginName.ts';
import { passwordMatches } from './passwords.ts';
import type { SignedIn } from './signedIn.ts';
import { limitReached, recordAttempt } from './signInLimits.ts';
import { accountByLogin } from './userStore.ts';

/** 401 for a wrong password and for an unknown name alike. */
function invalidCredentials(): Problem {
  return new Problem(401, 'failure', 'invalid_credentials', 'E-mail or password is not right.');
}

/**
 * Signs in with e-mail (or mobile, in the same field) and password.
 * @throws Problem 401 `invalid_credentials`, 403 `account_blocked`, 422 `OTP_required`, 429 `rate_limited`
 */
export async function signIn(
  ctx: Context,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<SignedIn> {
  const name = loginName(email);
  const account = await accountByLogin(ctx.db, name);
  // Both login names of one account are one account to the limits.
  const attempt = { account: account ? reachedAt(account) : name, address: caller.address };
  const refused = await ctx.db.tx((tx) => limitReached(tx, attempt, ctx.now()));
  if (refused) throw refused;
  const right = await passwordMatches(password, account?.password_hash ?? null);
  const outcome = await ctx.db.tx(async (tx): Promise<SignedIn | Problem> => {
    // Again, because other guesses may have been counted while this password was checked.
    const limited = await limitReached(tx, attempt, ctx.now());
    if (limited) return limited;
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
