import { expect, type Page } from '@playwright/test';

const QUESTIONS = 10;

/** `/kyc-risk-profile`: ten questions, one a screen. */
export class RiskProfilePage {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Gives every question its first or last answer, up to the result. */
  async take(place: 'first' | 'last'): Promise<void> {
    const { page } = this;
    for (let question = 1; question <= QUESTIONS; question += 1) {
      await expect(page.getByText(`Step ${question} of ${QUESTIONS}`)).toBeVisible();
      await page.getByRole('radio')[place]().check();
      const next = question < QUESTIONS ? 'Continue' : 'View my profile';
      await page.getByRole('button', { name: next }).click();
    }
    // The last question stays until the answers are saved; a page that is left before loses them.
    await expect(page.getByText(`Step ${QUESTIONS} of ${QUESTIONS}`)).toHaveCount(0);
  }
}
