import type { SafeStorage } from '../boot/safeStorage.ts';

const KEY = 'sanchay.activity';

/** The activity record: when the page was last hidden, in milliseconds of wall time. */
export interface IdleWatch {
  hidden(): void;
  /** Called when the page is seen again; true when it was hidden longer than allowed. */
  shown(): boolean;
}

/** Judges by wall time at the return, not by ticks: timers sleep with the page (specification, sections 4 and 9). */
export function watchIdle(storage: SafeStorage, timeout: number, now: () => number): IdleWatch {
  return {
    hidden() {
      storage.set(KEY, JSON.stringify({ lastHidden: now() }));
    },
    shown() {
      const text = storage.get(KEY);
      if (!text) return false;
      try {
        const { lastHidden } = JSON.parse(text) as { lastHidden?: unknown };
        return typeof lastHidden === 'number' && now() - lastHidden > timeout;
      } catch {
        return false;
      }
    },
  };
}
