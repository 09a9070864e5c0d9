import { createHash, randomUUID } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { later } from '../platform/instants.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/problem.ts';
import * as store from './codeStore.ts';
import type { CodeRow, SignUp } from './codeStore.ts';
import { lifetimes } from './lifetimes.ts';
import { channelOf, sendMessage } from './messages.ts';
import { tooMany } from './signInLimits.ts';

/** Limits of one code and of what one person is sent. */
export const codeLimits = {
  digits: 6,
  wrongTries: 5,
  sendsPerReference: 5,
  /** References started for one recipient in a window. */
  startsPerRecipient: 5,
  windowMs: 15 * 60_000,
} as const;

const EXISTS =
  'Somebody, perhaps you, tried to open a Sanchay account with this address. You have one already: please sign in. If it was not you, nothing needs to be done.';

/** Six digits, each of the million equally likely. */
export function newCode(randomBytes: (size: number) => Buffer): string {
  const fair = 4_294_000_000;
  for (;;) {
    const number = randomBytes(4).readUInt32BE();
    if (number < fair) return String(number % 1_000_000).padStart(codeLimits.digits, '0');
  }
}

/** What is stored of a code. The reference goes in, so equal codes have unequal hashes. */
export function codeHash(otpRef: string, code: string): Buffer {
  return createHash('sha256').update(`${otpRef}:${code}`).digest();
}

/** 422 `OTP_invalid` with the sentence beside the field. */
export function codeInvalid(sentence: string): Problem {
  return new Problem(422, 'validation_failed', 'OTP_invalid', sentence, { errors: { code: [sentence] } });
}

export interface CodeRequest {
  purpose: CodeRow['purpose'];
  recipient: string;
  userId: string | null;
  signup: SignUp | null;
}

/**
 * Makes a reference and sends its code. A sign-up of an address that has an account gets a reference like any
 * other, and a message that says so in place of the code.
 * @returns the reference, or 429 when this recipient was sent too much lately.
 */
export async function startCode(ctx: Context, tx: Tx, request: CodeRequest): Promise<string | Problem> {
  const now = ctx.now();
  const since = later(now, -codeLimits.windowMs);
  const oldest = await store.nthLatestCode(tx, request.recipient, codeLimits.startsPerRecipient, since);
  if (oldest) return tooMany(oldest.getTime() - since.getTime(), 'We have sent you several codes already.');
  const otpRef = randomUUID();
  const code = newCode(ctx.randomBytes);
  await store.insertCode(tx, {
    otp_ref: otpRef,
    purpose: request.purpose,
    user_id: request.userId,
    signup: request.signup,
    recipient: request.recipient,
    code_hash: codeHash(otpRef, code),
    created_at: now,
    expires_at: later(now, lifetimes.code),
    resend_after: later(now, lifetimes.codeResend),
  });
  await sendCode(ctx, tx, request, code);
  return otpRef;
}

/** Sends a code, or the notice when the reference can never be confirmed. */
export async function sendCode(
  ctx: Context,
  tx: Tx,
  { purpose, recipient, signup }: Pick<CodeRow, 'purpose' | 'recipient' | 'signup'>,
  code: string,
): Promise<void> {
  const address = { channel: channelOf(recipient), to: recipient };
  if (purpose === 'register' && signup === null) return sendMessage(ctx, tx, { ...address, text: EXISTS });
  const doing = purpose === 'register' ? 'open your account' : 'sign in';
  const text = `${code} is your Sanchay code to ${doing}. It works for 10 minutes. Never tell it to anybody.`;
  return sendMessage(ctx, tx, { ...address, text, code });
}
