import { plainCode } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import type { Problem } from '../../platform/http/problem.ts';
import { isUuid } from '../../platform/uuid.ts';
import type { Caller } from '../sessions/caller.ts';
import { codeHash, codeInvalid, codeLimits, codeRequired } from './codes.ts';
import * as store from './codeStore.ts';
import type { CodeRow } from './codeStore.ts';
import { isKnownDevice } from '../sign-in/knownDevices.ts';
import { signUpAccount } from '../sign-in/register.ts';
import { sentence } from '../sentences.ts';
import { limitReached, recordAttempt } from '../sign-in/signInLimits.ts';

/** The user's input for a reference. */
export interface EnteredCode {
  otpRef: string;
  code: string;
}

interface CheckedCode {
  purposes: CodeRow['purpose'][];
  /** Further conditions: whose code it must be, for example. A code that fails them is treated as missing. */
  fits?: (row: CodeRow) => boolean;
  /** How a code of another kind is checked; by its hash by default. */
  isRight?: (row: CodeRow, code: string) => Promise<boolean>;
  /** What the code looks like when it is not six digits. */
  pattern?: RegExp;
}

/** The name by which wrong attempts at a code are counted, apart from sign-ins where others could lock the user out. */
function countedBy(row: CodeRow): string {
  if (row.purpose === 'register') return signUpAccount(row.recipient);
  if (row.purpose === 'sign_in' || row.purpose === 'app') return row.recipient;
  return `${row.purpose}:${row.user_id ?? row.recipient}`;
}

/**
 * Takes a code: counts the try, and uses the code up when it is right. The transaction has to commit either way.
 * @returns the code's row, or why not: 422 `OTP_required`, `OTP_invalid`, 429 `rate_limited`
 */
export async function checkCode(
  ctx: Context,
  tx: Tx,
  given: EnteredCode,
  caller: Caller,
  { purposes, fits = () => true, isRight = hasCode, pattern = /^\d{6}$/ }: CheckedCode,
): Promise<CodeRow | Problem> {
  const code = plainCode(given.code);
  if (code === '') return codeRequired();
  if (!pattern.test(code)) return codeInvalid(sentence('code_digits'));
  if (!isUuid(given.otpRef)) return codeInvalid(sentence('code_over'));
  const row = await store.lockCode(tx, given.otpRef);
  if (!row || !purposes.includes(row.purpose) || !fits(row) || !isOpen(row, ctx.now()))
    return codeInvalid(sentence('code_over'));
  const { network, device } = caller;
  const signingIn = row.purpose === 'sign_in' || row.purpose === 'app';
  const known = signingIn && row.user_id !== null && (await isKnownDevice(tx, row.user_id, device));
  const attempt = { account: countedBy(row), network, device, known };
  const limited = await limitReached(tx, attempt, ctx.now());
  if (limited) return limited;
  if (!(await isRight(row, code))) {
    await store.countWrongTry(tx, row.otp_ref);
    await recordAttempt(tx, attempt, 'wrong', ctx.now());
    return codeInvalid(wrongMessages(codeLimits.wrongTries - row.wrong_tries - 1));
  }
  await store.markUsed(tx, row.otp_ref, ctx.now());
  await recordAttempt(tx, attempt, 'right', ctx.now());
  return row;
}

function isOpen(row: CodeRow, now: Date): boolean {
  return row.used_at === null && row.expires_at > now && row.wrong_tries < codeLimits.wrongTries;
}

/** A code for an address that it is of no use to has neither `signup` nor user: nothing confirms it. */
export async function hasCode(row: CodeRow, code: string): Promise<boolean> {
  const confirmable = row.signup !== null || row.user_id !== null;
  return row.code_hash.equals(codeHash(row.otp_ref, code)) && confirmable;
}

function wrongMessages(left: number): string {
  if (left === 0) return sentence('code_last_try');
  return sentence('code_wrong', { left, attempts: left === 1 ? 'attempt' : 'attempts' });
}
