import type { Browser, Page } from '@playwright/test';
import { newVisit } from './browser.ts';

export interface LargestPaint {
  /** Milliseconds from the start of the navigation. */
  at: number;
  /** Square pixels of the element. */
  size: number;
  /** The remote in whose slot it stands, or null. */
  remote: string | null;
  /** Tag and first words, for a person to recognise it. */
  what: string;
}

const QUIET_MS = 1_200;

/**
 * Opens a page as a first visitor on the slow line and gives its largest paint once nothing larger has come for a
 * while: inside a slot where the page has one, else of the page.
 * @param composed whether the page has a slot, which must then be mounted.
 */
export async function paintOf(
  browser: Browser,
  origin: string,
  { path, session, composed = true }: { path: string; session: string | null; composed?: boolean },
): Promise<LargestPaint> {
  const { page, context } = await newVisit(browser, origin, { session, throttled: true });
  await watchPaints(page);
  await page.goto(origin + path, { waitUntil: 'commit' });
  const paint = await largestPaint(page, composed);
  await context.close();
  return paint;
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
          remote: element?.closest<HTMLElement>('[data-remote]')?.dataset.remote ?? null,
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
    await page.waitForSelector('[data-remote-state="mounted"]', { timeout: 30_000, state: 'attached' });
  await page.waitForFunction(
    ([quiet, inSlot]) => {
      const { benchPaints: paints } = globalThis as unknown as { benchPaints: LargestPaint[] };
      const last = paints.filter(({ remote }) => !inSlot || remote).at(-1);
      return last !== undefined && performance.now() - last.at > quiet;
    },
    [QUIET_MS, composed] as const,
    { timeout: 30_000, polling: 100 },
  );
  const paints = await page.evaluate(
    () => (globalThis as unknown as { benchPaints: LargestPaint[] }).benchPaints,
  );
  return paints.filter(({ remote }) => !composed || remote).at(-1)!;
}
