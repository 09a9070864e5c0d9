import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Sums from now on the layout shifts that the page caused by itself; returns the function that reads the sum
 * (cumulative layout shift).
 */
export async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const sum = Object.assign(globalThis, { e2eJumps: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) sum.e2eJumps += value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (globalThis as unknown as { e2eJumps: number }).e2eJumps);
}
