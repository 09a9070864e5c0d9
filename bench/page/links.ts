import type { Locator, Page } from '@playwright/test';

/** A link of the shell's header and the remote that it leads to. */
export interface AreaLink {
  path: string;
  remote: string;
}

/** Areas that a visitor reaches from the header, in the order of the measured visit; each belongs to another remote than the last. */
export const walk: readonly AreaLink[] = [
  { path: '/mutual-funds', remote: 'mfe-invest' },
  { path: '/gold', remote: 'mfe-gold' },
  { path: '/insurance', remote: 'mfe-insurance' },
  { path: '/calculators', remote: 'mfe-marketing' },
];

/** What stands on the page once the remote is there with its heading. */
export const arrival = (remote: string): string =>
  `[data-remote="${remote}"][data-remote-state="mounted"] h1`;

/** Waits for it, without holding on to any element: a handle would keep its whole tree alive. */
export async function arrived(page: Page, remote: string): Promise<void> {
  await page.waitForFunction((there) => document.querySelector(there) !== null, arrival(remote), {
    timeout: 30_000,
  });
}

/** The header's link to a path, with the menu that it stands in opened. */
export async function headerLink(page: Page, path: string): Promise<Locator> {
  const address = `a[href="${path}"]`;
  const menu = page.locator('#shell-header details[data-look="nav"]:not([open])', {
    has: page.locator(address),
  });
  if ((await menu.count()) > 0) await menu.first().locator('summary').click();
  return page.locator(`#shell-header ${address}`).filter({ visible: true }).first();
}
