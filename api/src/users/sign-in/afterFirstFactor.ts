import { USER_STATE } from '@sanchay/contracts';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { hasAuthenticator } from '../step-up/authenticator.ts';
import type { Caller } from '../sessions/caller.ts';
import { startCode } from '../step-up/codes.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { sentence } from '../sentences.ts';
import { blocked, completeSignIn, type SignedIn } from './signedIn.ts';
import type { Account } from '../accounts/userStore.ts';

/** 422 that requests the second factor; `errors.otp_ref` names the code, `errors.method` where it comes from. */
function codeRequired(otpRef: string, method: 'app' | 'message'): Problem {
  const text = sentence(method === 'app' ? 'code_of_app' : 'code_of_message');
  const resendAfter = method === 'app' ? 0 : lifetimes.codeResend / 1_000;
  return new Problem(422, 'failure', 'OTP_required', text, {
    errors: { otp_ref: [otpRef], resend_after: [String(resendAfter)], method: [method] },
  });
}

/** Where an account is reached: the name that the limits count it by. */
export function reachedAt(account: Pick<Account, 'email' | 'mobile_phone'>): string {
  return (account.email ?? account.mobile_phone)!;
}

/**
 * Continues the sign-in of an account whose first factor was right: requests the second one where the account has one
 * (the app, else a code when that is on or the contact was never confirmed), else starts the session.
 * @returns the session, or 403 `account_blocked`, 422 `OTP_required`, 429 `rate_limited`
 */
export async function afterFirstFactor(
  ctx: Context,
  tx: Tx,
  account: Account,
  caller: Caller,
  { newUser = false }: { newUser?: boolean } = {},
): Promise<SignedIn | Problem> {
  if (account.state === USER_STATE.BLOCKED) return blocked();
  const app = await hasAuthenticator(tx, account.id);
  const message = account.two_factor || account.state === USER_STATE.UNVERIFIED;
  if (!app && !message) return completeSignIn(ctx, tx, account, caller, { newUser });
  const started = await startCode(ctx, tx, {
    purpose: app ? 'app' : 'sign_in',
    recipient: reachedAt(account),
    userId: account.id,
  });
  return started instanceof Problem ? started : codeRequired(started, app ? 'app' : 'message');
}
