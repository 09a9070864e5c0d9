import '@testing-library/jest-dom';
import { startI18n } from '@sanchay/i18n';
import { notifyManager } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import { delayTimers } from './delayTimers.ts';

// A lazily loaded screen is compiled when it is first requested.
configure({ asyncUtilTimeout: 10_000 });

// Results reach the screen within `act`, not in a timer of which nobody knows whether it fires before or after it.
notifyManager.setScheduler(queueMicrotask);

const seed = Number(process.env.SANCHAY_TIMER_SEED ?? 0);
if (seed > 0) delayTimers(globalThis, seed);

// Without a started instance every `useMessages` would show keys.
void startI18n({ language: 'en' });

// What browsers have and jsdom has not.
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
globalThis.ResizeObserver ??= NoObserver as unknown as typeof ResizeObserver;
// Nothing is laid out here, so everything counts as in view.
class AllInView extends NoObserver {
  readonly #reported: (entries: object[]) => void;
  constructor(reported: (entries: object[]) => void) {
    super();
    this.#reported = reported;
  }
  override observe(): void {
    this.#reported([{ isIntersecting: true }]);
  }
}
globalThis.IntersectionObserver ??= AllInView as unknown as typeof IntersectionObserver;

// Charts draw nothing here; without this jsdom complains at each.
HTMLCanvasElement.prototype.getContext = () => null;

window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})) as typeof window.matchMedia;

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement): void {
  const before = document.activeElement;
  this.open = true;
  // As browsers do: the focus goes back to where it was.
  this.addEventListener('close', () => before instanceof HTMLElement && before.focus(), { once: true });
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
