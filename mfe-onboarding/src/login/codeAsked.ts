import type { ApiError } from '@sanchay/api-client';
import { codeSent, type PendingCode } from '../code/pendingCode.ts';

/**
 * The code that a sign-in requires, sent to `sentTo` unless it comes from the user's app. Null: no code is required.
 */
export function codeAsked(error: ApiError, sentTo: string): PendingCode | null {
  const otpRef = error.errors.otp_ref?.[0];
  if (error.code !== 'OTP_required' || !otpRef) return null;
  const seconds = Number(error.errors.resend_after?.[0]);
  const pending = codeSent(otpRef, Number.isFinite(seconds) ? seconds : 0, sentTo);
  return error.errors.method?.[0] === 'app' ? { ...pending, app: true } : pending;
}
