import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { Db } from '../../api/src/db/pool.ts';

/** `/login`. */
export class LoginPage {
  readonly name: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly problem: Locator;
  readonly wait: Locator;
  /** The picture that is to be read after several wrong tries. */
  readonly riddle: Locator;
  readonly digits: Locator;
  readonly forgot: Locator;
  readonly passkey: Locator;
  private readonly main: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.main = main;
    this.name = main.getByLabel('E-mail or mobile number');
    this.password = main.getByLabel('Password', { exact: true });
    this.submit = main.getByRole('button', { name: 'Log in', exact: true });
    this.problem = main.getByRole('alert');
    this.wait = main.getByRole('timer');
    this.riddle = main.getByRole('img', { name: /five digits/ });
    this.digits = main.getByLabel('The five digits in the picture');
    this.forgot = main.getByRole('link', { name: 'Forgot your password?' });
    this.passkey = main.getByRole('button', { name: 'Log in with a passkey' });
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.name.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Reads the riddle as a person does, and sends the form. */
  async solve(db: Db): Promise<void> {
    const id = (await this.riddle.getAttribute('src'))!.split('/').at(-1);
    // An answered riddle has no picture any more: one that is still on its way would not be found.
    await expect(this.riddle).toHaveJSProperty('complete', true);
    const [row] = await db.query<{ digits: string }>('SELECT digits FROM captchas WHERE id = $1', [id]);
    await this.digits.fill(row!.digits);
    // A second click within half a second of the first does not count, and Enter is one.
    const picture = this.main.locator(`img[src$="${id}"]`);
    await expect(async () => {
      if ((await picture.count()) > 0) await this.digits.press('Enter', { timeout: 1_000 });
      await expect(picture).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }
}
