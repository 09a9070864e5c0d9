import { expect, test } from '../fixtures.ts';
import { settled } from '../pages/checks/access.ts';
import { SearchDialog } from '../pages/SearchDialog.ts';
import { expectDense, ROW_HEIGHTS } from '../pages/checks/density.ts';
import { LISTS } from '../pages/checks/lists.ts';
import { broken, ROWS } from '../pages/checks/rows.ts';
import { inVisits } from '../pages/screens/screens.ts';
import { enterAs } from '../people/investor.ts';
import { investorWithLists } from '../people/lists.ts';

const full = process.env.SANCHAY_FULL === '1';

/** Screens of one visit, because a browser's first page costs most. */
const visits = [...Map.groupBy(LISTS, ({ as }) => as).values()].flatMap((screens) => inVisits(screens, 7));

for (const [index, screens] of visits.entries()) {
  // In a short run each screen is measured in one language.
  for (const language of full ? ['en', 'hi'] : [index % 2 ? 'hi' : 'en']) {
    const names = screens.map(({ name }) => name).join(', ');
    test(`S19: rows of lists have at most two lines, whole rupees and short fund names in ${language}: ${names}`, async ({
      page,
      context,
      db,
      faults,
    }) => {
      const investor = await screens[0]!.as?.(db);
      if (investor) await enterAs(context, investor);
      for (const { name, path, filled, allows } of screens) {
        await test.step(name, async () => {
          if (allows) faults.allow(allows);
          const place = typeof path === 'string' ? path : await path(db, investor);
          const address = new URL(place, 'http://list.invalid');
          address.searchParams.set('lang', language);
          await page.goto(address.pathname + address.search);
          if (filled) await expect(page.locator(ROWS).first()).toBeVisible();
          for (const { width } of ROW_HEIGHTS) {
            await page.setViewportSize({ width, height: 900 });
            await settled(page);
            await expectDense(page, `${name}, ${language}`, width);
          }
        });
      }
    });
  }
}

test('S19: notifications and search results have rows of two lines', async ({ page, context, db }) => {
  await enterAs(context, await investorWithLists(db));
  for (const { width, most } of ROW_HEIGHTS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/dashboard');
    await settled(page);
    await page.locator('summary', { hasText: 'Notifications' }).filter({ visible: true }).click();
    await expect(page.locator('details[open] [data-row]')).toHaveCount(2);
    expect
      .soft(await broken(page, most, 'details[open] [data-row]'), `notifications, ${width} px`)
      .toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    const search = new SearchDialog(page);
    await search.field.fill('financial services');
    await expect(search.options.first()).toBeVisible();
    expect
      .soft(await broken(page, most, '[role="dialog"] [role="option"]'), `search, ${width} px`)
      .toEqual([]);
  }
});
