import type { Locator, Page } from '@playwright/test';

/** The shell's own pieces around every screen: header, footer, the bar on phones. */
export class Chrome {
  readonly header: Locator;
  readonly main: Locator;
  readonly footer: Locator;
  readonly bottomBar: Locator;
  readonly logIn: Locator;
  readonly account: Locator;
  readonly preferences: Locator;
  readonly search: Locator;
  readonly cart: Locator;

  constructor(page: Page) {
    this.header = page.getByRole('banner');
    this.main = this.header.locator('nav').first();
    this.footer = page.getByRole('contentinfo');
    this.bottomBar = page.locator('#shell-bottom');
    this.logIn = this.header.getByRole('link', { name: 'Log in' });
    this.account = this.header.locator('summary', { hasText: 'Account' });
    this.preferences = this.header.locator('[data-look="icon"] > summary').first();
    this.search = this.header.getByRole('searchbox');
    this.cart = this.header.getByRole('link', { name: /^Cart/ });
  }

  /** Goes to an area: by the header where it has links, by the footer on phones. */
  async goTo(area: string): Promise<void> {
    const inHeader = this.main.getByRole('link', { name: area, exact: true });
    const link = (await inHeader.isVisible())
      ? inHeader
      : this.footer.getByRole('link', { name: area, exact: true });
    await link.click();
  }

  /** Chooses a portfolio in the account menu. */
  async switchTo(name: string): Promise<void> {
    await this.account.click();
    await this.header.getByRole('button', { name, exact: true }).click();
  }

  async logOut(): Promise<void> {
    await this.account.click();
    await this.header.getByRole('button', { name: 'Log out' }).click();
  }

  /** Chooses a language or theme by the words on its button. */
  async prefer(choice: string): Promise<void> {
    await this.preferences.click();
    await this.header.getByRole('button', { name: choice, exact: true }).click();
  }
}
