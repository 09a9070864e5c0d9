import { expect, type Locator, type Page } from '@playwright/test';
import { codeSentTo } from '../people/investor.ts';

/** `/login`. */
export class LoginPage {
  readonly name: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly problem: Locator;
  readonly wait: Locator;
  /** The OTP that is required after several wrong attempts. */
  readonly captcha: Locator;
  readonly forgot: Locator;
  readonly passkey: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.name = main.getByLabel('Email or mobile number');
    this.password = main.getByLabel('Password', { exact: true });
    this.submit = main.getByRole('button', { name: 'Log in', exact: true });
    this.problem = main.getByRole('alert');
    this.wait = main.getByRole('timer');
    this.captcha = main.getByLabel('Enter the 6-digit OTP');
    this.forgot = main.getByRole('link', { name: 'Forgot your password?' });
    this.passkey = main.getByRole('button', { name: 'Log in with a passkey' });
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.name.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Answers the captcha with the OTP that was sent, and sends the form. */
  async answerCaptcha(email: string): Promise<void> {
    await this.captcha.fill(await codeSentTo(email));
    // A second click within half a second of the first does not count.
    await expect(async () => {
      if ((await this.captcha.count()) > 0) await this.submit.click({ timeout: 1_000 });
      await expect(this.captcha).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }
}
