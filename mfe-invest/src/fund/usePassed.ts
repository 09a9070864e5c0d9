import { useEffect, useState, type RefObject } from 'react';

/** True while the element is above the visible part of the page: it was scrolled away. */
export function usePassed(element: RefObject<Element | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1)!;
      setPassed(!last.isIntersecting && last.boundingClientRect.bottom <= 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return passed;
}
