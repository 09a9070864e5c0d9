import type { ApiError } from '@sanchay/api-client';

/** The code that a sign-in asks for: its reference, and the seconds until another may be sent. Null: it asks for none. */
export function codeAsked(error: ApiError): { otpRef: string; resendAfter: number } | null {
  const otpRef = error.errors.otp_ref?.[0];
  if (error.code !== 'OTP_required' || !otpRef) return null;
  const seconds = Number(error.errors.resend_after?.[0]);
  return { otpRef, resendAfter: Number.isFinite(seconds) ? seconds : 0 };
}
