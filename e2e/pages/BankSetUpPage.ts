import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The questions of a bank account, on `/bank-solo-setup` and in the profile. */
export class BankSetUpPage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Answers all of them with a savings account of the sandbox's branch in Pune. */
  async add(number: string): Promise<void> {
    const { page } = this;
    const goOn = page.getByRole('button', { name: 'Continue' });
    await page.getByLabel('IFSC').fill('SHYD0000102');
    await expect(page.getByText('Kothrud, Pune, Maharashtra')).toBeVisible();
    await goOn.click();
    await page.getByLabel('Account number').fill(number);
    await goOn.click();
    await page.getByLabel('Account number, again').fill(number);
    await goOn.click();
    await page.getByRole('radio', { name: /^Savings/ }).check();
    await goOn.click();
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
    await page.getByRole('button', { name: 'Add the account' }).click();
  }
}
