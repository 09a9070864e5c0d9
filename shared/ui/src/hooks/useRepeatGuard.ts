import { useContext, useRef } from 'react';
import { BehaviourContext } from './behaviour.ts';

/**
 * Returns a check that accepts an action, then rejects any other until `ms` have passed: a second click so soon is
 * accidental. Without `ms` it uses the duration from the settings.
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
