/** Local storage that never throws: blocked or full, it lasts as long as the page. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key that starts with the prefix. */
  clear(prefix: string): void;
}

/** Wraps the browser's local storage, or memory where the browser refuses it. */
export function safeStorage(open: () => Storage = () => globalThis.localStorage): SafeStorage {
  const memory = new Map<string, string>();
  const real = (): Storage | null => {
    try {
      return open();
    } catch {
      return null;
    }
  };
  return {
    get(key) {
      return memory.get(key) ?? attempt(() => real()?.getItem(key)) ?? null;
    },
    set(key, value) {
      try {
        const storage = real();
        if (!storage) throw new Error('blocked');
        storage.setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      attempt(() => real()?.removeItem(key));
    },
    clear(prefix) {
      for (const key of [...memory.keys()]) if (key.startsWith(prefix)) memory.delete(key);
      attempt(() => {
        const storage = real() ?? ({} as Storage);
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
      });
    },
  };
}

/** What the browser gives, or nothing where it refuses. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export const storage = safeStorage();

/** What lasts as long as this tab: it survives a reload. */
export const tabStorage = safeStorage(() => globalThis.sessionStorage);

/** Texts in the tab's storage that a user has begun and not sent have this prefix; they go when the user logs out. */
export const DRAFTS = 'sanchay.draft.';
