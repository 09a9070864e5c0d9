import { useEffect, type RefObject } from 'react';

/** How long what a press caused may take: longer than any call. */
const WAIT_MS = 30_000;

const PROBLEMS = '[role="alert"], [aria-invalid="true"]';

const isInSight = (problem: Element, below: number): boolean => {
  const { top, bottom } = problem.getBoundingClientRect();
  return top >= 0 && bottom <= below;
};

/** How far down the page is seen: a bar that is fixed at its foot covers the rest. */
const seenUntil = (actions: HTMLElement): number =>
  getComputedStyle(actions).position === 'fixed' ? actions.getBoundingClientRect().top : window.innerHeight;

/**
 * Scrolls to what is wrong after a press on one of the actions of a form: the field or the message may stand far above or
 * below. Does not move a page on which it is in sight.
 */
export function useProblemInSight(actions: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = actions.current;
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
      const problem = [...page.querySelectorAll(PROBLEMS)].find((one) => one.getClientRects().length > 0);
      if (!element || !problem) return;
      stop();
      if (!isInSight(problem, seenUntil(element))) problem.scrollIntoView({ block: 'center' });
    };
    const pressed = (): void => {
      stop();
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
  }, [actions]);
}
