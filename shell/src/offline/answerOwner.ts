import type { Bus } from '@sanchay/event-bus';
import type { SafeStorage } from '@sanchay/remote-kit/storage';

/** Goes with everything else of a person when the session ends. */
const KEY = 'sanchay.owner';

/** Whose answers the page may bring back: known too when the server cannot be asked who is signed in. */
export interface AnswerOwner {
  /** Ids of the person and of the portfolio, or null. */
  now(): string | null;
  forget(): void;
}

export function answerOwner(storage: SafeStorage, bus: Bus): AnswerOwner {
  bus.on('session/changed').subscribe(({ user }) => {
    if (user) storage.set(KEY, `${user.id}/${user.current_portfolio?.id ?? ''}`);
  });
  return { now: () => storage.get(KEY), forget: () => storage.remove(KEY) };
}
