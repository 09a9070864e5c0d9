import type { Locator, Page } from '@playwright/test';

/** `/login`. */
export class LoginPage {
  readonly name: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly problem: Locator;
  readonly wait: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.name = main.getByLabel('E-mail or mobile number');
    this.password = main.getByLabel('Password', { exact: true });
    this.submit = main.getByRole('button', { name: 'Log in' });
    this.problem = main.getByRole('alert');
    this.wait = main.getByRole('timer');
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.name.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
