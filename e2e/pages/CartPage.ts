import type { Locator, Page } from '@playwright/test';
import { confirmWithOtp } from './confirmWithOtp.ts';

/** `/cart`. */
export class CartPage {
  readonly lines: Locator;
  readonly empty: Locator;
  readonly pay: Locator;
  /** The words of the SIPs in the cart. */
  readonly agree: Locator;
  readonly inProgress: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.lines = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove / }) });
    this.empty = main.getByRole('heading', { name: 'Your cart is empty' });
    this.pay = main.getByRole('button', { name: /^Pay ₹/ });
    this.agree = main.getByLabel('I have read this and agree');
    this.inProgress = main.getByRole('heading', { name: 'Payment in progress' });
  }

  /** Presses Pay and confirms with the OTP that was sent to the investor. */
  async payAs({ email }: { email: string }, press: 'click' | 'dblclick' = 'click'): Promise<void> {
    await this.pay[press]();
    await confirmWithOtp(this.#page, email);
  }
}
