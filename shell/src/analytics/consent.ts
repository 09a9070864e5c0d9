import { COUNTING_KEY, storage, type SafeStorage } from '@sanchay/remote-kit/storage';

/** The user's answer about being counted. */
export type Answer = 'yes' | 'no';

/** The answer on this device, followed live and across tabs. */
export interface Consent {
  /** Null until the user has answered. Nothing is counted without a yes. */
  now(): Answer | null;
  choose(answer: Answer): void;
  subscribe(changed: () => void): () => void;
}

export function createConsent(
  kept: SafeStorage,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): Consent {
  const followers = new Set<() => void>();
  return {
    now() {
      const answer = kept.get(COUNTING_KEY);
      return answer === 'yes' || answer === 'no' ? answer : null;
    },
    choose(answer) {
      kept.set(COUNTING_KEY, answer);
      for (const changed of followers) changed();
    },
    subscribe(changed) {
      const elsewhere = (event: Event): void => {
        const { key } = event as StorageEvent;
        if (key === null || key === COUNTING_KEY) changed();
      };
      followers.add(changed);
      page.addEventListener('storage', elsewhere);
      return () => {
        followers.delete(changed);
        page.removeEventListener('storage', elsewhere);
      };
    },
  };
}

/**
 * Whether this browser objects to counting everywhere (Do Not Track, Global Privacy Control): then there is no prompt.
 */
export function objects(browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** This page's. */
export const consent = createConsent(storage, globalThis);
