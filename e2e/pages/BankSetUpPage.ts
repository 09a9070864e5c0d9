import { expect, type Page } from '@playwright/test';
import { onboardingMessages } from './checks/messages.ts';

/** The questions of a bank account, on `/bank-solo-setup` and in the profile; in English unless other words are given. */
export class BankSetUpPage {
  private readonly page: Page;
  private readonly t: (key: string) => string;

  constructor(page: Page, messages = onboardingMessages('en')) {
    this.page = page;
    this.t = messages;
  }

  /** Answers all of them with an account at the sandbox's branch in Pune, up to the last button. */
  async fill(number: string, type: 'savings' | 'nre' = 'savings'): Promise<void> {
    const { page, t } = this;
    const goOn = page.getByRole('button', { name: t('action.continue') });
    await page.getByLabel(t('bank.ifsc.label')).fill('SHYD0000102');
    await expect(page.getByText('Kothrud, Pune, Maharashtra')).toBeVisible();
    await goOn.click();
    await page.getByLabel(t('bank.number.label'), { exact: true }).fill(number);
    await goOn.click();
    await page.getByLabel(t('bank.again.label'), { exact: true }).fill(number);
    await goOn.click();
    await page.getByRole('radio', { name: new RegExp(`^${t(`bank.type.${type}`)}`) }).check();
    await goOn.click();
    // The boxes come with the last button; reading the list of them does not wait.
    await expect(page.getByRole('button', { name: t('bank.add') })).toBeVisible();
    for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  }

  /** Answers all of them and adds the account. */
  async add(number: string, type: 'savings' | 'nre' = 'savings'): Promise<void> {
    await this.fill(number, type);
    await this.page.getByRole('button', { name: this.t('bank.add') }).click();
  }
}
