import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { CartPage } from '../pages/CartPage.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { OrdersPage } from '../pages/OrderPages.ts';
import { giveBank } from '../people/bank.ts';
import { askApi, callApi } from '../people/callApi.ts';
import { putIntoCart } from '../people/cart.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { sellUnits } from '../people/sale.ts';
import { giveUnits } from '../people/units.ts';
import { fundInStepsOf } from '../product/funds.ts';

interface Order {
  status: string;
  folio_no: string | null;
  allotment_date_expected: string | null;
}

test('I4: an amount due after a chargeback is paid, and units can be redeemed again', async ({
  page,
  context,
  db,
  clock,
}) => {
  test.slow();
  const [fund, me] = [await fundInStepsOf(db, 1), await readyInvestor(db)];
  await giveBank(db, me);
  const held = await giveUnits(db, me, fund.code, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
  const id = await putIntoCart(me, { code: fund.code, type: 'buy', amount: 5_000, new_folio: true });
  const order = async () =>
    (await callApi<{ data: Order }>('GET', `/api/v3/orders/${id}.json`, { token: me.token })).data;
  await enterAs(context, me);
  const sellHeld = () =>
    askApi<{ code?: string }>('POST', '/api/v3/redemptions/preview.json', {
      token: me.token,
      body: { code: fund.code, folio_no: held, by: 'units', units: 10 },
    });
  const orders = new OrdersPage(page);
  const main = page.getByRole('main');

  await page.goto('/cart');
  const gateway = await GatewayPage.openedBy(page, () => new CartPage(page).payAs(me));
  await gateway.amount.waitFor();
  const paidAt = gateway.address();
  await gateway.pay.click();
  await expect(orders.banner).toHaveText('Payment of ₹5,000 received');
  await expect.poll(async () => (await order()).status).toBe('submitted');
  await clock.moveTo(`${(await order()).allotment_date_expected!}T10:00:00+05:30`);
  await expect.poll(async () => (await order()).status).toBe('successful');

  const { folio_no: folioNo } = await order();
  const sale = { code: fund.code, folio_no: folioNo!, by: 'units', units: 10 } as const;
  const sold = await sellUnits(me, sale);
  await clock.moveTo(`${sold.nav_date}T23:59:00+05:30`);
  await expect
    .poll(async () => {
      const path = `/api/v3/redemptions/${sold.id}.json`;
      return (await callApi<{ data: { status: string } }>('GET', path, { token: me.token })).data.status;
    })
    .toBe('priced');
  const bank = await context.newPage();
  await bank.goto(paidAt);
  await new GatewayPage(bank).reverse();
  await bank.close();

  await page.goto('/orders');
  const due = main.getByText(/^₹[\d,.]+ is due$/);
  await expect(due).toBeVisible();
  const amount = (await due.textContent())!.replace(' is due', '');
  await expectAccessible(page, 'an amount due');
  expect(await sellHeld()).toMatchObject({ status: 422, body: { code: 'amount_due' } });

  await main.getByRole('button', { name: `Pay ${amount}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Pay the amount due' });
  await expectAccessible(page, 'paying an amount due');
  const paying = await GatewayPage.openedBy(page, async () => {
    await dialog.getByRole('button', { name: `Pay ${amount}` }).click();
    await confirmWithOtp(page, me.email);
  });
  await expect(paying.amount).toHaveText(amount);
  await paying.pay.click();
  await expect(page).toHaveURL(/\/orders\?payment=/);
  await expect(orders.banner).toHaveText(/^Payment of ₹[\d,.]+ received$/);
  await expect(orders.says('It settles the amount due.')).toBeVisible();
  await expect(due).toHaveCount(0);
  expect((await sellHeld()).status).toBe(200);
});
