import { COUNTING_KEY, storage, type SafeStorage } from '@sanchay/remote-kit/storage';

export { COUNTING_KEY };

/** What somebody answered to being counted. */
export type Answer = 'yes' | 'no';

/** The answer on this device, followed live and across tabs. */
export interface Consent {
  /** Null until somebody has answered. Nothing is counted but after a yes. */
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

/** Whether this browser asks everybody not to count (Do Not Track, Global Privacy Control): then nobody is asked. */
export function objects(browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** This page's. */
export const consent = createConsent(storage, globalThis);
