import { expect, test } from '../fixtures.ts';
import { CartPage } from '../pages/CartPage.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { giveBank } from '../people/bank.ts';
import { callApi } from '../people/callApi.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { giveKyc } from '../people/kycRecord.ts';
import { activateHarvesting } from '../people/subscriptions.ts';
import { giveUnits } from '../people/units.ts';
import { fundInStepsOf } from '../product/funds.ts';

interface Runs {
  data: {
    runs: {
      legs: { sale_id: string; payout_date: string; order_id: string | null; status: string }[];
    }[];
  };
}

const GAIN = [{ on: '2024-11-18', units: '4000', amount: '10000.00' }];

test('P5: a plan is agreed to once, redeemed, bought back and listed by year', async ({
  page,
  context,
  db,
  clock,
}) => {
  test.slow();
  const [fund, me] = [await fundInStepsOf(db, 1), await readyInvestor(db)];
  await giveBank(db, me);
  await giveKyc(db, me);
  await giveUnits(db, me, fund.code, GAIN);
  await enterAs(context, me);
  await activateHarvesting(page);
  await page.goto('/tax-harvesting');
  const main = page.getByRole('main');
  await expect(main.getByText(/^I request to redeem/)).toContainText('I place and pay for the purchases');
  await expectAccessible(page, 'a harvesting plan');
  await main.getByRole('checkbox', { name: 'I agree' }).check();
  await main.getByRole('button', { name: 'Confirm with OTP' }).click();
  await confirmWithOtp(page, me.email);
  await expect(main.getByText('Redeeming', { exact: true })).toBeVisible();

  const leg = async () =>
    (await callApi<Runs>('GET', '/api/v3/tax_harvesting/runs.json', { token: me.token })).data.runs[0]!
      .legs[0]!;
  const { sale_id: saleId } = await leg();
  const sale = async () =>
    (
      await callApi<{ data: { nav_date: string; status: string } }>(
        'GET',
        `/api/v3/redemptions/${saleId}.json`,
        {
          token: me.token,
        },
      )
    ).data;
  await clock.moveTo(`${(await sale()).nav_date}T23:59:00+05:30`);
  // A sale that is priced only on the day of its payout is paid on the next one.
  await expect.poll(async () => (await sale()).status).toBe('priced');
  await clock.moveTo(`${(await leg()).payout_date}T12:00:00+05:30`);
  await expect.poll(async () => (await leg()).status).toBe('settled');
  await page.reload();
  await expectAccessible(page, 'a harvest that waits for the purchase');
  await main.getByRole('button', { name: /^Buy back for ₹/ }).click();
  await main.getByRole('link', { name: 'Open cart' }).click();
  const cart = new CartPage(page);
  const gateway = await GatewayPage.openedBy(page, () => cart.payAs(me));
  await gateway.pay.click();
  await expect(page).toHaveURL(/\/orders/);
  const { data: order } = await callApi<{ data: { allotment_date_expected: string | null } }>(
    'GET',
    `/api/v3/orders/${(await leg()).order_id!}.json`,
    { token: me.token },
  );
  await clock.moveTo(`${order.allotment_date_expected!}T23:59:00+05:30`);
  await expect.poll(async () => (await leg()).status).toBe('completed');
  await page.goto('/tax-harvesting');
  await expect(
    main
      .getByText(/bought back: NAV/)
      .or(main.getByText(/Bought back: 1 of 1/))
      .first(),
  ).toBeVisible();
});
