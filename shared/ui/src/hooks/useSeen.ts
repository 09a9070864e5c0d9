import { useEffect, useState, type RefObject } from 'react';

/**
 * False until the element comes within `margin` pixels of what the person sees, then true for good. For what costs
 * a request and stands far down a page.
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
