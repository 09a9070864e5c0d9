import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when another screen of a flow is shown; the first one keeps it where it is. */
export function useHeadingFocus(screen: string) {
  const heading = useRef<HTMLDivElement>(null);
  const seen = useRef(screen);
  useEffect(() => {
    if (seen.current !== screen) heading.current?.focus();
    seen.current = screen;
  }, [screen]);
  return heading;
}
