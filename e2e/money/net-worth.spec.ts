import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { expectAccessible, expectNoSideways } from '../pages/checks/access.ts';
import { enterAs } from '../people/investor.ts';
import { investorWithOtherAssets } from '../people/otherAssets.ts';
import { giveUnits } from '../people/units.ts';
import { fundInStepsOf } from '../product/funds.ts';

test('P1: the net worth has what is held elsewhere, opens its flows and keeps the return that was chosen', async ({
  page,
  context,
  db,
}) => {
  const investor = await investorWithOtherAssets(db);
  const { code } = await fundInStepsOf(db, 1);
  await giveUnits(db, investor, code, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
  await enterAs(context, investor);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /^Net worth/ })).toBeVisible();
  await expect(main.getByText(/^Sanchay ₹.+ · Added by you ₹/)).toBeVisible();
  await expect(main.getByText(/^Assets ₹.+ · Loans ₹17,40,500$/)).toBeVisible();
  await expectAccessible(page, 'dashboard with other assets');
  await main.getByRole('button', { name: 'Show absolute return' }).click();
  await expect(main.getByRole('button', { name: 'Show XIRR' })).toBeVisible();
  await main.getByText('With Sanchay', { exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name: /^Total portfolio value/ })).toBeVisible();
  await page.reload();
  await expect(main.getByRole('heading', { level: 1, name: /^Total portfolio value/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Show XIRR' })).toBeVisible();

  await main.getByRole('link', { name: 'Deposits and withdrawals' }).click();
  await expect(page).toHaveURL('/portfolio/cash-flows?other=exclude');
  await expect(main.getByText('1 entry')).toBeVisible();
  await main.getByText('All assets', { exact: true }).click();
  await expect(main.getByText('4 entries')).toBeVisible();
  await expectAccessible(page, 'deposits and withdrawals');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  const rows = await main.getByRole('row').allInnerTexts();
  expect(lines).toHaveLength(rows.length);
  expect(lines.filter((line) => line.includes('Home loan'))).toEqual([
    '2026-09-01,"First outstanding amount","Home loan","Added by you",-1740500.00',
  ]);
  await expectNoSideways(page, 320);
});

test('P1: the net worth opens its calculation, which adds up to it in the file too, and each asset its own', async ({
  page,
  context,
  db,
}) => {
  const investor = await investorWithOtherAssets(db);
  const { code } = await fundInStepsOf(db, 1);
  await giveUnits(db, investor, code, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
  await enterAs(context, investor);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'See the calculation' }).click();
  const card = main.getByRole('region', { name: 'Net worth' });
  const total = await card.getByText(/ owned less ₹17,40,500\.00 owed: ₹/).innerText();
  const net = total.split('owed: ')[1]!.replace(/[₹,]/g, '');
  await expectAccessible(page, 'the calculation of the net worth');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  const values = lines.slice(1).map((line) => line.split(',').at(-1)!);
  const shown = await card.getByRole('row').locator('td:last-child').allInnerTexts();
  expect(shown.map((text) => text.replace('−', '-').replace(/[₹,]/g, ''))).toEqual(values.slice(0, -1));
  expect(values.at(-1)).toBe(net);
  const paise = values.slice(0, -1).reduce((sum, value) => sum + Math.round(Number(value) * 100), 0);
  expect(paise).toBe(Math.round(Number(net) * 100));

  await card.getByRole('link', { name: 'Flat in Pune' }).click();
  await expect(main.getByRole('link', { name: 'Open Flat in Pune' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'XIRR' }).getByText(/^XIRR is /)).toBeVisible();
  await expectAccessible(page, 'the calculation of one asset');
  await expectNoSideways(page, 320);
  await page.goBack();
  await expect(card.getByText(total)).toBeVisible();
});

test('P2: a holding is compared with the same payments elsewhere, with its calculation', async ({
  page,
  context,
  db,
}) => {
  const investor = await investorWithOtherAssets(db);
  const { code } = await fundInStepsOf(db, 1);
  await giveUnits(db, investor, code, [
    { on: '2024-11-18', units: '100', amount: '4000.00' },
    { on: '2025-11-18', units: '100', amount: '4500.00' },
  ]);
  await enterAs(context, investor);
  await page.goto(`/portfolio/mutual-funds/${code}`);
  const card = page.getByRole('region', { name: 'Compare with the same payments' });
  await expect(card.getByText(/ (more|less) than in Nifty 50$/)).toBeVisible();
  await card.getByText('See the calculation').click();
  await expect(card.getByRole('table', { name: 'Your payments in Nifty 50' }).getByRole('row')).toHaveCount(
    3,
  );
  await expectAccessible(page, 'a compared holding');
  await card.getByText('FD at 6.5%').click();
  await expect(card.getByText(/ (more|less) than in FD at 6\.5%$/)).toBeVisible();
});

test('P2: rows of a spreadsheet are pasted all or not at all', async ({ page, context, db }) => {
  await enterAs(context, await investorWithOtherAssets(db));
  await page.goto('/portfolio/other-assets/new?type=ppf');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('PPF');
  await main.getByLabel('Interest rate a year').fill('7.1');
  await main.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste entries from a spreadsheet' });
  await expectAccessible(page, 'pasting entries');
  await dialog.getByLabel('Rows').fill('Date\tAmount\n05/04/2024\t1,50,000\n05/04/2025\t$500\n05/04/2099\t1');
  await dialog.getByRole('button', { name: 'Add entries' }).click();
  await expect(dialog.getByText('2 rows need a correction. Nothing was added.')).toBeVisible();
  await expect(dialog.getByText(/^Row 3 .*enter the amount in rupees$/)).toBeVisible();
  await dialog.getByLabel('Rows').fill('05/04/2024\t1,50,000\n05/04/2025\t1,50,000');
  // Buttons ignore a second click right after the first one.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Add entries' }).click({ timeout: 1_000 });
    await expect(dialog).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/portfolio/other-assets');
  await expect(main.getByRole('row', { name: /PPF/ }).getByRole('cell', { name: '₹3,00,000' })).toBeVisible();
});
