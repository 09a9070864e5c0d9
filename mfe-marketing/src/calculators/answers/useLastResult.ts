import { useState } from 'react';
import type { Outcome, Result } from './outcome.ts';

/**
 * The result of the answers, or while they are invalid the last valid result on this page. Null at first: an address
 * with impossible values has no result.
 */
export function useLastResult(outcome: Outcome): Result | null {
  const [last, setLast] = useState<Result | null>(outcome.result ?? null);
  if (!outcome.result) return last;
  if (outcome.result !== last) setLast(outcome.result);
  return outcome.result;
}
