import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';

test('G1: gold is paid in the window of the payment page, and the order shows it', async ({
  page,
  context,
  db,
}) => {
  const investor = await readyInvestor(db);
  await enterAs(context, investor);
  await page.goto('/gold/buy?by=rupees&value=1000');
  const pay = page.getByRole('button', { name: 'Pay ₹1,000.00' });
  const gateway = await GatewayPage.openedBy(page, async () => {
    await pay.click();
    await confirmWithOtp(page, investor.email);
  });
  await expect(gateway.amount).toHaveText('₹1,000.00');
  await gateway.pay.click();
  await expect(page).toHaveURL(/\/gold\/orders\?payment=/);
  await expect(page.getByText('Payment received')).toBeVisible();
});

test('G1: a gold payment left pending is cancelled where one comes back to, and the order ends', async ({
  page,
  context,
  db,
}) => {
  const investor = await readyInvestor(db);
  await enterAs(context, investor);
  await page.goto('/gold/buy?by=rupees&value=1000');
  const pay = page.getByRole('button', { name: 'Pay ₹1,000.00' });
  const gateway = await GatewayPage.openedBy(page, async () => {
    await pay.click();
    await confirmWithOtp(page, investor.email);
  });
  await gateway.leavePending.click();
  await expect(page).toHaveURL(/\/gold\/orders\?payment=/);
  const main = page.getByRole('main');
  await expect(main.getByText('Waiting for your payment')).toBeVisible();
  await expectAccessible(page, 'a pending gold payment');
  await main.getByRole('button', { name: 'Cancel payment' }).first().click();
  await expect(main.getByText(/^You cancelled the payment/).first()).toBeVisible();
  await expect(main.getByText('Failed', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Cancel payment' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Buy again' }).first()).toHaveAttribute('href', '/gold/buy');
});
