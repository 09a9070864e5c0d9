import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot } from '../pages/Slot.ts';

const ENTRY = /\/remotes\/mfe-gold\/[^/]+\/remoteEntry\./;
const FILES = /\/remotes\/mfe-gold\/.+\.js/;
const CHUNKS = /\/remotes\/mfe-gold\/[^/]+\/(?!remoteEntry\.)[^/]+\.js/;

/**
 * Goes from the home page to gold, whose code does not arrive; then the rest stays alive, and gold recovers by Retry.
 */
async function fallAndRecover(page: Page, files: RegExp, fault: (route: Route) => unknown): Promise<void> {
  const chrome = new Chrome(page);
  const [gold, insurance] = [new Slot(page, 'mfe-gold'), new Slot(page, 'mfe-insurance')];
  await page.goto('/');
  await new Slot(page, 'mfe-marketing').mounted();
  await markLife(page);
  await page.route(files, (route) => void fault(route));
  await chrome.goTo('Gold');
  await gold.failed();
  await expect(gold.element).toContainText('Gold is unavailable right now');
  await expect(gold.element).toContainText('Your money is safe. The rest of Sanchay works.');

  await chrome.goTo('Insurance');
  await insurance.mounted();
  await chrome.goTo('Gold');
  await gold.failed();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Healing behind the card may be quicker than the hand.
  await expect(async () => {
    if (await gold.retry.isVisible()) await gold.retry.click({ timeout: 1_000 });
    await expect(gold.element).toHaveAttribute('data-remote-state', 'mounted', { timeout: 5_000 });
  }).toPass();
  await gold.mounted();
  await expect(gold.retry).toBeHidden();
  await expectSameLife(page);
}

test.beforeEach(async ({ faults, context }) => {
  faults.allow(/^\[sanchay\]/, /\/remotes\/mfe-gold\//);
  // The API would take a release out that fails for so many, and with it gold out of the product under test.
  await context.route('**/api/v3/remote_{failures,mounts}**', (route) => route.fulfill({ json: {} }));
});

test('X4: an area whose code is missing shows its card while the others open, and opens by Retry without a page load', async ({
  page,
}) => {
  await fallAndRecover(page, ENTRY, (route) => route.fulfill({ status: 404, body: 'gone' }));
});

test('X4: an area whose code never arrives shows its card within the promised time, and opens by Retry', async ({
  page,
}) => {
  await fallAndRecover(page, ENTRY, () => undefined);
});

test('X4: an area whose code is garbage shows its card, and opens by Retry', async ({ page }) => {
  await fallAndRecover(page, ENTRY, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>It works!' }),
  );
});

for (const [what, files] of [
  ['entry', ENTRY],
  ['chunk', CHUNKS],
] as const) {
  test(`X3: a changed ${what} does not run a single line`, async ({ page }) => {
    const changed: string[] = [];
    await fallAndRecover(page, files, async (route) => {
      const answer = await route.fetch();
      changed.push(route.request().url());
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'cache-control': 'no-store' },
        body: `globalThis.e2eTampered = true;${await answer.text()}`,
      });
    });
    expect(changed).not.toEqual([]);
    expect(await page.evaluate(() => 'e2eTampered' in globalThis)).toBe(false);
  });
}

test('X4: an address opened directly while its code is missing still has its header and its card', async ({
  page,
}) => {
  await page.route(FILES, (route) => route.abort());
  const answer = await page.goto(BROWSER_DRAWN);
  expect(answer?.status()).toBe(200);
  await expect(new Chrome(page).logIn).toBeVisible();
  await new Slot(page, 'mfe-gold').failed();
});

test('S12: a screen whose data does not arrive reports this, keeps the header, and recovers by Retry', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_CONNECTION_REFUSED/);
  await page.goto(BROWSER_DRAWN);
  await new Slot(page, 'mfe-gold').mounted();
  await page.route(/\/(api|mf|insight)\//, (route) => route.abort('connectionrefused'));
  await new Chrome(page).goTo('Gold');
  const gold = new Slot(page, 'mfe-gold');
  await gold.mounted();
  const problem = gold.element.getByText('No connection').first();
  await expect(problem).toBeVisible();
  await expect(new Chrome(page).logIn).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(async () => {
    await gold.retry.first().click({ timeout: 1_000 });
    await expect(gold.retry).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(gold.element.getByRole('img', { name: /^24K gold price per gram/ })).toBeVisible();
  await expect(problem).toBeHidden();
});
