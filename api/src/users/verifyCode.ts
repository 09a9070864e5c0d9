import { randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { Problem, validationFailed } from '../platform/problem.ts';
import type { Caller } from './caller.ts';
import { codeHash, codeInvalid, codeLimits } from './codes.ts';
import * as store from './codeStore.ts';
import type { CodeRow, SignUp } from './codeStore.ts';
import { newReferralCode } from './referralCode.ts';
import { signUpAccount } from './register.ts';
import { completeSignIn } from './signedIn.ts';
import type { SignedIn } from './signedIn.ts';
import { limitReached, recordAttempt } from './signInLimits.ts';
import { accountById, insertAccount } from './userStore.ts';
import type { Account } from './userStore.ts';
import { isUuid } from '../platform/uuid.ts';

const OVER = 'This code is no longer valid. Please ask for a new one.';

/**
 * Confirms a code: opens the account of a sign-up, or completes a sign-in.
 * @throws Problem 422 `OTP_invalid` or `account_exists`, 403 `account_blocked`, 429 `rate_limited`
 */
export async function verifyCode(
  ctx: Context,
  given: { otpRef: string; code: string },
  caller: Caller,
): Promise<SignedIn> {
  const code = given.code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) throw codeInvalid('The code has 6 digits.');
  if (!isUuid(given.otpRef)) throw codeInvalid(OVER);
  const outcome = await ctx.db.tx(async (tx): Promise<SignedIn | Problem> => {
    const row = await store.lockCode(tx, given.otpRef);
    if (!row || !isOpen(row, ctx.now())) return codeInvalid(OVER);
    const account = row.purpose === 'register' ? signUpAccount(row.recipient) : row.recipient;
    const attempt = { account, address: caller.address };
    const limited = await limitReached(tx, attempt, ctx.now());
    if (limited) return limited;
    if (!isRight(row, code)) {
      await store.countWrongTry(tx, row.otp_ref);
      await recordAttempt(tx, attempt, 'wrong', ctx.now());
      return codeInvalid(wrongWords(codeLimits.wrongTries - row.wrong_tries - 1));
    }
    await store.markUsed(tx, row.otp_ref, ctx.now());
    await recordAttempt(tx, attempt, 'right', ctx.now());
    const confirmed = row.signup
      ? await openAccount(ctx, tx, row.signup)
      : await accountById(tx, row.user_id!);
    if (confirmed instanceof Problem) return confirmed;
    return completeSignIn(ctx, tx, confirmed!, caller, { newUser: row.signup !== null });
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
}

function isOpen(row: CodeRow, now: Date): boolean {
  return row.used_at === null && row.expires_at > now && row.wrong_tries < codeLimits.wrongTries;
}

/** A sign-up of a taken address has neither `signup` nor user: nothing confirms it. */
function isRight(row: CodeRow, code: string): boolean {
  const confirmable = row.signup !== null || row.user_id !== null;
  return row.code_hash.equals(codeHash(row.otp_ref, code)) && confirmable;
}

function wrongWords(left: number): string {
  if (left === 0) return 'That code is not right, and this was the last try. Please ask for a new code.';
  return `That code is not right. You have ${left} ${left === 1 ? 'try' : 'tries'} left.`;
}

async function openAccount(ctx: Context, tx: Tx, signUp: SignUp): Promise<Account | Problem> {
  const referralCode = newReferralCode(ctx.randomBytes);
  const opened = await insertAccount(tx, signUp, { portfolioId: randomUUID(), referralCode, now: ctx.now() });
  if (!opened) {
    return validationFailed('account_exists', 'You have an account with us already. Please sign in.');
  }
  return (await accountById(tx, signUp.userId))!;
}
