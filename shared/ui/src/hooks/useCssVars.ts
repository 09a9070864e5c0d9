import { useLayoutEffect, type RefObject } from 'react';

/**
 * Puts values into CSS variables of an element. Through the object model and not as a `style` attribute,
 * because server HTML with one breaks the content security policy.
 */
export function useCssVars(ref: RefObject<HTMLElement | null>, vars: Readonly<Record<string, string>>): void {
  const entries = Object.entries(vars);
  useLayoutEffect(() => {
    for (const [name, value] of entries) ref.current?.style.setProperty(name, value);
    // The values are the dependencies; the object itself is new on every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ref, JSON.stringify(entries)]);
}
