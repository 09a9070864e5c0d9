import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { giveBank } from '../people/bank.ts';
import { callApi } from '../people/callApi.ts';
import { codeSentTo, enterAs, readyInvestor, type Investor } from '../people/investor.ts';
import { giveUnits } from '../people/units.ts';
import { fundInStepsOf } from '../product/funds.ts';

interface Sale {
  nav_date: string;
  payout_date: string;
  net: number | null;
}

interface Returns {
  totals: Record<'realised_gain' | 'unrealised_gain' | 'income' | 'overall_gain', number>;
}

const LOTS = [
  { on: '2024-11-18', units: '100', amount: '4000.00' },
  { on: '2026-09-01', units: '100', amount: '5000.00' },
];

/** Agrees to what is shown, confirms it with the code that was sent, and comes to the order's page. @returns its id. */
async function agree(page: Page, me: Investor, button: string): Promise<string> {
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm with OTP' });
  await expect(dialog.getByText(/sent an OTP/)).toBeVisible();
  await dialog.getByRole('textbox').fill(await codeSentTo(me.email));
  await expect(page).toHaveURL(/\/orders\/sale\//);
  return page.url().split('/').at(-1)!;
}

test('I3: units are sold after lots, load and tax were shown, and the money comes with a timeline', async ({
  page,
  context,
  db,
  clock,
}) => {
  test.slow();
  const [fund, me] = [await fundInStepsOf(db, 1), await readyInvestor(db)];
  await giveBank(db, me);
  await giveUnits(db, me, fund.code, LOTS);
  await enterAs(context, me);
  await page.goto(`/orders/redeem/${fund.code}`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Units', exact: true }).check({ force: true });
  await main.getByLabel('Number of units').fill('150');
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('heading', { name: 'Review your order' })).toBeVisible();
  await expect(main.getByText('2 purchases redeemed, oldest first')).toBeVisible();
  await expect(main.getByText('Long-term capital gain (equity)').first()).toBeVisible();
  await expectAccessible(page, 'what a sale will bring');
  await page.goBack();
  await expect(main.getByLabel('Number of units')).toHaveValue('150');
  await page.goForward();

  const id = await agree(page, me, 'Confirm with OTP');
  await expect(main.getByText('Redemption request: 150.000 units.')).toBeVisible();
  const sale = async () =>
    (await callApi<{ data: Sale }>('GET', `/api/v3/redemptions/${id}.json`, { token: me.token })).data;
  const { nav_date, payout_date } = await sale();
  // Day by day: a sale that is priced after its payout hour is paid on the next banking day.
  await clock.moveTo(`${nav_date}T23:59:00+05:30`);
  await expect(main.getByText(/units sold at a NAV of/)).toBeVisible();
  await clock.moveTo(`${payout_date}T12:00:00+05:30`);
  await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();
  expect((await sale()).net).toBeGreaterThan(0);
  await expect(main.getByText(/was paid to your bank account on/)).toBeVisible();
  await page.goto('/orders?tab=recent');
  await expect(main.getByRole('row', { name: new RegExp(fund.shortName) })).toContainText('Paid');
});

test('I3: a switch stays in the house, shows both NAVs, and waits among the orders in process', async ({
  page,
  context,
  db,
  clock,
}) => {
  // Nobody else moves the clock meanwhile: what is agreed to names the day of its NAV.
  await clock.now();
  const [fund, me] = [await fundInStepsOf(db, 1), await readyInvestor(db)];
  await giveUnits(db, me, fund.code, LOTS);
  await enterAs(context, me);
  await page.goto(`/orders/switch/${fund.code}`);
  const main = page.getByRole('main');
  await main.getByLabel('Fund', { exact: true }).selectOption({ index: 1 });
  await main.getByRole('button', { name: 'Continue' }).click();
  await main.getByRole('radio', { name: 'All units' }).check({ force: true });
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText('Units allotted by')).toBeVisible();
  await expectAccessible(page, 'what a switch will bring');
  await agree(page, me, 'Confirm with OTP');
  await page.goto('/orders');
  await expect(main.getByRole('row', { name: new RegExp(fund.shortName) })).toContainText('Switch');
});

test('P1: after a part of a fund is sold, the dashboard shows its gain apart, and overall returns are the sum', async ({
  page,
  context,
  db,
  clock,
}) => {
  test.slow();
  const [fund, me] = [await fundInStepsOf(db, 1), await readyInvestor(db)];
  await giveBank(db, me);
  await giveUnits(db, me, fund.code, LOTS);
  await enterAs(context, me);
  await page.goto(`/orders/redeem/${fund.code}`);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Units', exact: true }).check({ force: true });
  await main.getByLabel('Number of units').fill('50');
  await main.getByRole('button', { name: 'Continue' }).click();
  const id = await agree(page, me, 'Confirm with OTP');
  const { data: sale } = await callApi<{ data: Sale }>('GET', `/api/v3/redemptions/${id}.json`, {
    token: me.token,
  });
  await clock.moveTo(`${sale.nav_date}T23:59:00+05:30`);
  await expect(main.getByText(/units sold at a NAV of/)).toBeVisible();

  await page.goto('/dashboard');
  const { data } = await callApi<{ data: Returns }>('GET', '/api/v3/portfolio/returns.json', {
    token: me.token,
  });
  const { realised_gain, unrealised_gain, income, overall_gain } = data.totals;
  const { data: priced } = await callApi<{ data: Sale }>('GET', `/api/v3/redemptions/${id}.json`, {
    token: me.token,
  });
  // 50 of the 100 units that had cost 4,000.
  expect(realised_gain).toBe(Number((priced.net! - 2000).toFixed(2)));
  expect(overall_gain).toBe(Number((realised_gain + unrealised_gain + income).toFixed(2)));
  const shown = (amount: number) =>
    amount.toLocaleString('en-IN', { maximumFractionDigits: 0, signDisplay: 'never' });
  const part = (name: string) =>
    main.getByRole('button', { name, exact: true }).locator('xpath=ancestor::dt/..');
  await expect(part('Realised gain')).toContainText(shown(realised_gain));
  await expect(part('Unrealised gain')).toContainText(shown(unrealised_gain));
  await expect(main.getByRole('button', { name: 'Overall returns' }).locator('xpath=../../..')).toContainText(
    shown(overall_gain),
  );
  await expectAccessible(page, 'the dashboard after a sale');
  await page.goto(`/portfolio/mutual-funds/${fund.code}`);
  await main.getByRole('button', { name: 'Realised gain', exact: true }).click();
  await expect(page.getByRole('tooltip')).toContainText('after exit load, charges and STT');
  await expectAccessible(page, 'a holding after a sale');
});
