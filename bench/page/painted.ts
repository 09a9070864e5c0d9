import type { Page } from '@playwright/test';

const PATIENCE_MS = 20_000;
type Watching = { benchChanged: Promise<number> };

/**
 * Lets the page time what comes next: from its event to the frame in which the words of these elements are others. It
 * gives up after a while.
 */
export async function watchChange(page: Page, elements: string): Promise<void> {
  await page.evaluate(
    ([selector, patience]) => {
      const messages = (): string =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join('\n');
      const before = messages();
      const benchChanged = new Promise<number>((resolve, reject) => {
        let since: number | null = null;
        let painting = false;
        const look = (): void => {
          if (since === null || painting || messages() === before) return;
          painting = true;
          observer.disconnect();
          const begun = since;
          // The task after a frame's callbacks runs when that frame is handed over for painting.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - begun);
            port2.postMessage(null);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        const begin = ({ timeStamp }: Event): void => {
          since ??= timeStamp;
        };
        for (const type of ['click', 'input'])
          document.addEventListener(type, begin, { capture: true, once: true });
        setTimeout(() => reject(new Error(`${selector} did not change`)), patience);
      });
      benchChanged.catch(() => undefined);
      Object.assign(globalThis, { benchChanged });
    },
    [elements, PATIENCE_MS] as const,
  );
}

/** Milliseconds from the event that came after `watchChange` until the change was painted. @throws Error when none came */
export function changed(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as Watching).benchChanged);
}
