import readExcelFile from 'read-excel-file/node';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { giveUnits } from '../people/units.ts';
import { elssFund, fundInStepsOf } from '../product/funds.ts';

test('P4: filtered transactions equal the workbook and the CSV, to the paisa', async ({
  page,
  context,
  db,
  faults,
}) => {
  const me = await readyInvestor(db);
  await enterAs(context, me);
  // The last choice of days is refused.
  faults.allow(/status of 422/);
  await page.goto('/reports/transactions');
  const main = page.getByRole('main');
  await expect(main.getByText('No transactions yet')).toBeVisible();

  const elss = await elssFund(db);
  const folio = await giveUnits(db, me, elss, [
    { on: '2025-01-15', units: '800.1230', amount: '160000.55' },
    { on: '2025-03-31', units: '10.5000', amount: '2000.45' },
    { on: '2025-04-01', units: '310.2500', amount: '60000.05' },
  ]);
  await giveUnits(db, me, (await fundInStepsOf(db, 1)).code, [
    { on: '2025-02-03', units: '50', amount: '700.00' },
  ]);
  await page.goto('/portfolio');
  await main.getByRole('link', { name: 'Transactions' }).click();
  const rows = main.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
  await expect(rows).toHaveCount(4);
  await expectAccessible(page, 'transactions report');

  await main.getByLabel('Search').fill(folio);
  await main.getByLabel('To').fill('2025-03-31');
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(new RegExp(`search=${folio}&to=2025-03-31`));
  await expect(rows).toHaveCount(2);
  await expect(main.getByText('₹1,62,001.00')).toBeVisible();
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => row.lastElementChild!.firstChild!.textContent!),
  );
  const amounts = shown.map((text) => Number(text.replaceAll(/[₹,]/g, '')));
  expect(amounts).toEqual([2000.45, 160_000.55]);

  const download = async (item: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await main.getByRole('button', { name: 'Download' }).click();
        await page.getByRole('menuitem', { name: item }).click();
      })(),
    ]);
    return file;
  };
  const workbook = await download('Workbook (XLSX)');
  expect(workbook.suggestedFilename()).toBe('transactions.xlsx');
  const sheets = await readExcelFile(await workbook.path());
  const data = (name: string) => sheets.find(({ sheet }) => sheet === name)!.data.slice(1);
  expect(data('Transactions').map((row) => row[7])).toEqual(amounts);
  expect(data('Summary')).toEqual([
    ['Money in', 162_001],
    ['Money out', 0],
  ]);
  const csv = await download('All transactions (CSV)');
  const text = await (await csv.createReadStream()).toArray();
  const lines = Buffer.concat(text as Buffer[])
    .toString()
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(',2000.45,');

  await main.getByLabel('To').fill('2025-01-01');
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(main.getByText('No transactions match your filters')).toBeVisible();
  await main.getByLabel('From').fill('2025-02-01');
  // A second click within half a second of the first does not count.
  await expect(async () => {
    await main.getByRole('button', { name: 'Apply filters' }).click();
    await expect(main.getByText('The first day must not be after the last day.')).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
});
