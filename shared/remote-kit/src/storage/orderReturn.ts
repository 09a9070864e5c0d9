import { DRAFTS, tabStorage, type SafeStorage } from './safeStorage.ts';

const KEY = `${DRAFTS}order-return`;

/** The page of an order that waits until its account is set up, for as long as this tab and session last. */
export interface OrderReturn {
  /** Path of this site with its query; null without one. */
  get(): string | null;
  keep(path: string): void;
  drop(): void;
}

/** Keeps the page of an order while the user completes the setup, so that its last step leads back. */
export function orderReturnIn(storage: SafeStorage): OrderReturn {
  return {
    get: () => storage.get(KEY),
    keep: (path) => storage.set(KEY, path),
    drop: () => storage.remove(KEY),
  };
}

export const orderReturn = orderReturnIn(tabStorage);
