import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { CartPage } from '../pages/CartPage.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { OrdersPage } from '../pages/OrderPages.ts';
import { giveBank } from '../people/bank.ts';
import { putIntoCart } from '../people/cart.ts';
import { codeSentTo, enterAs, readyInvestor } from '../people/investor.ts';
import { fundInStepsOf } from '../product/funds.ts';

test('I4: a UPI id gets a collect request from our verified handle, and a notice of the payment arrives', async ({
  page,
  context,
  db,
}) => {
  const investor = await readyInvestor(db);
  const fund = await fundInStepsOf(db, 500);
  await putIntoCart(investor, { code: fund.code, type: 'buy', amount: 1_500 });
  await enterAs(context, investor);
  await page.goto('/cart');
  await page.getByLabel('UPI ID (optional)').fill('nila@okaxis');
  const [asking] = await Promise.all([page.waitForEvent('popup'), new CartPage(page).payAs(investor)]);
  await expect(asking.getByText('sanchay.mf@validhdfc asks nila@okaxis to pay.')).toBeVisible();
  await asking.getByRole('button', { name: 'Pay with UPI' }).click();
  await expect(new OrdersPage(page).banner).toHaveText('Payment of ₹1,500 received');
  await page.getByText('Notifications, 1 new').locator('..').click();
  const news = page.getByRole('link', { name: /Payment received: ₹1,500/ });
  await expect(news).toBeVisible();
  await expectAccessible(page, 'the notices');
  await news.click();
  await expect(page.getByText('Notifications, 1 new')).toHaveCount(0);
});

test('I4: net banking that is declined is paid again from the same cart', async ({ page, context, db }) => {
  const investor = await readyInvestor(db);
  await giveBank(db, investor);
  const fund = await fundInStepsOf(db, 500);
  await putIntoCart(investor, { code: fund.code, type: 'buy', amount: 500 });
  await enterAs(context, investor);
  const [cart, orders] = [new CartPage(page), new OrdersPage(page)];
  await page.goto('/cart');
  await page.getByRole('radio', { name: /^Net banking/ }).check();
  await expect(page.getByLabel('Bank account')).toBeVisible();
  const declining = await GatewayPage.openedBy(page, () => cart.payAs(investor));
  await declining.decline.click();
  await expect(orders.banner).toHaveText('Payment of ₹500 failed');
  await orders.toCart.click();
  await page.getByRole('radio', { name: /^Net banking/ }).check();
  const [bank] = await Promise.all([page.waitForEvent('popup'), cart.payAs(investor)]);
  await bank.getByRole('button', { name: 'Pay by net banking' }).click();
  await expect(orders.banner).toHaveText('Payment of ₹500 received');
});

test('I4: a payment left pending is cancelled where one comes back to, and the cart can be paid again', async ({
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
  const leaving = await GatewayPage.openedBy(page, () => cart.payAs(investor));
  await leaving.leavePending.click();
  await expect(page).toHaveURL(/\/orders\?payment=/);
  await expect(orders.banner).toHaveText('Waiting for your payment of ₹500');
  await expectAccessible(page, 'a pending payment');
  await orders.cancelPayment.click();
  await expect(orders.banner).toHaveText('Payment of ₹500 failed');
  await expect(orders.says('You cancelled the payment.')).toBeVisible();
  await expect(orders.cancelPayment).toHaveCount(0);
  await orders.toCart.click();
  await expect(cart.inProgress).toHaveCount(0);
  await expect(cart.lines).toHaveCount(1);
  const paying = await GatewayPage.openedBy(page, () => cart.payAs(investor));
  await paying.pay.click();
  await expect(orders.banner).toHaveText('Payment of ₹500 received');
});

test('I4: a mandate is set up at the bank, and ended with a code', async ({ page, context, db }) => {
  const investor = await readyInvestor(db);
  await giveBank(db, investor);
  await enterAs(context, investor);
  await page.goto('/mandates');
  await page.getByRole('button', { name: 'Set up a mandate' }).click();
  await page.getByLabel('Limit per debit').fill('30000');
  await expectAccessible(page, 'a new mandate');
  const toBank = page.getByRole('button', { name: 'Continue to bank' });
  const [bank] = await Promise.all([page.waitForEvent('popup'), toBank.click()]);
  await expect(bank.locator('.amount')).toHaveText('₹30,000');
  await bank.getByRole('button', { name: 'Agree, and accept at once' }).click();
  await expect(page.getByText('Your OneClick mandate is active')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel mandate' }).click();
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  const code = page.getByRole('dialog').getByRole('textbox').first();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('@');
  await code.pressSequentially(await codeSentTo(investor.email));
  await expect(page.getByText('Cancelled by you.').first()).toBeVisible();
});
