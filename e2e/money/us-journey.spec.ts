import { addDays, usSessionFrom, usSessionOn } from '@sanchay/finance';
import { expect, test } from '../fixtures.ts';
import { expectDense, ROW_HEIGHTS } from '../pages/checks/density.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { openUsAccount, payIntoUsWallet } from '../pages/UsAccountSetUp.ts';
import { investorWithBank } from '../people/dollars.ts';
import { enterAs } from '../people/investor.ts';
import { HELD_US_SHARE } from '../people/usShares.ts';

const WEEK_MS = 7 * 86_400_000;
const HOUR_MS = 3_600_000;
/** The clock goes through two months. */
const JOURNEY_MS = 300_000;

test('I7: from the account over a dividend and a sale to the bank, in dollars and rupees, with Schedule FA', async ({
  page,
  context,
  db,
  clock,
}) => {
  test.setTimeout(JOURNEY_MS);
  const investor = await investorWithBank(db);
  await enterAs(context, investor);
  const main = page.getByRole('main');
  await openUsAccount(page);
  const partners = await payIntoUsWallet(page, investor.email);
  await clock.moveTo(new Date((await clock.now()).getTime() + WEEK_MS).toISOString());
  await expect(main.getByText('Dollars added to your wallet')).toBeVisible();

  const intoSession = async (): Promise<string> => {
    const { date, opens } = usSessionFrom(await clock.now());
    await clock.moveTo(new Date(opens.getTime() + HOUR_MS).toISOString());
    return date;
  };
  /** On the page of an order that was just placed: the broker trades it while the session lasts. */
  const traded = async (): Promise<void> => {
    await expect(page).toHaveURL(/\/us-stocks\/orders\/[\w-]+$/);
    const id = new URL(page.url()).pathname.split('/').at(-1)!;
    const state = async () =>
      (await db.query<{ state: string }>('SELECT state FROM us_orders WHERE id = $1', [id]))[0]?.state;
    await expect.poll(state, { timeout: 60_000 }).toBe('filled');
    await expect(main.getByText('Traded', { exact: true }).first()).toBeVisible();
  };
  const bought = await intoSession();
  await page.goto(`/us-stocks/${HELD_US_SHARE}`);
  await main.getByRole('link', { name: 'Buy', exact: true }).click();
  await main.getByLabel('Amount in dollars').fill('100');
  await main.getByRole('button', { name: /^Buy .* for \$100\.00/ }).click();
  await traded();

  let exDate = addDays(bought, 5);
  while (usSessionOn(exDate) === null) exDate = addDays(exDate, 1);
  const [share] = await db.query<{ symbol: string }>('SELECT symbol FROM us_stocks WHERE slug = $1', [
    HELD_US_SHARE,
  ]);
  const announced = await page.request.post(`${partners}/us-broker/corporate-actions`, {
    form: { share: share!.symbol, kind: 'dividend', per_share: '8', ex_date: exDate },
    maxRedirects: 0,
  });
  expect([announced.status(), await announced.text()]).toEqual([303, '']);
  await clock.moveTo(`${addDays(exDate, 2)}T12:00:00.000Z`);
  await clock.moveTo(`${addDays(exDate, 16)}T12:00:00.000Z`);

  await page.goto(`/us-stocks/holdings/${HELD_US_SHARE}`);
  const dividend = main.getByRole('row', { name: /^Dividend/ }).first();
  await expect(dividend.getByText(/^\$\d+\.\d\d withheld$/)).toBeVisible();
  await expect(dividend.getByText(/0\.\d+ × \$8\.00/)).toBeVisible();
  const seen = page.viewportSize()!;
  for (const { width } of ROW_HEIGHTS) {
    await page.setViewportSize({ width, height: 844 });
    await expectDense(page, 'US share with a dividend', width);
  }
  await page.setViewportSize(seen);
  const [paid] = await db.query<{ gross: number; withheld: number }>(
    `SELECT amount::float8 AS gross, withheld::float8 AS withheld FROM us_share_events
     WHERE portfolio_id = (SELECT p.id FROM portfolios p JOIN users u ON u.id = p.owner_id WHERE u.email = $1)
       AND amount > 0 ORDER BY amount DESC LIMIT 1`,
    [investor.email],
  );
  expect(paid!.withheld).toBeCloseTo(paid!.gross * 0.25, 1);
  await expect(dividend).toContainText(`+$${(paid!.gross - paid!.withheld).toFixed(2)}`);
  await expect(main.getByText('Gain from the dollar')).toBeVisible();

  const sold = await intoSession();
  await page.goto(`/us-stocks/${HELD_US_SHARE}/order?side=sell`);
  await main.getByRole('button', { name: 'Sell all shares' }).click();
  const held = main.getByLabel('Quantity');
  await expect(held).toHaveValue(/^0\.\d+$/);
  // The order of before stands until that of all shares is calculated.
  const all = Number(await held.inputValue());
  await main.getByRole('button', { name: `Sell ${all} shares` }).click();
  await confirmWithOtp(page, investor.email);
  await traded();
  await clock.moveTo(new Date((await clock.now()).getTime() + WEEK_MS).toISOString());

  await page.goto('/us-stocks/wallet');
  await expect(main.getByText(/^About ₹[\d,]+\.\d\d at /)).toBeVisible();
  await main.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await main.getByLabel('Amount in dollars').fill('500');
  await main.getByRole('button', { name: /^Withdraw ₹/ }).click();
  await confirmWithOtp(page, investor.email);
  await expect(page).toHaveURL(/\/us-stocks\/transfers\//);
  await expect(main.getByText('Withdrawal requested')).toBeVisible();
  await clock.moveTo(new Date((await clock.now()).getTime() + WEEK_MS).toISOString());
  await expect(main.getByText('Paid to your bank account')).toBeVisible();

  // Schedule FA of a calendar year is in the report of the financial year that begins in it.
  const year = Number(sold.slice(0, 4));
  const begins = new Date(`${year}-04-02T12:00:00.000+05:30`);
  if ((await clock.now()) < begins) await clock.moveTo(begins.toISOString());
  await page.goto(`/reports/income?year=${year}-${String((year + 1) % 100).padStart(2, '0')}`);
  const foreign = main.getByRole('table', { name: 'Foreign assets for Schedule FA' });
  await expect(foreign.getByRole('row', { name: /Altavane.*Sold for ₹/s })).toBeVisible();
});
