import type { CallBody, CallReply } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Caller } from '../sessions/caller.ts';
import { startCode } from '../step-up/codes.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { hashPassword } from './passwords.ts';
import { limitReached, recordAttempt } from './signInLimits.ts';
import { checkSignUp } from './signUpRules.ts';
import { accountByLogin } from '../accounts/userStore.ts';

/** Sign-ups are counted apart from sign-ins, so that nobody can lock another's account by signing up. */
export function signUpAccount(recipient: string): string {
  return `sign-up:${recipient}`;
}

/**
 * Starts a sign-up and sends its code. Whether the address has an account shows only in the message sent to it.
 * @throws Problem 422 `signup_invalid`, 429 `rate_limited`
 */
export async function register(
  ctx: Context,
  body: CallBody<'register'>,
  caller: Caller,
): Promise<CallReply<'register'>> {
  const checked = checkSignUp(body);
  const recipient = (checked.email ?? checked.mobile)!;
  const { network, device } = caller;
  const attempt = { account: signUpAccount(recipient), network, device };
  // Before the slow hash, and again with the write.
  const early = await ctx.db.tx((tx) => limitReached(tx, attempt, ctx.now()));
  if (early) throw early;
  const passwordHash = await hashPassword(body.password);
  const userId = randomUUID();
  const outcome = await ctx.db.tx(async (tx): Promise<string | Problem> => {
    const refused = await limitReached(tx, attempt, ctx.now());
    if (refused) return refused;
    await recordAttempt(tx, attempt, 'sign_up', ctx.now());
    const taken = await accountByLogin(tx, recipient);
    const referred = body.referral_code === undefined ? {} : { referralCode: body.referral_code };
    const signup = taken ? null : { userId, passwordHash, ...checked, ...referred };
    return startCode(ctx, tx, { purpose: 'register', recipient, userId: null, signup });
  });
  if (outcome instanceof Problem) throw outcome;
  const data = { user_id: userId, otp_ref: outcome, resend_after: lifetimes.codeResend / 1_000 };
  return { status: 'success', data };
}
