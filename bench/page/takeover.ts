import type { Page } from '@playwright/test';

/** Sums the layout shifts of a page that no user input explains, from the first moment on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0, paint: 0 };
    Object.assign(globalThis, { benchShifts: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) sum.value += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.paint = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { benchShifts: { value: number } }).benchShifts.value);
}

/** Bytes on the wire of the scripts that a page requested before its largest paint. Needs `watchShifts`. */
export function scriptsBefore(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { paint } = (globalThis as unknown as { benchShifts: { paint: number } }).benchShifts;
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < paint)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });
}
