import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Chrome } from '../pages/Chrome.ts';
import { expectSameLife, markLife } from '../pages/checks/pageLife.ts';
import { Slot, type RemoteName } from '../pages/Slot.ts';
import { enterAs, persona } from '../people/investor.ts';

/** Remotes whose code has been loaded over the network so far. */
function loadedRemotes(page: Page): Set<string> {
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => {
    const name = /\/remotes\/([^/]+)\/[^/]+\/remoteEntry\./.exec(request.url())?.[1];
    if (name) loaded.add(name);
  });
  return loaded;
}

test('X1: five areas open from the page for everybody, each loaded when it is entered, without a page load', async ({
  page,
}) => {
  const loaded = loadedRemotes(page);
  const chrome = new Chrome(page);
  await page.goto('/');
  await new Slot(page, 'mfe-marketing').mounted();
  await markLife(page);
  const walk: [area: string, remote: RemoteName, heading: string, path: string][] = [
    ['Gold', 'mfe-gold', 'Gold', '/gold'],
    ['Mutual funds', 'mfe-invest', 'Mutual funds', '/mutual-funds'],
    ['Insurance', 'mfe-insurance', 'Insurance', '/insurance'],
    ['Log in', 'mfe-onboarding', 'Log in', '/login'],
    ['Calculators', 'mfe-marketing', 'Calculators', '/calculators'],
  ];
  for (const [area, remote, heading, path] of walk) {
    const slot = new Slot(page, remote);
    await (area === 'Log in' ? chrome.logIn.click() : chrome.goTo(area));
    await slot.mounted();
    await expect(slot.heading).toHaveText(heading);
    await expect(page).toHaveURL(path);
    await expect(page.locator('[data-remote]')).toHaveCount(1);
    expect(loaded).toContain(remote);
  }
  await expectSameLife(page);
});

test('X1: the portfolio opens for a signed-in user, and Back and Forward go between areas without a page load', async ({
  page,
  context,
  phone,
}) => {
  await enterAs(context, await persona('asha'));
  const loaded = loadedRemotes(page);
  const chrome = new Chrome(page);
  const [gold, portfolio] = [new Slot(page, 'mfe-gold'), new Slot(page, 'mfe-portfolio')];
  await page.goto('/gold');
  await gold.mounted();
  expect(loaded).not.toContain('mfe-portfolio');
  await markLife(page);
  const place = phone ? chrome.bottomBar : chrome.main;
  await place.getByRole('link', { name: 'Portfolio' }).click();
  await portfolio.mounted();
  await expect(page).toHaveURL('/portfolio');
  expect(loaded).toContain('mfe-portfolio');
  await page.goBack();
  await gold.mounted();
  await page.goForward();
  await portfolio.mounted();
  await expectSameLife(page);
});

test('S11: an address that nobody owns is a real 404 with the way home', async ({ page, faults }) => {
  faults.allow(/status of 404.*\/no\/such\/page/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Looks like you got off at the wrong stop.',
  );
  await page.getByRole('link', { name: 'Take Me Home' }).click();
  await new Slot(page, 'mfe-marketing').mounted();
  await expect(page).toHaveURL('/');
});
