import { useEffect, useState, type RefObject } from 'react';

/**
 * False until the element comes within `margin` pixels of the viewport, then true permanently. For content that costs
 * a request and is far down a page.
 */
export function useSeen(element: RefObject<Element | null>, margin = 300): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, seen]);
  return seen;
}
