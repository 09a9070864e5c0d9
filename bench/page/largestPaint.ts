import type { Browser, Page } from '@playwright/test';
import { newVisit } from './browser.ts';

export interface LargestPaint {
  /** Milliseconds from the start of the navigation. */
  at: number;
  /** Square pixels of the element. */
  size: number;
  /** The remote whose slot contains it, or null. */
  remote: string | null;
  /** Tag and first words, so that it can be recognised in a report. */
  what: string;
}

const QUIET_MS = 1_200;
const PATIENCE_MS = 30_000;

/** The first words of the page, for the reason of a figure that could not be taken. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() => `“${document.body.innerText.replaceAll(/\s+/g, ' ').slice(0, 120)}”`);

/**
 * Opens a page as a first visitor on the slow connection and returns its largest paint once nothing larger has
 * appeared for a while: inside a slot where the page has one, else of the page.
 * @param composed whether the page has a slot, which must then be mounted.
 * @throws Error that states what the page showed instead, when nothing was painted there in 30 seconds.
 */
export async function paintOf(
  browser: Browser,
  origin: string,
  { path, session, composed = true }: { path: string; session: string | null; composed?: boolean },
): Promise<LargestPaint> {
  const { page, context } = await newVisit(browser, origin, { session, throttled: true });
  await watchPaints(page);
  await page.goto(origin + path, { waitUntil: 'commit' });
  try {
    return await largestPaint(page, composed);
  } finally {
    await context.close();
  }
}

/** Notes every candidate from the first moment on. */
async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paints: LargestPaint[] = [];
    Object.assign(globalThis, { benchPaints: paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LargestContentfulPaint[]) {
        const { element, startTime, size } = entry;
        paints.push({
          at: startTime,
          size,
          // An element that was replaced since has no place any more; what it stood in is the page's area all the same.
          remote: element
            ? (element.closest<HTMLElement>('[data-remote]')?.dataset.remote ?? null)
            : (document.querySelector<HTMLElement>('[data-remote]')?.dataset.remote ?? null),
          what: element
            ? `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`
            : '',
        });
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

async function largestPaint(page: Page, composed: boolean): Promise<LargestPaint> {
  if (composed)
    await page
      .waitForSelector('[data-remote-state="mounted"]', { timeout: PATIENCE_MS, state: 'attached' })
      .catch(async () => {
        throw new Error(`no area was mounted at ${page.url()}: ${await shown(page)}`);
      });
  const quiet = page.waitForFunction(
    ([quiet, inSlot]) => {
      const { benchPaints: paints } = globalThis as unknown as { benchPaints: LargestPaint[] };
      const last = paints.filter(({ remote }) => !inSlot || remote).at(-1);
      return last !== undefined && performance.now() - last.at > quiet;
    },
    [QUIET_MS, composed] as const,
    { timeout: PATIENCE_MS, polling: 100 },
  );
  await quiet.catch(async () => {
    throw new Error(`no large element was painted in the area at ${page.url()}: ${await shown(page)}`);
  });
  const paints = await page.evaluate(
    () => (globalThis as unknown as { benchPaints: LargestPaint[] }).benchPaints,
  );
  return paints.filter(({ remote }) => !composed || remote).at(-1)!;
}
