import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the height of an element that is fixed over the page in a property of the root, from which the shell's `boot.css`
 * leaves as much room at the end of the page. The property is gone with the element.
 * @param name of the custom property, such as `--action-height`; its value is in px.
 */
export function useReportedHeight(place: RefObject<HTMLElement | null>, name: `--${string}`): void {
  useLayoutEffect(() => {
    const element = place.current;
    const root = document.documentElement.style;
    if (!element) return;
    const sizes = new ResizeObserver(() => root.setProperty(name, `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      root.removeProperty(name);
    };
  }, [place, name]);
}
