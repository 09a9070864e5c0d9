/** Numbered messages and announcements of partners. */
export const HELD_FEEDS = [
  'exchange',
  'us_broker',
  'exchange_actions',
  'exchange_notices',
  'us_actions',
] as const;
export type HeldFeed = (typeof HELD_FEEDS)[number];

/** What became of a message that was held. */
export const HELD_OUTCOMES = ['taken', 'closed'] as const;
export type HeldOutcome = (typeof HELD_OUTCOMES)[number];
