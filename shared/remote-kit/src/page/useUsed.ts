import { useEffect, useState } from 'react';
import { useTakenOver } from './useTakenOver.ts';

/**
 * The first user interactions, with any input device. The last is the starter's signal that it stores an interaction.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'pointercancel'] as const;

/**
 * False until the first interaction on a server-rendered page, then true permanently; true at once for what the
 * browser renders itself. For content that is already rendered and needs its code only when it is used.
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
