import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { expectAccessible } from './checks/access.ts';
import { confirmWithOtp } from './confirmWithOtp.ts';
import { GatewayPage } from './GatewayPage.ts';

/** Opens an account for US stocks: declaration, W-8BEN and risks. */
export async function openUsAccount(page: Page): Promise<void> {
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
}

/** Pays ₹50,000 and the charges into the dollar wallet of an account that is open. @returns origin of the partners */
export async function payIntoUsWallet(page: Page, email: string): Promise<string> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Add money' }).click();
  await expect(main.getByText(/^LRS used in FY/)).toBeVisible();
  await expect(main.getByText('$0.00 of $2,50,000.00')).toBeVisible();
  await expect(main.getByText(/on what exceeds ₹10,00,000/)).toBeVisible();
  await main.getByLabel('I accept the Form A2 declaration').check();
  await expectAccessible(page, 'adding money for US stocks');
  const gateway = await GatewayPage.openedBy(page, async () => {
    await main.getByRole('button', { name: /^Confirm and pay ₹50,326/ }).click();
    await confirmWithOtp(page, email);
  });
  // The window opens on our own page, which leads to the gateway.
  await expect(gateway.pay).toBeVisible();
  const { origin } = new URL(gateway.address());
  await gateway.pay.click();
  await expect(page).toHaveURL(/\/us-stocks\/transfers\/[\w-]+\?payment=/);
  await expect(main.getByText('Payment received')).toBeVisible();
  return origin;
}
