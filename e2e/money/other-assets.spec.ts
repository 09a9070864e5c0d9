import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';

test('P2: an asset that is held elsewhere is recorded, counts in the net worth, is changed, deleted and restored', async ({
  page,
  context,
  db,
  faults,
}) => {
  // A date in the future is refused.
  faults.allow(/status of 422/);
  await enterAs(context, await readyInvestor(db));
  await page.goto('/portfolio/other-assets');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add an asset' }).click();
  await main.getByLabel('Type').selectOption('Bank deposit');
  await main.getByLabel('Name').fill('FD, "2 years" 🏦');
  await main.getByLabel('Interest rate a year').fill('7');
  await main.getByLabel('Date', { exact: true }).fill('2025-01-01');
  await main.getByLabel('Amount').fill('100000');
  await expectAccessible(page, 'new asset');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/portfolio/other-assets');
  await expect(main.getByRole('row', { name: /FD, "2 years"/ })).toContainText('With interest');
  await expectAccessible(page, 'other assets');

  await page.goto('/portfolio');
  await expect(main.getByRole('region', { name: 'Other assets' })).toBeVisible();
  await main.getByText('With Sanchay', { exact: true }).click();
  await expect(page).toHaveURL(/other=exclude/);
  await expect(main.getByRole('region', { name: 'Other assets' })).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('region', { name: 'Other assets' })).toHaveCount(0);
  await main.getByText('All assets', { exact: true }).click();
  await main.getByRole('link', { name: 'FD, "2 years"' }).click();
  await expectAccessible(page, 'one asset');
  await main.getByRole('button', { name: 'Update' }).click();
  await main.getByLabel('Date', { exact: true }).fill('2099-01-01');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Enter today or an earlier date.')).toBeVisible();
  await main.getByRole('button', { name: 'Cancel' }).click();
  await main.getByRole('button', { name: 'Delete' }).click();
  await expect(main.getByText('No other assets yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('row', { name: /FD, "2 years"/ })).toBeVisible();
});
