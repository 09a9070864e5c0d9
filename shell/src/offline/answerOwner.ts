import type { Bus } from '@sanchay/event-bus';
import type { SafeStorage } from '@sanchay/remote-kit/storage';

/** Removed with all other data of the user when the session ends. */
const KEY = 'sanchay.owner';

/**
 * The owner of the responses that the page may restore: known too when the server cannot be reached to identify the
 * user.
 */
export interface AnswerOwner {
  /** Ids of the user and of the portfolio, or null. */
  now(): string | null;
  forget(): void;
}

export function answerOwner(storage: SafeStorage, bus: Bus): AnswerOwner {
  bus.on('session/changed').subscribe(({ user }) => {
    if (user) storage.set(KEY, `${user.id}/${user.current_portfolio?.id ?? ''}`);
  });
  return { now: () => storage.get(KEY), forget: () => storage.remove(KEY) };
}
