import { expect, test } from './fixtures.ts';
import { expectAccessible, expectNoSideways, settled } from './pages/access.ts';
import { Chrome } from './pages/Chrome.ts';
import { expectSameLife, markLife } from './pages/pageLife.ts';
import { SCREENS } from './pages/screens.ts';
import { enterAs } from './people/investor.ts';

for (const { name, path, as, named } of SCREENS) {
  test(`S19: ${name} is accessible in both themes and languages and fits small screens`, async ({
    page,
    context,
    db,
    phone,
  }) => {
    const investor = await as?.(db);
    if (investor) await enterAs(context, investor);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(typeof path === 'string' ? path : await path(db, investor));
    await settled(page);
    await expectAccessible(page, phone ? 'English' : 'light');
    if (!phone) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, 'dark');
      return;
    }
    await expectNoSideways(page, 390);
    await expectNoSideways(page, 320);
    await page.setViewportSize({ width: 390, height: 844 });
    await markLife(page);
    await new Chrome(page).prefer('हिन्दी');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    if (!named) await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097f]/);
    await settled(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'Hindi, dark');
    await expectNoSideways(page, 320);
    await expectSameLife(page);
  });
}

test('S18: a chosen theme and language stay after a reload and reach the other tab', async ({
  page,
  context,
}) => {
  const html = page.locator('html');
  const chrome = new Chrome(page);
  await page.goto('/gold');
  await expect(chrome.logIn).toBeVisible();
  const other = await context.newPage();
  await other.goto('/insurance');
  await chrome.prefer('Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await chrome.prefer('हिन्दी');
  await expect(html).toHaveAttribute('lang', 'hi');
  await expect(other.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('lang', 'hi');
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(14, 20, 19)');
});
