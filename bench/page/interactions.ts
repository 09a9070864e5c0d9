import type { Page } from '@playwright/test';

/** A key, click or tap, until the next frame was painted. */
export interface Interaction {
  type: string;
  /** Milliseconds. */
  duration: number;
}

/**
 * Records every interaction of a page as the browser counts it: the longest event of each. The browser reports nothing
 * below 16 ms.
 * @returns a function that returns those since the last call
 */
export async function watchInteractions(page: Page): Promise<() => Promise<Interaction[]>> {
  await page.addInitScript(() => {
    const longest = new Map<number, { type: string; duration: number }>();
    Object.assign(globalThis, { benchInteractions: longest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        const { interactionId, name, duration } = entry;
        if (interactionId > 0 && (longest.get(interactionId)?.duration ?? 0) < duration)
          longest.set(interactionId, { type: name, duration });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () =>
    page.evaluate(() => {
      const { benchInteractions: longest } = globalThis as unknown as {
        benchInteractions: Map<number, Interaction>;
      };
      const found = [...longest.values()];
      longest.clear();
      return found;
    });
}
