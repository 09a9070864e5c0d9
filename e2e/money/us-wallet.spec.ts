import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../pages/checks/access.ts';
import { confirmWithOtp } from '../pages/confirmWithOtp.ts';
import { GatewayPage } from '../pages/GatewayPage.ts';
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
  await page.goto('/us-stocks');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Account and dollar wallet' }).click();
  await main.getByRole('link', { name: 'Account, W-8BEN and LRS limit' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Open your US stocks account' })).toBeVisible();
  await main.getByRole('button', { name: 'Next' }).click();
  await expect(main.getByText('Read the text and tick the box first.')).toBeVisible();
  await main.getByLabel('I make this declaration').check();
  await expectAccessible(page, 'opening a US stocks account');
  // A second click within half a second is ignored, so each step is pressed until the next one is there.
  const press = (name: string, next: Locator) =>
    expect(async () => {
      await main.getByRole('button', { name }).click({ timeout: 1_000 });
      await expect(next).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await press('Next', main.getByLabel('I sign Form W-8BEN'));
  await main.getByLabel('I sign Form W-8BEN').check();
  await press('Next', main.getByLabel('I understand these risks'));
  await main.getByLabel('I understand these risks').check();
  await main.getByRole('button', { name: 'Open account' }).click({ delay: 600 });
  await expect(main.getByText(/^US-\d{6}$/)).toBeVisible();
  await main.getByRole('link', { name: 'Add money' }).click();
  await expect(main.getByText(/^LRS used in FY/)).toBeVisible();
  await expect(main.getByText('$0.00 of $2,50,000.00')).toBeVisible();
  await expect(main.getByText(/on what exceeds ₹10,00,000/)).toBeVisible();
  await main.getByLabel('I accept the Form A2 declaration').check();
  await expectAccessible(page, 'adding money for US stocks');
  const gateway = await GatewayPage.openedBy(page, async () => {
    await main.getByRole('button', { name: /^Confirm and pay ₹50,326/ }).click();
    await confirmWithOtp(page, investor.email);
  });
  await gateway.pay.click();
  await expect(page).toHaveURL(/\/us-stocks\/transfers\/[\w-]+\?payment=/);
  await expect(main.getByText('Payment received')).toBeVisible();
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
