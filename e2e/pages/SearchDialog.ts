import type { Locator, Page } from '@playwright/test';

/** The search over everything, when it is open. */
export class SearchDialog {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The line that the keys are at. */
  readonly active: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Search Sanchay' });
    this.field = this.dialog.getByRole('combobox');
    this.options = this.dialog.getByRole('option');
    this.active = this.dialog.getByRole('option', { selected: true });
  }
}
