/** Milliseconds in which a screen may grow as tall as it was. */
const PATIENCE = 3_000;
/** The actions of a user who scrolls by hand: the page is then no longer moved automatically. */
const BY_HAND = ['wheel', 'touchmove', 'keydown'];

type Page = Window & { navigation?: { currentEntry: { key: string } | null } };

/**
 * Brings Back and Forward to the place where a screen was left. A browser does so only when the screen is as tall at
 * once; here it is tried again as it fills. Where browsers do not name their steps, theirs is the only try.
 * @param content grows as the screen fills
 */
export function keepScrollPlaces(content: Element, page: Page = globalThis.window as Page): void {
  const places = new Map<string, number>();
  let stop: (() => void) | null = null;
  const step = () => page.navigation?.currentEntry?.key ?? null;

  const goBackTo = (place: number) => {
    const end = () => {
      stop = null;
      growth.disconnect();
      clearTimeout(timer);
      for (const event of BY_HAND) page.removeEventListener(event, end);
    };
    const attempt = () => {
      if (stop !== end || page.document.documentElement.scrollHeight - page.innerHeight < place) return;
      end();
      page.scrollTo(0, place);
    };
    const growth = new ResizeObserver(attempt);
    const timer = setTimeout(end, PATIENCE);
    stop = end;
    for (const event of BY_HAND) page.addEventListener(event, end, { passive: true });
    growth.observe(content);
    attempt();
  };

  page.addEventListener(
    'scroll',
    () => {
      const key = step();
      if (key !== null && !stop) places.set(key, page.scrollY);
    },
    { passive: true },
  );
  page.addEventListener('popstate', (event) => {
    // single-spa reports its own forward steps as this event too.
    if ((event as PopStateEvent & { singleSpa?: boolean }).singleSpa) return;
    stop?.();
    const place = places.get(step() ?? '');
    if (place) goBackTo(place);
  });
}
