import type { StepUpPurpose } from '@sanchay/contracts';
import { createHash, randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { later } from '../../platform/process/instants.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import * as store from './codeStore.ts';
import type { CodeRow, SignUp } from './codeStore.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { accountExistsMessage, codeMessage, noAccountMessage } from '../messageTexts.ts';
import { channelOf, sendMessage } from '../../messages/index.ts';
import { sentence } from '../sentences.ts';
import { tooMany } from '../sign-in/signInLimits.ts';

/** Limits of one code and of what one user is sent. */
export const codeLimits = {
  digits: 6,
  wrongTries: 5,
  sendsPerReference: 5,
  /** References of one purpose started for one recipient in a window. */
  startsPerRecipient: 5,
  /** A higher limit for a signed-in user who makes several changes. */
  stepUpsPerRecipient: 20,
  windowMs: 15 * 60_000,
} as const;

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

/** 422 `OTP_invalid` with the words beside the field. */
export function codeInvalid(message: string): Problem {
  return new Problem(422, 'validation_failed', 'OTP_invalid', message, { errors: { code: [message] } });
}

/** 422 `OTP_required`: nothing was typed. */
export function codeRequired(): Problem {
  const message = sentence('code_missing');
  return new Problem(422, 'validation_failed', 'OTP_required', message, { errors: { code: [message] } });
}

export interface CodeRequest {
  purpose: CodeRow['purpose'];
  recipient: string;
  userId: string | null;
  signup?: SignUp | null;
  subject?: string;
  sessionId?: string;
  /** What a step-up code confirms. */
  confirms?: string | undefined;
  /** Whether the authenticator app shows the code of a step-up. */
  byApp?: boolean;
}

/**
 * Creates a reference and sends its code. A sign-up with an address that already has an account, and a forgotten
 * password of an address that has none, get a reference like any other, and a message that explains this in place of
 * the code.
 * @returns the reference, or 429 when this recipient was sent too many codes lately.
 */
export async function startCode(ctx: Context, tx: Tx, request: CodeRequest): Promise<string | Problem> {
  const now = ctx.now();
  const since = later(now, -codeLimits.windowMs);
  const { stepUpsPerRecipient, startsPerRecipient } = codeLimits;
  const most = request.purpose === 'step_up' ? stepUpsPerRecipient : startsPerRecipient;
  const oldest = await store.nthLatestCode(tx, request, most, since);
  if (oldest) return tooMany(oldest.getTime() - since.getTime(), 'several_codes');
  const otpRef = randomUUID();
  const code = newCode(ctx.randomBytes);
  const row = {
    otp_ref: otpRef,
    purpose: request.purpose,
    user_id: request.userId,
    signup: request.signup ?? null,
    recipient: request.recipient,
    code_hash: codeHash(otpRef, code),
    created_at: now,
    expires_at: later(now, lifetimes.code),
    resend_after: later(now, lifetimes.codeResend),
    subject: request.subject ?? null,
    session_id: request.sessionId ?? null,
    confirms: request.confirms ?? null,
    by_app: request.byApp ?? false,
  };
  await store.insertCode(tx, row);
  await sendCode(ctx, tx, row, code);
  return otpRef;
}

type Sent = Pick<CodeRow, 'purpose' | 'recipient' | 'signup' | 'user_id' | 'subject' | 'by_app'>;

/** Sends a code, or the notice when the reference can never be confirmed. A code of an app is sent by nobody. */
export async function sendCode(ctx: Context, tx: Tx, row: Sent, code: string): Promise<void> {
  const { purpose, recipient } = row;
  if (purpose === 'app' || row.by_app) return;
  const address = { channel: channelOf(recipient), to: recipient };
  if (purpose === 'register' && row.signup === null)
    return sendMessage(ctx, tx, { ...address, text: accountExistsMessage() });
  if (purpose === 'reset' && row.user_id === null)
    return sendMessage(ctx, tx, { ...address, text: noAccountMessage() });
  const doing = purpose === 'step_up' ? (row.subject as StepUpPurpose) : purpose;
  return sendMessage(ctx, tx, { ...address, text: codeMessage(doing, code), code });
}
