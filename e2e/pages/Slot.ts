import { expect, type Locator, type Page } from '@playwright/test';

export type RemoteName =
  | 'mfe-marketing'
  | 'mfe-onboarding'
  | 'mfe-invest'
  | 'mfe-portfolio'
  | 'mfe-insurance'
  | 'mfe-gold'
  | 'mfe-trial';

/** The place of the page where one remote lives. */
export class Slot {
  readonly element: Locator;
  readonly heading: Locator;
  readonly retry: Locator;

  constructor(page: Page, remote: RemoteName) {
    this.element = page.locator(`[data-remote="${remote}"]`);
    this.heading = this.element.getByRole('heading', { level: 1 });
    this.retry = this.element.getByRole('button', { name: 'Try again' });
  }

  /** Waits until the remote stands in its slot with its heading. */
  async mounted(): Promise<void> {
    await expect(this.element).toHaveAttribute('data-remote-state', 'mounted');
    await expect(this.heading).toBeVisible();
  }

  /** Waits until the slot reports that the remote did not open. The shell guarantees this within five seconds. */
  async failed(): Promise<void> {
    await expect(this.element).toHaveAttribute('data-remote-state', 'failed');
    await expect(this.retry).toBeVisible();
  }
}
