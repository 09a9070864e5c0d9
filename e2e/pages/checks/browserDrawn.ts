import type { Page } from '@playwright/test';
import { Slot } from '../Slot.ts';

/**
 * A page that everybody may open and that the server does not render: what a page does without server HTML (skeleton, card,
 * Retry) is tested here, and what depends on no page at all. `e2e/site/rendered.spec.ts` checks that it is not rendered.
 */
export const BROWSER_DRAWN = '/gold/orders';

/**
 * Opens a page as the browser draws it, from answers of now. What the server renders may be a minute old: pages of everybody
 * are kept that long.
 */
export async function openInBrowser(page: Page, path: string): Promise<void> {
  await page.goto(BROWSER_DRAWN);
  await new Slot(page, 'mfe-gold').mounted();
  await page.evaluate((to) => history.pushState(null, '', to), path);
}
