import type { Locator, Page } from '@playwright/test';

/** `/mutual-funds/fund/{slug}`: facts, chart, and the invest card, which is a sheet on phones. */
export class FundPage {
  readonly title: Locator;
  readonly nav: Locator;
  readonly chart: Locator;
  readonly amount: Locator;
  readonly add: Locator;
  readonly toCart: Locator;
  readonly #main: Locator;
  readonly #open: Locator;
  readonly #card: Locator;
  readonly #phone: boolean;

  constructor(page: Page, phone: boolean) {
    this.#phone = phone;
    this.#main = page.getByRole('main');
    this.title = this.#main.getByRole('heading', { level: 1 });
    this.nav = this.#main.getByText(/^₹[\d,.]+$/).first();
    this.chart = this.#main.getByRole('img', { name: /^NAV of / });
    this.#open = this.#main.getByRole('region', { name: /^Invest in / }).getByRole('button');
    this.#card = phone
      ? page.getByRole('dialog')
      : this.#main.getByRole('region', { name: 'Invest', exact: true });
    this.amount = this.#card.getByRole('textbox', { name: /^(Monthly amount|Amount)/ });
    this.add = this.#card.getByRole('button', { name: /^(Add to cart|Update cart)$/ });
    this.toCart = this.#card.getByRole('link', { name: 'Go to cart' });
  }

  range(name: '1M' | '6M' | '1Y' | '3Y' | '5Y' | 'All'): Locator {
    return this.#main.getByRole('radio', { name, exact: true });
  }

  /** Opens the sheet of phones, with a SIP where the fund has one; on desktops the card is there already. */
  async openCard(): Promise<void> {
    if (this.#phone) await this.#open.last().click();
    await this.amount.waitFor();
  }

  /** Chooses a SIP or a lumpsum. */
  async choose(kind: 'SIP' | 'One-time'): Promise<void> {
    await this.#card.getByText(kind, { exact: true }).click();
  }

  /** Chooses that the first instalment of a SIP is paid with the cart. */
  async payFirstInstalmentNow(): Promise<void> {
    await this.#card.getByText('Now', { exact: true }).click();
  }

  says(messages: string | RegExp): Locator {
    return this.#card.getByText(messages);
  }
}
