import type { Locator, Page } from '@playwright/test';

/** The sandbox gateway's page, on an origin of its own. */
export class GatewayPage {
  readonly #page: Page;
  readonly amount: Locator;
  readonly pay: Locator;
  readonly decline: Locator;
  readonly leavePending: Locator;

  /** The gateway's window, which the click opens. */
  static async openedBy(page: Page, click: () => Promise<void>): Promise<GatewayPage> {
    const [opened] = await Promise.all([page.waitForEvent('popup'), click()]);
    return new GatewayPage(opened);
  }

  constructor(page: Page) {
    this.#page = page;
    this.amount = page.locator('.amount');
    this.pay = page.getByRole('button', { name: 'Pay with UPI' });
    this.decline = page.getByRole('button', { name: 'Let the bank decline it' });
    this.leavePending = page.getByRole('button', { name: 'Leave it pending' });
  }

  /** Where the payment is, also after it was made. */
  address(): string {
    return this.#page.url();
  }

  /** Has the bank reverse a payment that was made; the page then goes back to the shop. */
  async reverse(): Promise<void> {
    await this.#page.getByText('What can go wrong').click();
    await this.#page.getByRole('button', { name: 'Reverse this payment (chargeback)' }).click();
    await this.#page.waitForURL(/\/orders\?payment=/);
  }

  /** Closes the window, as a user who changes their mind does. */
  close(): Promise<void> {
    return this.#page.close();
  }
}
