import { readFileSync } from 'node:fs';
import { shortFundName } from '@sanchay/contracts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { FundListPage } from '../pages/FundListPage.ts';

const LIST = '/mutual-funds/all?category=Equity&min_age=5';

test.beforeEach(async ({ db }, info) => {
  // A product that has just started makes its figures in the background, which may take longer than the journeys.
  info.setTimeout(info.timeout + 60_000);
  const made = async () =>
    (await db.query('SELECT 1 FROM schemes WHERE rolling_3y IS NOT NULL LIMIT 1')).length;
  await expect.poll(made, { timeout: 60_000 }).toBe(1);
});

test('I1: funds chosen in the list stand beside each other, at an address that can be shared', async ({
  page,
}) => {
  await page.goto(`${LIST}&sort_by=rolling_3y`);
  const choose = page.getByRole('button', { name: /^Compare / });
  await choose.nth(0).click();
  await choose.nth(1).click();
  await page.getByRole('link', { name: 'Compare 2 funds' }).click();
  await expect(page).toHaveURL(/\/mutual-funds\/compare\?codes=[A-Z0-9-]+,[A-Z0-9-]+$/);
  const rolling = page.getByRole('region', { name: 'Rolling returns' });
  await expect(rolling.getByRole('rowheader')).toHaveCount(2);
  await expect(rolling.getByRole('cell').first()).toHaveText(/%$/);
  await expect(page.getByRole('region', { name: 'Portfolio overlap' })).toContainText('%');
  await expectAccessible(page, 'two funds compared');
});

test('I1: two funds are in sight side by side on a phone, without scrolling sideways', async ({
  page,
  db,
}) => {
  const funds = await db.query<{ code: string }>(
    `SELECT code FROM schemes WHERE rolling_3y IS NOT NULL ORDER BY length(name) DESC LIMIT 3`,
  );
  for (const count of [2, 3]) {
    const codes = funds.slice(0, count).map(({ code }) => code);
    await page.goto(`/mutual-funds/compare?codes=${codes.join(',')}`);
    const facts = page.getByRole('region', { name: 'Overview' });
    await expect(facts.getByRole('columnheader')).toHaveCount(count);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const rows = facts.locator('thead tr, tbody tr');
      const cut = await rows.evaluateAll((all) =>
        all.flatMap((row) =>
          [...row.querySelectorAll(':scope > :not([scope="row"])')]
            .filter((cell) => cell.getClientRects().length > 0)
            .slice(0, 2)
            .filter((cell) => {
              const { left, right } = cell.getBoundingClientRect();
              return left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth;
            })
            .map((cell) => `${row.textContent}: ${cell.textContent}`),
        ),
      );
      expect(cut, `${count} funds at ${width} px`).toEqual([]);
    }
  }
});

test('I1: Back brings filters, page and place of the list back', async ({ page }) => {
  const list = new FundListPage(page);
  await page.goto(`${LIST}&sort_by=volatility&page=2`);
  const tenth = list.rows.nth(10).getByRole('link');
  const name = await tenth.textContent();
  await tenth.scrollIntoViewIfNeeded();
  await tenth.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!);
  await page.goBack();
  await expect(page).toHaveURL(`${LIST}&sort_by=volatility&page=2`);
  await expect(list.fund(name!)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Remove filter: 5 years or older' })).toBeVisible();
});

test('I1: the filtered list comes as a file with the same funds in the same order', async ({ page }) => {
  const list = new FundListPage(page);
  await page.goto('/mutual-funds/all?sub_category=ELSS&sort_by=expense_ratio');
  await expect(list.found).toBeVisible();
  const names = await list.rows.getByRole('link').allTextContents();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download list (CSV)' }).click();
  const lines = readFileSync(await (await coming).path(), 'utf8')
    .trimEnd()
    .split('\r\n')
    .slice(1);
  expect(lines.length).toBeGreaterThanOrEqual(names.length);
  for (const [row, name] of names.entries()) expect(shortFundName(lines[row]!)).toContain(name);
});

test('I2: the figures far down a fund’s page come when they are seen', async ({ page, db }) => {
  const [fund] = await db.query<{ slug: string }>(
    "SELECT slug FROM schemes WHERE direct AND reinvestment = 'Z' AND rolling_3y IS NOT NULL ORDER BY name LIMIT 1",
  );
  await page.goto(`/mutual-funds/fund/${fund!.slug}`);
  await page.getByRole('button', { name: 'Category median' }).click();
  await expect(page.getByRole('img', { name: /^Growth of / })).toBeVisible();
  const rolling = page.getByRole('region', { name: 'Rolling returns' });
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(rolling).toBeVisible({ timeout: 500 });
  }).toPass();
  await rolling.scrollIntoViewIfNeeded();
  await rolling.getByRole('button', { name: 'How it is calculated' }).click();
  await expect(rolling.getByRole('tooltip')).toContainText('÷');
  await expect(rolling.getByRole('rowheader').first()).toHaveText('1 year');
  await expectAccessible(page, 'figures of a fund');
});
