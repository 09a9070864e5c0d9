/** How often the registrars are requested to send a statement. */
export const STATEMENT_FREQUENCIES = ['manual', 'weekly', 'monthly'] as const;
export type StatementFrequency = (typeof STATEMENT_FREQUENCIES)[number];

/** What began an update: the schedule, the button of the page, or a statement that the investor forwarded. */
export const STATEMENT_TRIGGERS = ['schedule', 'request', 'forwarded'] as const;
export type StatementTrigger = (typeof STATEMENT_TRIGGERS)[number];

/**
 * States of an update. A requested statement that arrives is applied or waits for a review; a forwarded one may need its
 * password first. `discarded` is a preview that was deleted.
 */
export const STATEMENT_RUN_STATES = [
  'requesting',
  'requested',
  'password_needed',
  'review',
  'applied',
  'discarded',
  'failed',
] as const;
export type StatementRunState = (typeof STATEMENT_RUN_STATES)[number];

/** Why an update ended without a statement. */
export const STATEMENT_RUN_FAILURES = [
  'registrar_unavailable',
  'no_folios',
  'not_arrived',
  'other_pan',
  'unreadable',
  'no_pan',
  'expired',
  'too_large',
  'no_file',
] as const;
export type StatementRunFailure = (typeof STATEMENT_RUN_FAILURES)[number];

/** The most requests of an account within a day, and the most updates that are listed. */
export const STATEMENT_UPDATE_LIMITS = { requestsADay: 3, listed: 24 } as const;
