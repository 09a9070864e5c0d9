import { readFile } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/node';
import { pdfText } from '../../api/src/testing/pdfText.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { giveBank } from '../people/bank.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { sellUnits } from '../people/sale.ts';
import { giveUnits } from '../people/units.ts';
import { fundInStepsOf } from '../product/funds.ts';

const LOTS = [
  { on: '2024-11-18', units: '100', amount: '1000.00' },
  { on: '2026-09-01', units: '100', amount: '1100.00' },
];
/** Rupees of a text like ₹1,234.50 or −₹5.00. */
const rupeesOf = (text: string): number => Number(text.replace('\u2212', '-').replaceAll(/[₹,+]/g, ''));

test('P4: the capital gains of a year are shown by lot, reduced by losses of earlier years, and equal in the workbook', async ({
  page,
  context,
  db,
  clock,
}) => {
  test.slow();
  const [fund, me] = [await fundInStepsOf(db, 1), await readyInvestor(db)];
  await giveBank(db, me);
  const folio_no = await giveUnits(db, me, fund.code, LOTS);
  await enterAs(context, me);
  await page.goto('/reports/capital-gains');
  const main = page.getByRole('main');
  await expect(main.getByText('No sales in FY 2026-\u206027')).toBeVisible();
  const { nav_date } = await sellUnits(me, { code: fund.code, folio_no, by: 'units', units: 150 });
  await clock.moveTo(`${nav_date}T23:59:00+05:30`);

  await page.goto('/portfolio');
  await main.getByRole('link', { name: 'Capital gains' }).click();
  const lots = main.getByRole('table', { name: 'Lots sold in the year' });
  await expect(lots.getByRole('row')).toHaveCount(3);
  await expect(main.getByText(/^Draft as of/)).toBeVisible();
  const heads = main.getByRole('table', { name: 'Gains and tax by type' });
  await expect(heads.getByRole('row', { name: /Equity, short-term/ })).toBeVisible();
  await expect(heads.getByRole('row', { name: /Equity, long-term/ })).toBeVisible();
  await expectAccessible(page, 'capital gains');

  const fileOf = async (item: string) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await main.getByRole('button', { name: 'Download' }).click();
        await page.getByRole('menuitem', { name: item }).click();
      })(),
    ]);
    return file;
  };
  const download = await fileOf('Workbook (XLSX)');
  expect(download.suggestedFilename()).toBe('capital-gains-2026-27.xlsx');
  const sheets = await readExcelFile(await download.path());
  const [titles, ...written] = sheets.find(({ sheet }) => sheet === 'Lots')!.data;
  const gain = titles!.indexOf('Gain');
  const shown = await lots
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => /[+\u2212]?₹[\d,]+\.\d\d/.exec(row.lastElementChild!.textContent)![0]),
    );
  expect(written.map((row) => row[gain])).toEqual(shown.map(rupeesOf));

  // Every amount that the table shows stands in the CSV and the PDF to the paisa, lot by lot.
  const csv = (await readFile(await (await fileOf('All lots (CSV)')).path(), 'utf8')).trim().split('\r\n');
  const pdf = pdfText(await readFile(await (await fileOf('Report (PDF)')).path()));
  const cells = await lots
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.textContent.matchAll(/[+\u2212]?₹[\d,]+\.\d\d/g)].map(([amount]) => amount)),
    );
  expect(csv).toHaveLength(cells.length + 1);
  for (const [index, amounts] of cells.entries())
    for (const amount of amounts) {
      expect(csv[index + 1]!.split(',')).toContain(String(rupeesOf(amount)));
      expect(pdf).toContain(amount.replace('\u2212', '-').replace(/[₹+]/, ''));
    }

  const tax = main.getByText(/^₹[\d,]+\.\d\d$/).first();
  const before = rupeesOf((await tax.textContent())!);
  await main.getByRole('button', { name: 'Add losses' }).click();
  const form = page.getByRole('dialog', { name: 'Losses brought forward' });
  await form.getByLabel('Short-term loss').fill('100');
  await expectAccessible(page, 'losses of earlier years');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Usable until FY 2033-\u206034')).toBeVisible();
  await expect(tax).toHaveText(new RegExp(`^₹${(before - 20).toFixed(2)}$`));
});
