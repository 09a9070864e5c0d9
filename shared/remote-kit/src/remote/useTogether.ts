import { useEffect, useState } from 'react';

/** How long one slow call may hold back the others, ms. */
const PATIENCE = 1500;

/**
 * Whether the parts of a screen can be shown: once every call has its answer or error, so that no part moves another
 * when it comes, and at the latest after 1.5 seconds, so that a slow call does not keep the rest from being read. Stays true.
 */
export function useTogether(calls: readonly { isPending: boolean }[]): boolean {
  const [shown, setShown] = useState(false);
  const settled = calls.every(({ isPending }) => !isPending);
  if (settled && !shown) setShown(true);
  useEffect(() => {
    const patience = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(patience);
  }, []);
  return shown || settled;
}
