import type { Locator, Page } from '@playwright/test';

/** `/signup`: who, and then the code. */
export class SignupPage {
  readonly name: Locator;
  readonly contact: Locator;
  readonly password: Locator;
  readonly terms: Locator;
  readonly submit: Locator;
  readonly code: Locator;
  readonly outbox: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.name = main.getByLabel('Full name');
    this.contact = main.getByLabel('Email or mobile number');
    this.password = main.getByLabel('Password', { exact: true });
    this.terms = main.getByLabel('I agree to the terms');
    this.submit = main.getByRole('button', { name: 'Get OTP' });
    this.code = main.getByLabel('6-digit OTP');
    this.outbox = main.getByRole('link', { name: 'Open the outbox' });
  }

  async ask({ name, email, password }: { name: string; email: string; password: string }): Promise<void> {
    await this.name.fill(name);
    await this.contact.fill(email);
    await this.password.fill(password);
    await this.terms.check();
    await this.submit.click();
  }
}
