import type { Locator, Page } from '@playwright/test';

/** `/solo-setup`: one question after the other. */
export class SoloSetupPage {
  readonly question: Locator;
  readonly name: Locator;
  readonly dateOfBirth: Locator;
  readonly goOn: Locator;
  readonly finish: Locator;
  readonly done: Locator;
  readonly answers: Locator;
  readonly fault: Locator;
  readonly #main: Locator;

  constructor(page: Page) {
    this.#main = page.getByRole('main');
    this.question = this.#main.getByRole('heading', { level: 2 });
    this.name = this.#main.getByLabel('Full name');
    this.dateOfBirth = this.#main.getByLabel('Date of birth');
    this.goOn = this.#main.getByRole('button', { name: 'Continue' });
    this.finish = this.#main.getByRole('button', { name: 'Finish this step' });
    this.done = this.#main.getByText('Saved: this step is done');
    this.answers = this.#main.getByRole('definition');
    this.fault = this.#main.getByText('must be at least 18 years old');
  }

  choice(label: string): Locator {
    return this.#main.getByRole('radio', { name: label });
  }
}
