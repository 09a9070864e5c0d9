import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { giveBank } from '../people/bank.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { giveUnits } from '../people/units.ts';

test('P3: the analysis looks through two funds, shows their overlap and shows what they cost', async ({
  page,
  context,
  db,
}) => {
  test.slow();
  const me = await readyInvestor(db);
  await giveBank(db, me);
  const disclosed = await db.query<{ code: string }>(
    `SELECT s.code FROM schemes s JOIN scheme_holdings h ON h.house_code = s.house_code AND h.fund_name = s.fund_name
     JOIN stocks ON stocks.name = h.name
     WHERE s.direct AND s.reinvestment = 'Z' AND NOT s.closed AND s.sub_category = 'Large Cap' AND s.nav IS NOT NULL
     GROUP BY s.code ORDER BY s.code LIMIT 2`,
  );
  expect(disclosed).toHaveLength(2);
  for (const { code } of disclosed)
    await giveUnits(db, me, code, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
  await enterAs(context, me);
  await page.goto('/portfolio');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Portfolio analysis' }).click();

  const assets = main.getByRole('table', { name: 'Portfolio by asset' });
  await expect(assets.getByRole('row', { name: /^Equity/ })).toBeVisible();
  const shares = await assets
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Number.parseFloat(row.children[1]!.textContent)));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  await expectAccessible(page, 'portfolio analysis');

  await main
    .locator('label')
    .filter({ hasText: /^Company$/ })
    .click();
  await expect(page).toHaveURL(/by=companies/);
  await expect(
    main.getByRole('table', { name: 'Portfolio by company' }).getByRole('row').nth(1),
  ).toContainText('Equity');
  await page.reload();
  await expect(main.getByRole('table', { name: 'Portfolio by company' })).toBeVisible();

  const matrix = main.getByRole('table', { name: /^Overlap of each fund/ });
  const [first, second] = await matrix
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.textContent));
  const overlap = /(\d+)%/.exec(first!)![1]!;
  expect(second).toContain(`${overlap}%`);
  await expect(main.getByText('Expenses a year')).toBeVisible();
});
