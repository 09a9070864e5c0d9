import { expect, type Page } from '@playwright/test';

/** Layout shifts of content that is already on the page, without user input. */
export interface Shifts {
  /** Sum of all layout shifts, as `LayoutShift.value` counts them. */
  total: number;
  /** The parts of the page that moved, with the size of the shift. */
  what: string[];
}

declare global {
  interface Window {
    sanchayShifts?: Shifts;
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Adds up the layout shifts of every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = (window.sanchayShifts = { total: 0, what: [] });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        shifts.total += shift.value;
        for (const { node, previousRect: from, currentRect: to } of shift.sources.slice(0, 3)) {
          const message = node?.textContent?.trim().slice(0, 40);
          shifts.what.push(
            `${shift.value.toFixed(3)} ${node?.nodeName} “${message}” ${from.y}+${from.height} → ${to.y}+${to.height}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Runs in the page: whether something in sight loads still. */
const loadsInSight = (): boolean =>
  [...document.querySelectorAll('[aria-busy="true"]')].some((busy) => {
    const { top, bottom, width } = busy.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });

/** What moved until everything in sight was there, without scrolling. */
export async function shiftsWhileLoading(page: Page): Promise<Shifts> {
  await expect(page.locator('[data-remote]:not([data-remote-state="mounted"])')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.poll(() => page.evaluate(loadsInSight), 'something in sight loads').toBe(false);
  return page.evaluate(
    () =>
      new Promise<Shifts>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.sanchayShifts!)));
      }),
  );
}

/** How late answers come while shifts are measured: long enough for every placeholder to be painted. */
const LATE_MS = 300;

/** Calls for data; the registry of remotes is none. */
export const isData = ({ pathname }: URL): boolean =>
  /^\/(api|mf|insight|equity|vested|fixed_deposit)\/.*\.json$/.test(pathname) &&
  !pathname.startsWith('/api/v3/config/');

/** The API answers every call for data a moment later, so that what stands in for the answer is seen. */
export async function answerLate(page: Page): Promise<void> {
  await page.route(isData, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.fallback();
  });
}

/**
 * Runs in the page: words and amounts that stand on two lines though nothing in them allows a break. Addresses and
 * codes longer than a line are left out.
 */
export function brokenTexts(): string[] {
  const LONGEST = 24;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const forReadersOnly = (element: HTMLElement): boolean => {
    for (let around: HTMLElement | null = element; around; around = around.parentElement)
      if (around.getBoundingClientRect().width <= 1) return true;
    return false;
  };
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TEXTAREA)$/.test(parent.tagName)) continue;
    if (parent.getClientRects().length === 0) continue;
    for (const { 0: run, index: start } of text.data.matchAll(/\S+/g)) {
      if (run.length > LONGEST || /@|:\/\//.test(run)) continue;
      for (const { 0: word, index } of run.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d₹.,'’%]+/gu)) {
        if (word.length < 2) continue;
        const range = document.createRange();
        range.setStart(text, start + index);
        range.setEnd(text, start + index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4 && !forReadersOnly(parent))
          broken.push(`${parent.tagName.toLowerCase()}: ${word} in “${text.data.trim().slice(0, 50)}”`);
      }
    }
  }
  return broken;
}
