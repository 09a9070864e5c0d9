import { tooManyRequests } from './problem.ts';

const MINUTE_MS = 60_000;

/**
 * Admits `limit` calls in a minute that begins with the first of them.
 * @param now milliseconds.
 * @returns a function that throws Problem 429 `rate_limited` beyond the limit, with the seconds to wait.
 */
export function minuteLimit(limit: number, now: () => number): () => void {
  let began = -Infinity;
  let admitted = 0;
  return () => {
    const at = now();
    if (at - began >= MINUTE_MS) {
      began = at;
      admitted = 0;
    }
    if (admitted >= limit) {
      throw tooManyRequests(Math.ceil((began + MINUTE_MS - at) / 1000));
    }
    admitted += 1;
  };
}
