import { useEffect, useState } from 'react';
import { useTakenOver } from './useTakenOver.ts';

/** What a person does first, with whatever they have. The last is the starter's sign that it keeps something done. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'pointercancel'] as const;

/**
 * False until somebody does anything on a page that the server drew, then true for good; true at once for what the
 * browser draws itself. For what is drawn already and needs its code only when it is used.
 */
export function useUsed(): boolean {
  const [used, setUsed] = useState(useTakenOver());
  useEffect(() => {
    if (used) return;
    const notify = (): void => setUsed(true);
    for (const sign of SIGNS) document.addEventListener(sign, notify, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, notify, true);
    };
  }, [used]);
  return used;
}
