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
  // The file is refused without its password; an applied preview and a holding whose import is undone are gone.
  faults.allow(/status of 4(04|09|22)/);
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
  await page.goto('/portfolio');
  const held = main.getByRole('region', { name: 'All holdings' });
  await held.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(main.getByRole('region', { name: /^Folio 777002/ })).toBeVisible();
  await expectAccessible(page, 'imported holding');
  const holding = page.url();

  await page.goto('/import');
  await main.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(main.getByRole('table', { name: 'Imported holdings' })).toHaveCount(0);
  await page.goto('/reports/transactions');
  await expect(main.getByText('777001')).toHaveCount(0);
  await page.goto(holding);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('777002')).toHaveCount(0);
});
