import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { Chrome } from '../pages/Chrome.ts';
import { Slot } from '../pages/Slot.ts';
import { keptByWorker } from '../pages/checks/keptByWorker.ts';
import { enterAs, persona } from '../people/investor.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns the users whose responses this browser caches. */
function keptScopes(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('sanchay-offline');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const keys = request.result.transaction('answers').objectStore('answers').getAllKeys();
          keys.onsuccess = () => {
            request.result.close();
            resolve([...new Set((keys.result as string[][]).map(([scope]) => scope!.replace(/\/.*/, '')))]);
          };
        };
      }),
  );
}

test('S1: a page that was opened once opens offline and shows its date; another one reports that it cannot, and opens once online', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|\[sanchay\]/);
  await page.goto('/gold');
  await new Slot(page, 'mfe-gold').mounted();
  await keptByWorker(page, '/gold');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Gold' })).toBeVisible();
  await expect(page.getByText(/You're offline\. Last updated/)).toBeVisible();
  await page.goto('/insurance/motor');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await page.getByRole('link', { name: '/gold' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gold' })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('S14: the last figures of a portfolio are there without a line, marked as old, and gone with the session', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|\[sanchay\]/);
  await enterAs(context, await persona('asha'));
  await page.goto('/portfolio');
  const total = page
    .getByRole('main')
    .getByText(/^₹[\d,]+\.\d\d$/)
    .first();
  await expect(total).toBeVisible();
  const before = await total.textContent();
  await keptByWorker(page, '/portfolio');
  await context.setOffline(true);
  await page.reload();
  await expect(total).toHaveText(before!);
  await expect(page.getByText(/You're offline\. Last updated/)).toBeVisible();
  expect((await keptScopes(page)).length).toBeGreaterThan(0);
  await new Chrome(page).logOut();
  await expect(page).toHaveURL('/login');
  await expect
    .poll(async () => (await keptScopes(page)).filter((scope) => scope !== 'everybody'))
    .toEqual([]);
  await context.setOffline(false);
});

test.describe('a visitor who has not answered yet', () => {
  test.use({ counting: null });

  test('S15: consent to analytics is requested once, with two equal answers; nothing is sent before a yes', async ({
    page,
    context,
  }) => {
    const sent: unknown[] = [];
    context.on('request', (request) => {
      if (request.url().includes('/analytics/events.json')) sent.push(request.postDataJSON());
    });
    await enterAs(context, await persona('asha'));
    await page.goto('/gold');
    await new Slot(page, 'mfe-gold').mounted();
    const ask = page.getByRole('region', { name: 'Allow analytics?' });
    const [no, yes] = [ask.getByRole('button').first(), ask.getByRole('button').last()];
    await expect(yes).toBeVisible();
    const [left, right] = [await no.boundingBox(), await yes.boundingBox()];
    expect([right!.width, right!.height, right!.y]).toEqual([left!.width, left!.height, left!.y]);
    await expectAccessible(page, 'the question');
    await no.click();
    await expect(ask).toHaveCount(0);
    await page.reload();
    await new Slot(page, 'mfe-gold').mounted();
    await expect(new Chrome(page).account).toBeVisible();
    await expect(ask).toHaveCount(0);
    expect(sent).toEqual([]);
  });
});

test.describe('a visitor who agreed', () => {
  test.use({ counting: 'yes' });

  test('S15: is counted by area and nothing else when the page is left', async ({ page, context, db }) => {
    await enterAs(context, await persona('asha'));
    const arrived = page.waitForRequest((request) => request.url().includes('/analytics/events.json'), {
      timeout: 30_000,
    });
    await page.goto('/gold');
    await new Slot(page, 'mfe-gold').mounted();
    const { visit, events } = (await arrived).postDataJSON() as {
      visit: string;
      events: { properties: object }[];
    };
    expect(events[0]).toMatchObject({
      seq: 1,
      name: 'area_opened',
      properties: { area: 'mfe-gold', route: '/gold' },
    });
    await expect
      .poll(() =>
        db.query('SELECT seq, name FROM analytics_events WHERE visit = $1 ORDER BY seq LIMIT 1', [visit]),
      )
      .toEqual([{ seq: 1, name: 'area_opened' }]);
  });
});
