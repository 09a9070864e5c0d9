import type { Locator, Page } from '@playwright/test';

/** `/profile/security`. */
export class SecurityPage {
  readonly setUpApp: Locator;
  readonly addPasskey: Locator;
  readonly endOthers: Locator;
  readonly thisSession: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.setUpApp = main.getByRole('button', { name: 'Set up' });
    this.addPasskey = main.getByRole('button', { name: 'Add a passkey' });
    this.endOthers = main.getByRole('button', { name: 'Log out all other devices' });
    this.thisSession = main.getByText('This device');
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Types the code of a step-up, which is sent as soon as it is whole. */
  async confirm(code: () => Promise<string>): Promise<void> {
    const dialog = this.dialog('Confirm with OTP');
    await dialog.getByText(/sent an OTP to/).waitFor();
    await dialog.getByRole('textbox').fill(await code());
    await dialog.waitFor({ state: 'hidden' });
  }
}
