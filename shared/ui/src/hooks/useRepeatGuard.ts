import { useContext, useRef } from 'react';
import { BehaviourContext } from './behaviour.ts';

/**
 * Returns a check that says yes to an action, then no to any other until `ms` have passed: a second click so soon is a
 * slip of the finger. Without `ms` as long as the settings say.
 */
export function useRepeatGuard(ms?: number): () => boolean {
  const { repeatClickGuard } = useContext(BehaviourContext);
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current < (ms ?? repeatClickGuard)) return false;
    last.current = now;
    return true;
  };
}
