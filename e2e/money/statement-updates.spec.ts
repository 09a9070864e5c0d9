import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { investorWithStatement } from '../people/importer.ts';
import { enterAs } from '../people/investor.ts';

test('P6: a statement is requested, arrives encrypted, waits for its review, and later ones are added by themselves', async ({
  page,
  context,
  db,
  faults,
}) => {
  // The open preview is requested again while its import is applied.
  faults.allow(/status of 409/);
  const investor = await investorWithStatement(db);
  await enterAs(context, investor);
  await page.goto('/import');
  const main = page.getByRole('main');
  await expect(main.getByText('No automatic updates')).toBeVisible();
  await main.getByRole('button', { name: 'Update now' }).click();
  await expect(main.getByText('Waiting for your review')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'automatic updates');
  await main.getByRole('link', { name: 'Review' }).click();
  await expect(main.getByRole('heading', { name: 'Import preview' })).toBeVisible();
  await main.getByRole('button', { name: 'Apply import' }).click();
  await expect(page).toHaveURL('/import');
  await expect(main.getByRole('table', { name: 'Imported holdings' }).getByText('Complete')).toHaveCount(2);

  await main.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Frequency').selectOption('weekly');
  await dialog.getByLabel('Add new transactions without review').check();
  await expectAccessible(page, 'schedule of updates');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Every Monday')).toBeVisible();
  await expect(main.getByText(/Next statement on/)).toBeVisible();
  await main.getByRole('button', { name: 'Update now' }).click();
  await expect(main.getByText('Nothing new')).toBeVisible({ timeout: 30_000 });
});
