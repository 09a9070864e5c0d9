/** A code that was requested and has not been entered yet. */
export interface PendingCode {
  otpRef: string;
  /** Epoch milliseconds from which another may be requested. */
  resendFrom: number;
  /** The address or number that it went to, as typed. */
  sentTo: string;
  /** Nothing was sent: the user's authenticator app shows the code. */
  app?: boolean;
}

/** A code sent just now. `resendAfter` in seconds. */
export function codeSent(otpRef: string, resendAfter: number, sentTo: string): PendingCode {
  return { otpRef, resendFrom: Date.now() + resendAfter * 1_000, sentTo };
}
