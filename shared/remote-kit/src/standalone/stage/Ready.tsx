import { useEffect, useState } from 'react';
import { renderFault } from './renderFault.ts';

/**
 * Stands in for the platform's `Ready` when a remote runs alone: the same, and a place inside the remote's own tree
 * that can throw once it is on the page. The standalone build puts it in.
 */
export function Ready({ onReady }: { onReady(): void }): null {
  const [round, setRound] = useState(0);
  useEffect(onReady, [onReady]);
  useEffect(() => {
    if (round > 0) return;
    // After the first frame: a tree that breaks once it was shown, not one that never mounted.
    const frame = requestAnimationFrame(() => setRound(1));
    return () => cancelAnimationFrame(frame);
  }, [round]);
  if (round > 0) renderFault.strike();
  return null;
}
