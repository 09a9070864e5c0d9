const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Durations of sessions and codes in milliseconds of real time. Source: rules, "Token stored in the browser". */
export const lifetimes = {
  token: 15 * MINUTE,
  scriptToken: 12 * HOUR,
  /** How long the pair before the current one still works. */
  renewalGrace: 10 * SECOND,
  /** A refresh cookie that nobody used for so long is over. */
  refresh: DAY,
  /** No session outlives this, however often it is renewed. */
  session: 30 * DAY,
  code: 10 * MINUTE,
  codeResend: 30 * SECOND,
  /** A step-up token, from the right code to the change that takes it. */
  stepUp: 5 * MINUTE,
  /** From a right code to the new password. */
  passwordReset: 10 * MINUTE,
  captcha: 10 * MINUTE,
  /** A device on which nobody signed in for so long is unknown again. */
  knownDevice: 400 * DAY,
  passkeyChallenge: 5 * MINUTE,
  authenticatorSetUp: 15 * MINUTE,
  /** `last_seen_at` of a session is no older than this while it is used. */
  lastSeen: 5 * MINUTE,
} as const;
