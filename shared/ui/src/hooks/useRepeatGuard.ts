import { useRef } from 'react';

/** S18: a second click within this time is a slip of the finger. */
export const REPEAT_GUARD_MS = 500;

/** Returns a check that says yes to an action, then no to any other until `ms` have passed. */
export function useRepeatGuard(ms: number = REPEAT_GUARD_MS): () => boolean {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < ms) return false;
    last.current = now;
    return true;
  };
}
