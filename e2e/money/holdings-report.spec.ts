import readExcelFile from 'read-excel-file/node';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { giveUnits } from '../people/units.ts';
import { elssFund } from '../product/funds.ts';

test('P4: holdings on a past day are those of that day, and equal the workbook', async ({
  page,
  context,
  db,
  faults,
}) => {
  const me = await readyInvestor(db);
  await enterAs(context, me);
  // The last choice of days is refused.
  faults.allow(/status of 422/);
  await giveUnits(db, me, await elssFund(db), [
    { on: '2025-01-15', units: '800.1230', amount: '160000.55' },
    { on: '2025-04-01', units: '310.2500', amount: '60000.05' },
  ]);
  await page.goto('/portfolio');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Holdings on a day' }).click();
  await expect(main.getByText('₹2,20,000.60').first()).toBeVisible();
  await expectAccessible(page, 'holdings on a day');

  const show = async (day: string) => {
    await main.getByLabel('Date', { exact: true }).fill(day);
    // A second click within half a second of the first does not count.
    await expect(async () => {
      await main.getByRole('button', { name: 'Show holdings' }).click();
      await expect(page).toHaveURL(new RegExp(`date=${day}`), { timeout: 1_000 });
    }).toPass();
  };
  await show('2025-03-31');
  await expect(main.getByText('₹1,60,000.55').first()).toBeVisible();
  const rows = main.getByRole('table', { name: 'Holdings at the end of the day' }).locator('tbody tr');
  // The second purchase was paid on that day, and its units are of the next.
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Money in transit');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await main.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('menuitem', { name: 'Workbook (XLSX)' }).click();
    })(),
  ]);
  expect(download.suggestedFilename()).toBe('holdings-2025-03-31.xlsx');
  const sheets = await readExcelFile(await download.path());
  const [written] = sheets.find(({ sheet }) => sheet === 'Holdings')!.data.slice(1);
  expect([written![3], written![6]]).toEqual([800.123, 160_000.55]);
  const value = `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(Number(written![7]))}`;
  await expect(rows.first()).toContainText(value);

  await show('2025-01-10');
  await expect(main.getByText('You held nothing on 10 Jan 2025')).toBeVisible();
  await show('2099-01-01');
  await expect(main.getByText('Choose a day up to today.')).toBeVisible();
});
