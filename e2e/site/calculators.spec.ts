import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../fixtures.ts';
import { Slot } from '../pages/Slot.ts';
import { openRendered, untilRendered } from '../pages/checks/takeover.ts';

/** Every calculator with a query and the figure that it must lead to. */
const KNOWN: [name: string, query: string, figure: string][] = [
  ['sip', 'amount=1000&years=1', '₹12,809'],
  ['step-up-sip', '', '₹16,87,163'],
  ['required-sip', 'target=1000000&rate=11&months=24', '₹37,101.08'],
  ['lumpsum', '', '₹3,10,585'],
  ['mutual-fund-returns', 'once=150000&monthly=0&rate=3.66&years=1', '₹1,55,490'],
  ['swp', '', '₹39,643'],
  ['stp', 'corpus=5000000&transfer=50000&years=5&source_rate=6&order=transfer-first', '₹73,62,625'],
  ['fd', 'rate=10&interest=simple', '₹1,50,000'],
  ['rd', 'rate=8&years=1', '₹62,647'],
  ['ppf', '', '₹40,68,209'],
  ['nsc', '', '₹1,44,903'],
  ['epf', 'basic=15000&raise=0&years=1', '₹29,273'],
  ['nps', '', '₹22,793'],
  ['cagr', '', '14.87%'],
  ['inflation', 'amount=1000000&rate=6', '₹5,58,395'],
  ['xirr', 'd=2023-01-01&a=-10000&d=2024-01-01&a=11000', '10.00%'],
];

test('M2: every calculator opens from its own address with the figure that is published for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slot = new Slot(page, 'mfe-marketing');
  for (const [name, query, figure] of KNOWN) {
    await page.goto(`/calculators/${name}-calculator?${query}`, { waitUntil: 'domcontentloaded' });
    const result = slot.element.getByRole('region', { name: 'Your result' });
    await expect(result, name).toContainText(figure);
    await expect(result, name).not.toContainText(/NaN|Infinity/);
  }
  await slot.mounted();
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join())])).toEqual([]);
});

test('M2: hostile answers are explained, kept and never break the page', async ({ page }) => {
  await page.goto('/calculators/swp-calculator?corpus=%3Cscript%3E&rate=1e309');
  const slot = new Slot(page, 'mfe-marketing');
  await slot.mounted();
  const corpus = slot.element.getByRole('textbox', { name: 'Total investment' });
  await expect(corpus).toHaveValue('<script>');
  await expect(slot.element.getByText('Enter a valid number')).toHaveCount(2);
  await corpus.fill('₹ १,००,०००');
  await slot.element.getByRole('textbox', { name: 'Expected return (p.a.)' }).fill('10');
  await expect(slot.element.getByText('Enter a valid number')).toHaveCount(0);
  await corpus.blur();
  await expect(corpus).toHaveValue('1,00,000');
  await expect(slot.element.getByText('Your money runs out in month 11')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/NaN|Infinity/);
});

test('M2: answers stand in the address, come back after a reload, and go along as a file', async ({
  page,
}) => {
  await page.goto('/calculators/fd-calculator');
  const slot = new Slot(page, 'mfe-marketing');
  await slot.mounted();
  const amount = slot.element.getByRole('textbox', { name: 'Deposit amount' });
  await amount.fill('2 lakh');
  await slot.element.getByRole('radio', { name: /Simple, paid at maturity/ }).check();
  await expect(page).toHaveURL('/calculators/fd-calculator?amount=200000&interest=simple');
  await page.reload();
  await slot.mounted();
  await expect(amount).toHaveValue('2,00,000');
  await expect(slot.element.getByRole('radio', { name: /Simple, paid at maturity/ })).toBeChecked();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    slot.element.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('fd-by-year.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toBe('\uFEFFYear,Total deposits,Value,Interest');
  expect(lines[1]).toMatch(/^1,200000\.00,21\d{4}\.\d\d,1\d{4}\.\d\d$/);
});

test('M2: a calculator that there is not is a real 404', async ({ page, faults }) => {
  faults.allow(/status of 404.*\/calculators\/loan-calculator/);
  const answer = await openRendered(page, '/calculators/loan-calculator');
  expect(answer.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Looks like you got off at the wrong stop.',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('M2: a calculator works as plain HTML', async ({ page }) => {
    await openRendered(page, '/calculators/sip-calculator');
    await page.getByRole('textbox', { name: 'Monthly amount' }).fill('1000');
    await page.getByRole('textbox', { name: 'Time period' }).fill('18');
    await page.getByRole('combobox', { name: 'Unit of time' }).selectOption('months');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page).toHaveURL(/years=|months=|1000/);
    await untilRendered(page);
    const result = page.getByRole('region', { name: 'Your result' });
    await expect(result).toContainText('Value after 18 months');
    await expect(result).toContainText('₹19,811');
  });
});
