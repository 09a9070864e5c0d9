/** Holds up to `capacity` tokens and gains one each `interval` milliseconds. */
export interface TokenBucket {
  /** Takes a token if there is one. */
  take(): boolean;
}

/**
 * A full bucket.
 * @param interval milliseconds until one token is refilled
 * @param now clock in milliseconds; a clock that goes back refills nothing and does not stop later refills
 */
export function createTokenBucket(capacity: number, interval: number, now: () => number): TokenBucket {
  // Counted in milliseconds, which add up exactly.
  let saved = capacity * interval;
  let at = now();
  return {
    take() {
      const time = now();
      saved = Math.min(capacity * interval, saved + Math.max(0, time - at));
      at = time;
      if (saved < interval) return false;
      saved -= interval;
      return true;
    },
  };
}
