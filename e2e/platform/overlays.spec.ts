import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { BROWSER_DRAWN } from '../pages/checks/browserDrawn.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { Chrome } from '../pages/Chrome.ts';
import { Slot } from '../pages/Slot.ts';
import { freshEmail } from '../people/investor.ts';

async function openGold(page: Page, rest = ''): Promise<Chrome> {
  await page.goto(`${BROWSER_DRAWN}${rest}`);
  await new Slot(page, 'mfe-gold').mounted();
  const chrome = new Chrome(page);
  await expect(chrome.logIn).toBeVisible();
  return chrome;
}

test('S7: the disclosure opens from the footer, is accessible, and closes by background and Escape', async ({
  page,
}) => {
  const { footer } = await openGold(page);
  const disclosure = page.getByRole('dialog', { name: 'Complaints disclosure' });
  const link = footer.getByRole('link', { name: /Regulatory disclosure/ });
  await link.click();
  await expect(disclosure.getByRole('row', { name: /Pending at the end of the month/ })).toContainText('2');
  await expect(disclosure.getByRole('timer')).toContainText(/Closes in \d+ second/);
  await disclosure.getByRole('button', { name: 'Keep open' }).click();
  await disclosure.getByText('Full disclosure').click();
  await expectAccessible(page, 'disclosure');
  await page.mouse.click(4, 4);
  await expect(disclosure).toHaveCount(0);
  await link.click();
  await page.keyboard.press('Escape');
  await expect(disclosure).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.goto(`${BROWSER_DRAWN}?p=finance-insights#complaints`);
  await new Slot(page, 'mfe-gold').mounted();
  await expect(disclosure).toHaveCount(0);
});

test('S9: the newsletter takes an address once and thanks; while the API is down the thanks are kept true', async ({
  page,
  db,
  faults,
}) => {
  faults.allow(/status of 503/);
  faults.allow(/the newsletter address was not stored/);
  const { footer } = await openGold(page);
  const email = freshEmail();
  const stored = async () =>
    (await db.query('SELECT email FROM newsletter_subscriptions WHERE email = $1', [email])).length;
  const dialog = page.getByRole('dialog');
  await page.route('**/api/v3/newsletter.json*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await footer.getByRole('button', { name: 'GET FINANCE INSIGHTS' }).dblclick();
  await expectAccessible(page, 'newsletter');
  await dialog.getByRole('button', { name: 'Subscribe' }).click();
  await expect(dialog).toContainText('Enter your email address.');
  await dialog.getByRole('textbox').fill(email.toUpperCase());
  // Pressed twice: the second press falls on what the first one opened.
  await dialog.getByRole('button', { name: 'Subscribe' }).dblclick();
  await expect(dialog).toContainText('THANKS FOR SUBSCRIBING');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await footer.getByRole('button', { name: 'GET FINANCE INSIGHTS' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('');
  expect(await stored()).toBe(0);
  await page.unroute('**/api/v3/newsletter.json*');
  await page.reload();
  await expect.poll(stored, { timeout: 20_000 }).toBe(1);
});

test.describe('a first visit', () => {
  test.use({ warned: false });

  test('S8: a stranger is warned of fraud once, after the page is there; it moves nothing and is no largest paint', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen = { largest: null as Element | null };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.largest = (entry as unknown as { element: Element }).element;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const { logIn } = await openGold(page);
    const warning = page.getByRole('dialog', { name: 'Beware of fraud' });
    await expect(warning).toBeVisible();
    const inWarning = await page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { largest: Element | null } };
      return Boolean(seen.largest?.closest('dialog'));
    });
    expect(inWarning).toBe(false);
    const place = () => logIn.boundingBox();
    const during = await place();
    await expectAccessible(page, 'fraud warning');
    await warning.getByRole('button', { name: 'Okay' }).click();
    await expect(warning).toHaveCount(0);
    expect(await place()).toEqual(during);
    await page.goto('/insurance');
    await new Slot(page, 'mfe-insurance').mounted();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(warning).toHaveCount(0);
  });
});

test('S10: every link of header and footer leads to a page that is there', async ({ page, request }) => {
  const { header, footer } = await openGold(page);
  const links = await Promise.all(
    [header, footer].map((place) =>
      place.locator('a[href^="/"]').evaluateAll((found) => found.map((link) => link.getAttribute('href')!)),
    ),
  );
  for (const path of new Set(links.flat())) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
  }
  await footer.getByText('Is Sanchay free?').click();
  await expect(footer.getByText(/No subscription fee/)).toBeVisible();
});
