import type { Locator, Page } from '@playwright/test';

/** The sandbox gateway's page, on an origin of its own. */
export class GatewayPage {
  readonly amount: Locator;
  readonly pay: Locator;
  readonly decline: Locator;
  readonly leavePending: Locator;

  constructor(page: Page) {
    this.amount = page.locator('.amount');
    this.pay = page.getByRole('button', { name: 'Pay with UPI' });
    this.decline = page.getByRole('button', { name: 'Let the bank decline it' });
    this.leavePending = page.getByRole('button', { name: 'Leave it pending' });
  }
}
