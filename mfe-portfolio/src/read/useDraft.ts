import { useState } from 'react';

/**
 * What a form is filled with: the value in force, until the user changes it. Another value in force replaces it without
 * drawing the form anew, so that the focus stays on the pressed button.
 * @param key differs for each value in force
 */
export function useDraft<T>(inForce: T, key: string): [T, (next: T | ((now: T) => T)) => void] {
  const [of, setOf] = useState(key);
  const [draft, setDraft] = useState(inForce);
  if (of === key) return [draft, setDraft];
  setOf(key);
  setDraft(inForce);
  return [inForce, setDraft];
}
