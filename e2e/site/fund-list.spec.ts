import { expect, test } from '../fixtures.ts';
import { expectNoSideways } from '../pages/checks/access.ts';
import { FundListPage } from '../pages/FundListPage.ts';
import { openRendered, untilRendered } from '../pages/checks/takeover.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('I1: funds are filtered, sorted and paged by a form and links', async ({ page }) => {
    const list = new FundListPage(page);
    await openRendered(page, '/mutual-funds/all');
    await page.getByRole('checkbox', { name: /^Debt/ }).check();
    await page.getByLabel('Sort by').selectOption('Name');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/category=Debt/);
    await expect(page).toHaveURL(/sort_by=name/);
    await untilRendered(page);
    await expect(page.getByRole('checkbox', { name: /^Debt/ })).toBeChecked();
    const first = await list.rows.first().getByRole('link').textContent();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/mutual-funds/all?category=Debt&sort_by=name&page=2');
    await untilRendered(page);
    await expect(list.rows.first().getByRole('link')).not.toHaveText(first!);
    await page.getByRole('link', { name: 'Remove filter: Debt' }).click();
    await expect(page).toHaveURL('/mutual-funds/all?sort_by=name');
    await untilRendered(page);
    await expectNoSideways(page, 320);
  });
});
