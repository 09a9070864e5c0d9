import readExcelFile from 'read-excel-file/node';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { giveUnits } from '../people/units.ts';
import { elssFund } from '../product/funds.ts';

test('P4: ELSS investments of a year count for 80C, unlock by allotment, and equal the workbook', async ({
  page,
  context,
  db,
}) => {
  const me = await readyInvestor(db);
  await enterAs(context, me);
  await page.goto('/reports/elss-report');
  const main = page.getByRole('main');
  await expect(main.getByText(/^No ELSS investments in FY/)).toBeVisible();

  await giveUnits(db, me, await elssFund(db), [
    { on: '2025-01-15', units: '800.0000', amount: '160000.00' },
    { on: '2026-05-04', units: '310.2500', amount: '60000.55' },
  ]);
  await page.goto('/portfolio');
  await main.getByRole('link', { name: 'ELSS report' }).click();
  await main.getByLabel('Financial year').selectOption('2024-25');
  await expect(page).toHaveURL(/year=2024-25/);
  await expect(main.getByText('₹10,000.00 of it is above the limit')).toBeVisible();
  const unlocks = main.getByRole('table', { name: 'Allotments that you hold, by unlock date' });
  await expect(unlocks.getByRole('row', { name: /16 Jan 2028/ })).toBeVisible();
  await expectAccessible(page, 'ELSS report');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await main.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('menuitem', { name: 'Workbook (XLSX)' }).click();
    })(),
  ]);
  expect(download.suggestedFilename()).toBe('elss-2024-25.xlsx');
  const sheets = await readExcelFile(await download.path());
  const written = sheets.find(({ sheet }) => sheet === 'Investments')!.data.slice(1);
  expect(written.map((row) => row.at(-1))).toEqual([160_000]);
});
