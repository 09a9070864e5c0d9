import { casPdf } from '../../api/src/testing/casPdf.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { investorWithStatement } from '../people/importer.ts';
import { enterAs } from '../people/investor.ts';

const PASSWORD = 'Statement#1';

test('P6: a statement with a password is opened, previewed, applied, shown in the report and undone', async ({
  page,
  context,
  db,
  faults,
}) => {
  // The file is refused without its password; a preview that is open while its import is applied is gone.
  faults.allow(/status of 4(09|22)/);
  const investor = await investorWithStatement(db);
  await enterAs(context, investor);
  await page.goto('/import');
  const main = page.getByRole('main');
  const buffer = await casPdf(investor.statement, { password: PASSWORD });
  const file = { name: 'cas.pdf', mimeType: 'application/pdf', buffer };
  await main.locator('input[type=file]').setInputFiles(file);
  await main.getByLabel('Statement password').fill('wrong');
  await main.getByRole('button', { name: 'Open statement' }).click();
  await expect(main.getByText("This password doesn't open the statement", { exact: false })).toBeVisible();
  await expectAccessible(page, 'statement password');
  await main.getByLabel('Statement password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Open statement' }).click();

  await expect(main.getByRole('heading', { name: 'Import preview' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Apply import' })).toBeDisabled();
  await expectAccessible(page, 'import preview');
  await main.getByLabel('Scheme', { exact: true }).selectOption('unlisted');
  await main.getByRole('button', { name: 'Confirm scheme' }).click();
  await main.getByRole('button', { name: 'Apply import' }).click();

  await expect(page).toHaveURL('/import');
  await expect(main.getByRole('row', { name: /Folio 777001/ })).toContainText('Complete');
  await expect(main.getByRole('row', { name: /Folio 777002/ })).toContainText('Details missing');
  await expectAccessible(page, 'import');
  await page.goto('/reports/transactions');
  await expect(main.getByRole('row', { name: /777001/ })).toHaveCount(3);

  await page.goto('/import');
  await main.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(main.getByRole('table', { name: 'Imported holdings' })).toHaveCount(0);
  await page.goto('/reports/transactions');
  await expect(main.getByText('777001')).toHaveCount(0);
});
