import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
import { giveBank } from '../people/bank.ts';
import { investorWithDeposit } from '../people/deposits.ts';
import { enterAs, readyInvestor } from '../people/investor.ts';

test('I8: an FD is booked from the issuer page, paid, accepted by the issuer and listed', async ({
  page,
  context,
  db,
}) => {
  const investor = await readyInvestor(db);
  await giveBank(db, investor);
  await enterAs(context, investor);
  await page.goto('/fixed-deposit/axis-bank?amount=50000&months=12');
  await page.getByRole('link', { name: 'Book FD' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Book an FD with Axis Bank' })).toBeVisible();
  await expect(main.getByText('Maturity amount after TDS', { exact: true })).toBeVisible();
  const pay = main.getByRole('button', { name: 'Confirm and pay ₹50,000' });
  await pay.click();
  await expect(main.getByText('Accept the terms and declarations first.')).toBeVisible();
  await main.getByLabel("I accept the issuer's terms and declarations").check();
  await expectAccessible(page, 'booking an FD');
  const gateway = await GatewayPage.openedBy(page, async () => {
    await pay.click();
    await confirmWithOtp(page, investor.email);
  });
  await expect(gateway.amount).toHaveText('₹50,000.00');
  await gateway.pay.click();
  await expect(page).toHaveURL(/\/fixed-deposit\/deposits\/[\w-]+\?payment=/);
  await expect(main.getByText('Deposit booked')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Download certificate' })).toBeVisible();
  await page.goto('/fixed-deposit/deposits');
  await expect(main.getByRole('row', { name: /Axis Bank.*₹50,000/ })).toBeVisible();
});

test('I8: a booking that the issuer rejects is refunded, with the reason on the page', async ({
  page,
  context,
  db,
}) => {
  const investor = await readyInvestor(db);
  await giveBank(db, investor);
  await enterAs(context, investor);
  await page.goto('/fixed-deposit/axis-bank/axis-bank-12/invest/enter-fd-details?amount=50001');
  const main = page.getByRole('main');
  const pay = main.getByRole('button', { name: 'Confirm and pay ₹50,001' });
  await main.getByLabel("I accept the issuer's terms and declarations").check();
  const gateway = await GatewayPage.openedBy(page, async () => {
    await pay.click();
    await confirmWithOtp(page, investor.email);
  });
  await gateway.pay.click();
  await expect(main.getByText('The details do not match our records.').first()).toBeVisible();
  await expect(main.getByText('Rejected by the issuer').first()).toBeVisible();
});

test('I8: a premature withdrawal shows what it pays before the OTP, and ends the deposit', async ({
  page,
  context,
  db,
}) => {
  const investor = await investorWithDeposit(db);
  await enterAs(context, investor);
  await page.goto('/fixed-deposit/deposits');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Axis Bank' }).click();
  await main.getByRole('button', { name: 'Check amount' }).click();
  const dialog = page.getByRole('dialog', { name: 'Premature withdrawal' });
  await expect(dialog.getByText('You get')).toBeVisible();
  await expectAccessible(page, 'a premature withdrawal');
  await dialog.getByRole('button', { name: /^Withdraw ₹/ }).click();
  await confirmWithOtp(page, investor.email);
  await expect(main.getByText('Withdrawn before maturity')).toBeVisible();
  await expect(main.getByText(/^Paid out on/)).toBeVisible();
});
