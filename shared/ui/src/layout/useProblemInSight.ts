import { useEffect, type RefObject } from 'react';

/** How long what a press caused may take: longer than any call. */
const WAIT_MS = 30_000;

const PROBLEMS = '[role="alert"], [aria-invalid="true"]';

const isInSight = (problem: Element, below: number): boolean => {
  const { top, bottom } = problem.getBoundingClientRect();
  return top >= 0 && bottom <= below;
};

/**
 * Scrolls to what is wrong after a press in a bar that is in sight wherever the page is scrolled: the message may stand
 * far above or below. Does nothing where the bar stands in the flow, beside its messages.
 */
export function useProblemInSight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    const page = element?.closest('main') ?? document.body;
    let watched: MutationObserver | undefined;
    let timer: number | undefined;
    let frame = 0;
    const stop = () => {
      watched?.disconnect();
      window.clearTimeout(timer);
      window.cancelAnimationFrame(frame);
    };
    const show = (): void => {
      const problem = [...page.querySelectorAll(PROBLEMS)].find((one) => one.checkVisibility());
      if (!element || !problem) return;
      stop();
      if (!isInSight(problem, element.getBoundingClientRect().top))
        problem.scrollIntoView({ block: 'center' });
    };
    const pressed = (): void => {
      stop();
      if (!element || getComputedStyle(element).position !== 'fixed') return;
      watched = new MutationObserver(show);
      watched.observe(page, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['aria-invalid'],
      });
      timer = window.setTimeout(stop, WAIT_MS);
      // What was wrong before the press already.
      frame = window.requestAnimationFrame(show);
    };
    element?.addEventListener('click', pressed);
    return () => {
      element?.removeEventListener('click', pressed);
      stop();
    };
  }, [bar]);
}
