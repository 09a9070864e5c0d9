import type { Locator, Page } from '@playwright/test';
import { onboardingMessages } from './checks/messages.ts';

/** `/solo-setup` and `/joint-setup`: one question after the other, in English unless other words are given. */
export class SetUpPage {
  readonly question: Locator;
  readonly goOn: Locator;
  readonly back: Locator;
  readonly saved: Locator;
  readonly done: Locator;
  readonly main: Locator;
  readonly t: (key: string) => string;

  constructor(page: Page, messages = onboardingMessages('en')) {
    this.t = messages;
    this.main = page.getByRole('main');
    this.question = this.main.getByRole('heading', { level: 2 });
    this.goOn = this.main.getByRole('button', { name: messages('action.continue') });
    this.back = this.main.getByRole('button', { name: messages('action.back') });
    this.saved = this.main
      .getByRole('status')
      .filter({ hasText: new RegExp(`^${messages('setup.save.saved')}$`) });
    this.done = this.main.getByText(messages('done.title'));
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  /** Types an answer and goes on. */
  async type(label: string, answer: string): Promise<void> {
    await this.field(label).fill(answer);
    await this.goOn.click();
  }

  /** Chooses an answer and goes on. */
  async choose(label: string): Promise<void> {
    const begins = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
    await this.main.getByRole('radio', { name: begins }).check();
    await this.goOn.click();
  }

  /** Names the mother as the only nominee, who gets everything. */
  async nameMother(): Promise<void> {
    await this.main.getByRole('radio', { name: /Add nominees/ }).check();
    await this.field("Nominee's name").fill('Kamala Varma');
    await this.field('Relationship').selectOption('mother');
    await this.field('Date of birth').fill('1962-02-14');
    await this.field('ID proof').selectOption('aadhaar');
    await this.type('Last 4 digits of Aadhaar', '4242');
  }

  /** Draws a line on the sheet and keeps it as the signature. */
  async sign(page: Page): Promise<void> {
    const sheet = this.main.getByRole('img', { name: this.t('signature.sheet') });
    await sheet.scrollIntoViewIfNeeded();
    const box = (await sheet.boundingBox())!;
    const use = this.main.getByRole('button', { name: this.t('signature.use') });
    await page.mouse.move(box.x + 40, box.y + 100);
    await page.mouse.down();
    for (const [x, y] of [
      [90, 60],
      [140, 130],
      [190, 70],
      [240, 120],
    ] as const)
      await page.mouse.move(box.x + x, box.y + y, { steps: 4 });
    await page.mouse.up();
    await use.click();
    await this.main.getByText(this.t('signature.there')).waitFor();
  }
}
