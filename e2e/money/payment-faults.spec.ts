import { expect, test } from '../fixtures.ts';
import { CartPage } from '../pages/CartPage.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { OrdersPage } from '../pages/OrderPages.ts';
import { cartOf, putIntoCart } from '../people/cart.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';
import { fundInStepsOf } from '../product/funds.ts';

/** Payments of an investor, oldest first. */
const PAYMENTS = `SELECT id, status, amount, cardinality(order_ids) AS orders FROM payments
  WHERE investor_id = (SELECT id FROM users WHERE email = $1) ORDER BY created_at`;

test('I4: a double click on Pay makes one payment and one set of orders', async ({ page, context, db }) => {
  const investor = await readyInvestor(db);
  const fund = await fundInStepsOf(db, 500);
  await putIntoCart(investor, { code: fund.code, type: 'buy', amount: 1_500 });
  await enterAs(context, investor);
  const cart = new CartPage(page);
  await page.goto('/cart');
  await expect(cart.pay).toHaveText('Pay ₹1,500');
  const gateway = await GatewayPage.openedBy(page, () => cart.payAs(investor, 'dblclick'));
  await expect(gateway.amount).toHaveText('₹1,500.00');
  await gateway.pay.dblclick();
  await expect(new OrdersPage(page).banner).toHaveText('Payment of ₹1,500 received');
  expect(await db.query(PAYMENTS, [investor.email])).toEqual([
    { id: expect.any(String), status: 'successful', amount: '1500.00', orders: 1 },
  ]);
  const orders = await db.query(
    `SELECT amount FROM orders WHERE investor_id = (SELECT id FROM users WHERE email = $1)`,
    [investor.email],
  );
  expect(orders).toEqual([{ amount: '1500.00' }]);
  expect((await cartOf(investor)).items).toEqual([]);
});

test('I4: a declined payment shows why, and the orders wait in the cart to be paid again', async ({
  page,
  context,
  db,
}) => {
  const investor = await readyInvestor(db);
  const fund = await fundInStepsOf(db, 500);
  await putIntoCart(investor, { code: fund.code, type: 'buy', amount: 500 });
  await enterAs(context, investor);
  const [cart, orders] = [new CartPage(page), new OrdersPage(page)];
  await page.goto('/cart');
  const declining = await GatewayPage.openedBy(page, () => cart.payAs(investor));
  await declining.decline.click();
  await expect(orders.banner).toHaveText('Payment of ₹500 failed');
  await expect(orders.says('Your bank declined the payment. No money was taken.')).toBeVisible();
  await expect(orders.says('Your orders are still in the cart.')).toBeVisible();
  await orders.toCart.click();
  await expect(cart.lines).toHaveCount(1);
  const paying = await GatewayPage.openedBy(page, () => cart.payAs(investor));
  await paying.pay.click();
  await expect(orders.banner).toHaveText('Payment of ₹500 received');
  const statuses = (await db.query<{ status: string }>(PAYMENTS, [investor.email])).map(
    ({ status }) => status,
  );
  expect(statuses).toEqual(['failed', 'successful']);
});

test('I4: a payment left pending is followed live until its time is over, and the cart is kept', async ({
  page,
  context,
  db,
}) => {
  const investor = await readyInvestor(db);
  const fund = await fundInStepsOf(db, 500);
  await putIntoCart(investor, { code: fund.code, type: 'buy', amount: 500 });
  await enterAs(context, investor);
  const [cart, orders] = [new CartPage(page), new OrdersPage(page)];
  await page.goto('/cart');
  const gateway = await GatewayPage.openedBy(page, () => cart.payAs(investor));
  await gateway.leavePending.click();
  await expect(orders.banner).toHaveText('Waiting for your payment of ₹500');
  const [payment] = await db.query<{ id: string; status: string }>(PAYMENTS, [investor.email]);
  expect(payment?.status).toBe('pending');

  await db.query(`UPDATE payments SET expires_at = now() WHERE id = $1`, [payment!.id]);
  await expect(orders.banner).toHaveText('Payment of ₹500 timed out');
  await expect(orders.says('The payment timed out. No money was taken.')).toBeVisible();
  await orders.toCart.click();
  await expect(cart.lines).toHaveCount(1);
  await expect(cart.pay).toHaveText('Pay ₹500');
});
