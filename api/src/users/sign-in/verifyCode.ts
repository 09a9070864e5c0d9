import { USER_STATE } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { Problem, validationFailed } from '../../platform/http/problem.ts';
import { APP_CODE, takeAppCode } from '../step-up/appCode.ts';
import type { Caller } from '../sessions/caller.ts';
import { checkCode, type EnteredCode } from '../step-up/checkCode.ts';
import type { SignUp } from '../step-up/codeStore.ts';
import { newReferralCode } from '../accounts/referralCode.ts';
import { sentence } from '../sentences.ts';
import { completeSignIn, type SignedIn } from './signedIn.ts';
import { accountById, insertAccount, setUserState, type Account } from '../accounts/userStore.ts';

/**
 * Confirms a code: opens the account of a sign-up, or completes a sign-in.
 * @throws Problem 422 `OTP_invalid` or `account_exists`, 403 `account_blocked`, 429 `rate_limited`
 */
export async function verifyCode(ctx: Context, given: EnteredCode, caller: Caller): Promise<SignedIn> {
  const outcome = await ctx.db.tx(async (tx): Promise<SignedIn | Problem> => {
    const row = await checkCode(ctx, tx, given, caller, {
      purposes: ['register', 'sign_in', 'app'],
      pattern: APP_CODE,
      isRight: (code, typed) => takeAppCode(ctx, tx, code, typed),
    });
    if (row instanceof Problem) return row;
    if (row.signup) {
      const opened = await openAccount(ctx, tx, row.signup);
      return opened instanceof Problem ? opened : completeSignIn(ctx, tx, opened, caller, { newUser: true });
    }
    const account = (await accountById(tx, row.user_id!))!;
    if (row.purpose === 'sign_in') await confirmContact(tx, account);
    return completeSignIn(ctx, tx, account, caller, { newUser: false });
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

/** A code that arrived shows that the contact is theirs. */
async function confirmContact(tx: Tx, account: Account): Promise<void> {
  const { UNVERIFIED, VERIFY_LATER, VERIFIED } = USER_STATE;
  const open: number[] = [UNVERIFIED, VERIFY_LATER];
  if (open.includes(account.state)) await setUserState(tx, account.id, VERIFIED);
}

async function openAccount(ctx: Context, tx: Tx, signUp: SignUp): Promise<Account | Problem> {
  const referralCode = newReferralCode(ctx.randomBytes);
  const opened = await insertAccount(tx, signUp, { portfolioId: randomUUID(), referralCode, now: ctx.now() });
  if (!opened) {
    return validationFailed('account_exists', sentence('account_exists'));
  }
  return (await accountById(tx, signUp.userId))!;
}
