import type { Locator, Page } from '@playwright/test';

/** `/orders`: the banner of a payment, and the list. */
export class OrdersPage {
  readonly banner: Locator;
  readonly toCart: Locator;
  readonly cancelPayment: Locator;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#main = page.getByRole('main');
    this.banner = this.#main.getByText(/payment of ₹/i);
    this.cancelPayment = this.#main.getByRole('button', { name: 'Cancel payment' });
    this.toCart = this.#main.getByRole('link', { name: 'Back to cart' });
  }

  says(message: string): Locator {
    return this.#main.getByText(message);
  }

  orders(fund: string): Locator {
    return this.#main.getByRole('row').filter({ hasText: fund });
  }
}

/** `/orders/{id}`: one order and its timeline. */
export class OrderPage {
  readonly title: Locator;
  readonly timeline: Locator;
  readonly facts: Locator;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#main = page.getByRole('main');
    this.title = this.#main.getByRole('heading', { level: 1 });
    this.timeline = this.#main.getByRole('region', { name: 'Order status' });
    this.facts = this.#main.getByRole('region', { name: 'Order details' });
  }

  status(message: string): Locator {
    return this.#main.getByText(message, { exact: true }).first();
  }
}
