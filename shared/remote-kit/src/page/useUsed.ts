import { useContext, useEffect, useState } from 'react';
import { PlatformContext } from '../remote/Platform.tsx';

/** What a person does first, with whatever they have. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

const hasActed = (): boolean =>
  (globalThis.navigator as { userActivation?: { hasBeenActive: boolean } }).userActivation?.hasBeenActive ??
  false;

/**
 * False until somebody does anything on a page that the server drew, then true for good; true at once where the server
 * drew nothing. For what is drawn already and needs its code only when it is used.
 */
export function useUsed(): boolean {
  const drawn = useContext(PlatformContext)?.renderedAt !== undefined;
  const [used, setUsed] = useState(false);
  useEffect(() => {
    if (used) return;
    if (!drawn || hasActed()) {
      setUsed(true);
      return;
    }
    const tell = (): void => setUsed(true);
    for (const sign of SIGNS)
      document.addEventListener(sign, tell, { capture: true, passive: true, once: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, tell, true);
    };
  }, [used, drawn]);
  return used;
}
