import type { SafeStorage } from '@sanchay/remote-kit/storage';

const KEY = 'sanchay.crashes';
const WINDOW = 600_000;
const HITS = 3;
const BEGUN = 'sanchay.mounting';

/** Releases that keep breaking in this tab. */
export interface CrashPins {
  /** Notes that a release broke or stood still. @returns true with the hit that pins it out. */
  hit(remote: string, version: string): boolean;
  /**
   * A release begins to mount. What this returns ends it; a page that stood still meanwhile and was loaded anew counts
   * as a hit, because nothing could be noted then.
   */
  begin(remote: string, version: string): () => void;
  /** The page is left in an orderly way: what was begun is no hit. */
  leave(): void;
  /** True for a release that broke three times within ten minutes: another one is taken. */
  isPinnedOut(remote: string, version: string): boolean;
}

/** Remembers for the tab, over page loads. */
export function crashPins(storage: SafeStorage, now: () => number = Date.now): CrashPins {
  const recent = (): Record<string, number[]> => {
    try {
      const all = JSON.parse(storage.get(KEY) ?? '{}') as Record<string, number[]>;
      return Object.fromEntries(
        Object.entries(all)
          .map(([release, times]) => [release, times.filter((time) => now() - time < WINDOW)] as const)
          .filter(([, times]) => times.length > 0),
      );
    } catch {
      return {};
    }
  };
  const key = (remote: string, version: string) => `${remote} ${version}`;
  const add = (release: string): number => {
    const all = recent();
    const times = [...(all[release] ?? []), now()];
    storage.set(KEY, JSON.stringify({ ...all, [release]: times }));
    return times.length;
  };
  const leave = () => storage.remove(BEGUN);
  const unfinished = storage.get(BEGUN);
  if (unfinished) add(unfinished);
  leave();
  return {
    hit: (remote, version) => add(key(remote, version)) === HITS,
    begin(remote, version) {
      storage.set(BEGUN, key(remote, version));
      return leave;
    },
    leave,
    isPinnedOut: (remote, version) => (recent()[key(remote, version)]?.length ?? 0) >= HITS,
  };
}
