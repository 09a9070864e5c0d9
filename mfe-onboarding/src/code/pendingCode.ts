/** A code that was asked for and waits to be typed. */
export interface PendingCode {
  otpRef: string;
  /** Epoch milliseconds from which another may be asked for. */
  resendFrom: number;
  /** The address or number that it went to, as typed. */
  sentTo: string;
  /** Nothing was sent: the person's authenticator app shows it. */
  app?: boolean;
}

/** A code sent just now. `resendAfter` in seconds. */
export function codeSent(otpRef: string, resendAfter: number, sentTo: string): PendingCode {
  return { otpRef, resendFrom: Date.now() + resendAfter * 1_000, sentTo };
}
