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
} as const;
