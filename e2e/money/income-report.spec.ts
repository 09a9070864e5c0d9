import { readFile } from 'node:fs/promises';
import readExcelFile from 'read-excel-file/node';
import { pdfText } from '../../api/src/testing/pdfText.ts';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { enterAs } from '../people/investor.ts';
import { investorWithOtherAssets } from '../people/otherAssets.ts';

const rupeesOf = (text: string): number => Number(text.replace('\u2212', '-').replaceAll(/[₹,+]/g, ''));

test('P4: interest of a year is shown by source, and is the same in workbook, CSV and PDF', async ({
  page,
  context,
  db,
}) => {
  await enterAs(context, await investorWithOtherAssets(db));
  await page.goto('/portfolio');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Income', exact: true }).click();
  await expect(page).toHaveURL(/\/reports\/income$/);
  const rows = main.getByRole('table', { name: 'Interest of the year by source' }).locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await expect(main.getByText(/^No foreign assets in this account/)).toBeVisible();
  await expectAccessible(page, 'income report');

  const fileOf = async (item: string): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await main.getByRole('button', { name: 'Download' }).click();
        await page.getByRole('menuitem', { name: item }).click();
      })(),
    ]);
    return file.path();
  };
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => [...row.textContent.matchAll(/[+\u2212]?₹[\d,]+\.\d\d/g)].map(([amount]) => amount)),
  );
  const sheets = await readExcelFile(await fileOf('Workbook (XLSX)'));
  const written = sheets.find(({ sheet }) => sheet === 'Interest')!.data.slice(1);
  const csv = (await readFile(await fileOf('Interest (CSV)'), 'utf8')).trim().split('\r\n').slice(1);
  const pdf = pdfText(await readFile(await fileOf('Report (PDF)')));
  expect(csv).toHaveLength(shown.length);
  for (const [index, amounts] of shown.entries())
    for (const amount of amounts) {
      expect(written[index]).toContain(rupeesOf(amount));
      expect(csv[index]!.split(',')).toContain(String(rupeesOf(amount)));
      expect(pdf).toContain(amount.replace('\u2212', '-').replace(/[₹+]/, ''));
    }
});
