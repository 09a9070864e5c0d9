/** What is agreed to, each separately, before US stocks can be bought. */
export const US_CONSENTS = ['us_declaration', 'us_w8ben', 'us_risk'] as const;
export type UsConsent = (typeof US_CONSENTS)[number];

/** `in` brings dollars to the wallet, `out` brings them back to the bank account. */
export const US_DIRECTIONS = ['in', 'out'] as const;
export type UsDirection = (typeof US_DIRECTIONS)[number];

/**
 * States of a transfer between bank account and dollar wallet (State machines of this repository): paid, converted by
 * the bank; it ends completed, refused or reversed.
 */
export const US_TRANSFER_STATES = [
  'payment_pending',
  'not_paid',
  'converting',
  'completed',
  'rejected',
  'reversed',
] as const;
export type UsTransferState = (typeof US_TRANSFER_STATES)[number];

/** Steps of the timeline of a transfer. */
export const US_TRANSFER_STEPS = [
  'placed',
  'paid',
  'payment_ended',
  'redated',
  'sent',
  'completed',
  'rejected',
  'reversed',
  'tcs_refunded',
] as const;
export type UsTransferStep = (typeof US_TRANSFER_STEPS)[number];
