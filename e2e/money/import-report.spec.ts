import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { investorWithStatement } from '../people/importer.ts';
import { enterAs } from '../people/investor.ts';

test('P6: a statement leads to a holding and its gain, a folio that does not add up keeps the tax report a draft, and undoing takes both away', async ({
  page,
  context,
  db,
  faults,
}) => {
  test.slow();
  // A preview that is open while its import is applied is gone.
  faults.allow(/status of 409/);
  const investor = await investorWithStatement(db);
  await enterAs(context, investor);
  const main = page.getByRole('main');
  const upload = async (name: string, statement: string) => {
    await page.goto('/import');
    await main
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(statement) });
    await expect(main.getByRole('heading', { name: 'Import preview' })).toBeVisible();
    await main.getByLabel('Scheme', { exact: true }).selectOption('skipped');
    await main.getByRole('button', { name: 'Confirm scheme' }).click();
    await main.getByRole('button', { name: 'Apply import' }).click();
    await expect(page).toHaveURL('/import');
  };
  const undo = async () => {
    await page.goto('/import');
    await main.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(main.getByRole('table', { name: 'Imported holdings' })).toHaveCount(0);
  };
  const report = () => page.goto('/reports/capital-gains?year=2025-26');

  await upload('cas.txt', investor.statement);
  await expect(main.getByRole('row', { name: /Folio 777001/ })).toContainText('Complete');
  await report();
  await expect(main.getByRole('row', { name: /777001 \/ 0 · 40\.000 units/ })).toContainText('₹480.00');
  await expect(main.getByText('Some imported folios are incomplete', { exact: false })).toHaveCount(0);
  await undo();

  await upload('wrong.txt', investor.statement.replace('(2,480.00)\t\t-40.000', '(2,480.00)\t\t-41.000'));
  await expect(main.getByRole('row', { name: /Folio 777001/ })).toContainText("Doesn't match");
  await report();
  await expect(main.getByText('Some imported folios are incomplete', { exact: false })).toBeVisible();
  await expect(
    main.getByText("The transactions don't lead to the closing balance.", { exact: false }),
  ).toBeVisible();
  await expectAccessible(page, 'draft of the capital gains');
  await undo();
  await report();
  await expect(main.getByText('Some imported folios are incomplete', { exact: false })).toHaveCount(0);
});
