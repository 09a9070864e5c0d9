import type { PastFetch } from './fetchTable.ts';

const MINUTE_MS = 60_000;
/** An imported file is fetched again: fund houses publish until 11 in the evening, each in its own time. */
const AFTER_SUCCESS_MINUTES = 60;
const FIRST_WAIT_MINUTES = 2;
const LONGEST_WAIT_MINUTES = 60;
/** Tries to look back at: more do not make the wait longer. */
export const TRIES_THAT_COUNT = 8;

/**
 * When the next try is due: an hour after a success; after failures in a row 2, 4, 8 … minutes, an hour at most.
 * @param past the latest tries, the newest first.
 * @returns milliseconds since 1970; 0 when none was made yet.
 */
export function nextTry(past: readonly PastFetch[]): number {
  const [last] = past;
  if (!last) return 0;
  const good = past.findIndex(({ outcome }) => outcome === 'taken' || outcome === 'unchanged');
  const failures = good === -1 ? past.length : good;
  const wait =
    failures === 0
      ? AFTER_SUCCESS_MINUTES
      : Math.min(FIRST_WAIT_MINUTES * 2 ** (failures - 1), LONGEST_WAIT_MINUTES);
  return last.tried_at.getTime() + wait * MINUTE_MS;
}
