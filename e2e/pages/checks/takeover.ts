import { expect, type Page, type Response } from '@playwright/test';

const MOUNTED = '[data-remote][data-remote-state="mounted"]';

/** Holds back every script but the starter, until it is called. Scripts of the page stay unseen until then. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/(shell|remotes)\/.*\.js$/, async (route) => {
    if (!/\/starter\.\w+\.js$/.test(route.request().url())) await held;
    await route.continue();
  });
  return () => release();
}

/** Waits until the browser has taken the server's HTML over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForSelector(MOUNTED, { state: 'attached' });
  await page.waitForFunction(() =>
    ['#shell-header > *', '[data-remote] h1'].every((place) => {
      const element = document.querySelector(place);
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    }),
  );
}

/** Whether what is on the page came as HTML. */
export async function isRendered(page: Page): Promise<boolean> {
  return page.evaluate(() => document.getElementById('sanchay-rendered') !== null);
}

/**
 * Opens a page as the server renders it. A busy machine may be too slow for the first visitor, who gets the page that the
 * browser makes; the render is there for the next one.
 */
export async function openRendered(page: Page, path: string): Promise<Response> {
  let answer: Response | null = null;
  await expect(async () => {
    answer = await page.goto(path);
    expect(await isRendered(page)).toBe(true);
  }).toPass();
  return answer!;
}

/** Requests the page that a link or a form led to again, until the server's HTML is there; see `openRendered`. */
export async function untilRendered(page: Page): Promise<void> {
  await expect(async () => {
    if (await isRendered(page)) return;
    await page.reload();
    expect(await isRendered(page)).toBe(true);
  }).toPass();
}

/**
 * Makes the edge prepare a page before it is opened with its scripts held back: without the server's HTML that page
 * would wait for them for ever.
 */
export async function awaitRender(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const answer = await page.request.get(path);
    expect(await answer.text()).toContain('id="sanchay-rendered"');
  }).toPass();
}

interface Watched {
  shifts: { value: number; what: string[] }[];
  marked: Element[];
}

/** Notes every layout shift from the first moment on. To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { shifts: [], marked: [] };
    Object.assign(globalThis, { takeoverWatched: watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        watched.shifts.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts so far, with the words that moved. */
export function shiftsOf(page: Page): Promise<Watched['shifts']> {
  return page.evaluate(() => (globalThis as unknown as { takeoverWatched: Watched }).takeoverWatched.shifts);
}

/** Remembers every element of header, slot and footer as it stands now. @returns how many there are */
export function markElements(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { takeoverWatched } = globalThis as unknown as { takeoverWatched: Watched };
    takeoverWatched.marked = [
      ...document.querySelectorAll('#shell-header *, [data-remote] *, #shell-footer *'),
    ];
    return takeoverWatched.marked.length;
  });
}

/** Tags of remembered elements that are not on the page any more. */
export function lostElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (globalThis as unknown as { takeoverWatched: Watched }).takeoverWatched.marked
      .filter((element) => !element.isConnected)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
