import type { SafeStorage } from '@sanchay/remote-kit/storage';

const KEY = 'sanchay.newsletter';
/** Addresses of one device that wait at most. */
const MOST = 20;

/** What became of an address: stored, never to be taken, or to be tried again. */
export type Sent = 'stored' | 'refused' | 'later';

/** Addresses that people gave and the API has not stored yet, so that the thanks for them are true. */
export interface PendingSubscriptions {
  /** Keeps the address, then sends all that wait. */
  add(email: string): Promise<void>;
  /** Sends what waits, one after another; what fails stays for later. */
  flush(): Promise<void>;
}

/** @param send stores one address; it never rejects */
export function pendingSubscriptions(
  storage: Pick<SafeStorage, 'get' | 'set' | 'remove'>,
  send: (email: string) => Promise<Sent>,
): PendingSubscriptions {
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(storage.get(KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter((email) => typeof email === 'string') : [];
    } catch {
      return [];
    }
  };
  const write = (emails: readonly string[]) => {
    if (emails.length === 0) storage.remove(KEY);
    else storage.set(KEY, JSON.stringify(emails));
  };
  let flushing: Promise<void> | null = null;
  const sendAll = async () => {
    const tried = new Set<string>();
    for (;;) {
      const email = read().find((waiting) => !tried.has(waiting));
      if (email === undefined) return;
      tried.add(email);
      // Read again: another tab may have sent or added meanwhile.
      if ((await send(email)) !== 'later') write(read().filter((waiting) => waiting !== email));
    }
  };
  const flush = () => (flushing ??= sendAll().finally(() => (flushing = null)));
  return {
    async add(email) {
      write([...read().filter((waiting) => waiting !== email), email].slice(-MOST));
      // One that goes on may have passed the place of the new address already.
      await flushing;
      await flush();
    },
    flush,
  };
}
