import type { Locator, Page } from '@playwright/test';

/** The shell's own pieces around every screen: header, footer, the bar on phones. */
export class Chrome {
  readonly header: Locator;
  readonly main: Locator;
  readonly footer: Locator;
  readonly bottomBar: Locator;
  readonly logIn: Locator;
  /** What opens the account menu: on phones the last entry of the tab bar. */
  readonly account: Locator;
  /** The menu that is open: on phones a sheet. */
  readonly menu: Locator;
  readonly preferences: Locator;
  readonly search: Locator;
  readonly cart: Locator;

  constructor(page: Page) {
    this.header = page.getByRole('banner');
    this.main = this.header.locator('nav').first();
    this.footer = page.getByRole('contentinfo');
    this.bottomBar = page.locator('#shell-bottom');
    this.logIn = this.header.getByRole('link', { name: 'Log in' });
    const around = page.locator('#shell-header, #shell-bottom');
    this.account = around.locator('summary', { hasText: /Account|More|खाता|और/ }).filter({ visible: true });
    this.menu = around.locator('details[open]');
    this.preferences = around
      .locator(':is([data-look="icon"], [data-look="tab"]) > summary')
      .filter({ hasNotText: /Notifications|सूचनाएँ/, visible: true })
      .first();
    this.search = this.header.getByRole('searchbox');
    this.cart = around.getByRole('link', { name: /^Cart/ }).filter({ visible: true });
  }

  /** Goes to an area: by the header or the footer where it is in sight, else by the menu of phones. */
  async goTo(area: string): Promise<void> {
    const inHeader = this.main.getByRole('link', { name: area, exact: true });
    if (await inHeader.isVisible()) return inHeader.click();
    const inFooter = this.footer.getByRole('link', { name: area, exact: true });
    if (await inFooter.isVisible()) return inFooter.click();
    await this.preferences.click();
    await this.menu.getByRole('link', { name: area, exact: true }).click();
  }

  /** Chooses a portfolio in the account menu. */
  async switchTo(name: string): Promise<void> {
    await this.account.click();
    await this.menu.getByRole('button', { name, exact: true }).click();
  }

  async logOut(): Promise<void> {
    await this.account.click();
    await this.menu.getByRole('button', { name: 'Log out' }).click();
  }

  /** Chooses a language or theme by the words on its button. */
  async prefer(choice: string): Promise<void> {
    await this.preferences.click();
    await this.menu.getByRole('button', { name: choice, exact: true }).click();
  }
}
