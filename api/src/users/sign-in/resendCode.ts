import type { CallReply } from '@sanchay/contracts';
import { later } from '../../platform/process/instants.ts';
import type { Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import { codeHash, codeInvalid, codeLimits, newCode, sendCode } from '../step-up/codes.ts';
import * as store from '../step-up/codeStore.ts';
import { lifetimes } from '../sessions/lifetimes.ts';
import { isUuid } from '../../platform/uuid.ts';
import { sentence } from '../sentences.ts';
import { waitMessages } from '../../platform/http/waitMessages.ts';

/** How long after its start a reference can still be sent a fresh code. */
const REFERENCE_MS = 60 * 60_000;

/**
 * Sends a fresh code for a reference; the code before it stops working.
 * @throws Problem 422 `OTP_invalid`, 429 `rate_limited` within 30 seconds of the last one
 */
export async function resendCode(ctx: Context, otpRef: string): Promise<CallReply<'resendOtp'>> {
  if (!isUuid(otpRef)) throw codeInvalid(sentence('code_no_more'));
  const refused = await ctx.db.tx(async (tx): Promise<Problem | null> => {
    const now = ctx.now();
    const row = await store.lockCode(tx, otpRef);
    const over =
      !row ||
      row.purpose === 'app' ||
      row.by_app ||
      row.used_at !== null ||
      row.sends >= codeLimits.sendsPerReference;
    if (over || now >= later(row.created_at, REFERENCE_MS)) return codeInvalid(sentence('code_no_more'));
    const wait = row.resend_after.getTime() - now.getTime();
    if (wait > 0) {
      const message = sentence('code_resend', { wait: waitMessages(wait) });
      return new Problem(429, 'failure', 'rate_limited', message, { retryAfter: Math.ceil(wait / 1_000) });
    }
    const code = newCode(ctx.randomBytes);
    await store.replaceCode(tx, otpRef, {
      codeHash: codeHash(otpRef, code),
      expiresAt: later(now, lifetimes.code),
      resendAfter: later(now, lifetimes.codeResend),
    });
    await sendCode(ctx, tx, row, code);
    return null;
  });
  if (refused) throw refused;
  return { status: 'success', data: { otp_ref: otpRef, resend_after: lifetimes.codeResend / 1_000 } };
}
