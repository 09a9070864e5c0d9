import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';

/** Waits until the service worker is active and has the page of this path, so that it opens without a connection. */
export async function keptByWorker(page: Page, path: string): Promise<void> {
  const found = () =>
    page.evaluate(async (wanted) => {
      const registration = await navigator.serviceWorker.getRegistration('/');
      const pages = await caches.open('sanchay-pages-1');
      return registration?.active?.state === 'activated' && (await pages.match(wanted)) !== undefined;
    }, path);
  await expect.poll(found, { timeout: 20_000 }).toBe(true);
}
