import type { Locator, Page } from '@playwright/test';

/** `/mutual-funds/all`. */
export class FundListPage {
  readonly search: Locator;
  readonly found: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.search = main.getByRole('searchbox', { name: 'Search funds' });
    this.found = main.getByText(/\d+ funds? found/);
    this.rows = main.getByRole('rowheader');
  }

  fund(name: string): Locator {
    return this.rows.getByRole('link', { name, exact: true });
  }
}
