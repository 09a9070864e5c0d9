import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { openUsAccount, payIntoUsWallet } from '../pages/UsAccountSetUp.ts';
import { investorWithBank, investorWithDollars } from '../people/dollars.ts';
import { enterAs } from '../people/investor.ts';

const WEEK_MS = 7 * 86_400_000;

test('I7: a US stocks account is opened, money is added with LRS and TCS before paying, and dollars arrive', async ({
  page,
  context,
  db,
  clock,
}) => {
  const investor = await investorWithBank(db);
  await enterAs(context, investor);
  await openUsAccount(page);
  await payIntoUsWallet(page, investor.email);
  const main = page.getByRole('main');
  await clock.moveTo(new Date((await clock.now()).getTime() + WEEK_MS).toISOString());
  await expect(main.getByText('Dollars added to your wallet')).toBeVisible();
  await page.goto('/us-stocks/wallet');
  await expect(main.getByRole('row', { name: /Money added.*\+\$/ })).toBeVisible();
  await page.goto('/portfolio/us-stocks');
  await expect(main.getByRole('link', { name: 'US dollar wallet' })).toBeVisible();
});

test('I7: dollars are withdrawn to the bank account after an OTP, with rate and charges shown before', async ({
  page,
  context,
  db,
  faults,
}) => {
  // An amount above the balance is refused beside its field.
  faults.allow(/status of 422/);
  const investor = await investorWithDollars(db);
  await enterAs(context, investor);
  await page.goto('/us-stocks/wallet');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await main.getByLabel('Amount in dollars').fill('5000');
  await expect(main.getByText('Available in your wallet: $1,101.20.')).toBeVisible();
  await main.getByLabel('Amount in dollars').fill('500');
  await expect(main.getByText('You receive')).toBeVisible();
  await expectAccessible(page, 'withdrawing dollars');
  await main.getByRole('button', { name: /^Withdraw ₹/ }).click();
  await confirmWithOtp(page, investor.email);
  await expect(page).toHaveURL(/\/us-stocks\/transfers\//);
  await expect(main.getByText('Withdrawal requested')).toBeVisible();
  await page.goto('/us-stocks/wallet');
  await expect(main.getByText('$601.20', { exact: true }).first()).toBeVisible();
});
