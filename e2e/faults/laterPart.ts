import { expect, type Locator, type Page } from '@playwright/test';
import type { FaultRule } from '../../ops/faults/rule.ts';
import { Slot } from '../pages/Slot.ts';
import { trialRemote, TRIAL_VERSION } from './trialRemote.ts';

/** Addresses of every chunk of the trial remote's live release besides entry and first chunk. */
const LAZY = `^/remotes/mfe-trial/${TRIAL_VERSION.replaceAll('.', '\\.')}/\\d+\\.\\w+\\.js`;

/** A fault of each lazy chunk. */
export const onLazy = (fault: Omit<FaultRule, 'match'>): FaultRule => ({ ...fault, match: { regex: LAZY } });

/** Name of the chunk that contains this text. */
export function lazyFileWith(text: string): string {
  const [file] = [...trialRemote().files].find(
    ([name, bytes]) => /^\d+\.\w+\.js$/.test(name) && bytes.includes(text),
  )!;
  return file;
}

/** The part of the trial remote that comes in a lazy chunk, and its slot. */
export class LaterPart {
  readonly trial: Slot;
  readonly text: Locator;
  /** What requests the chunk. */
  readonly button: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.trial = new Slot(page, 'mfe-trial');
    this.text = this.trial.element.getByText('The later part is here');
    this.button = this.pressed('Break: later');
  }

  pressed(name: string): Locator {
    return this.trial.element.getByRole('button', { name });
  }

  /** Opens the area, without its lazy part. */
  async area(address = '/trial'): Promise<void> {
    await this.#page.goto(address);
    await this.trial.mounted();
  }

  /** Requests the lazy part and waits until it is on the page. */
  async open(): Promise<void> {
    await this.button.click();
    await expect(this.text).toBeVisible();
  }

  /** Breaks the lazy part, which is on the page. */
  async hurt(kind: 'render' | 'effect' | 'event' | 'promise' | 'leave' | 'spin' | 'second'): Promise<void> {
    await this.pressed(`Break lazily: ${kind}`).click();
  }
}
