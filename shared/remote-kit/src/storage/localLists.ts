import type { SafeStorage } from './safeStorage.ts';

/** Before the key of every list, so that the end of a session takes them along. */
export const LOCAL_LIST_PREFIX = 'sanchay.local.';
/** A list keeps its newest entries. */
const LONGEST = 50;
const DAY_MS = 86_400_000;
/** 1970 began on a Thursday; weeks begin on Mondays. */
const MONDAY_MS = 4 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;

/** Small values that this device remembers for a user, by key (specification, section 3: user preferences). */
export interface LocalLists {
  /** When something happened, in milliseconds since 1970, oldest first. */
  timestamps(key: string): number[];
  addTimestamp(key: string, at: number): void;
  /** Days (YYYY-MM-DD) on which something happened, each once. */
  dates(key: string): string[];
  addDate(key: string, day: string): void;
  /** How often something happened in the week (from Monday, UTC) that `at` lies in. */
  weekCount(key: string, at: number): number;
  countInWeek(key: string, at: number): void;
}

/** Lists in a storage. What is garbled there counts as empty and is written over. */
export function localLists(storage: SafeStorage): LocalLists {
  const read = (key: string): unknown => {
    try {
      return JSON.parse(storage.get(LOCAL_LIST_PREFIX + key) ?? 'null');
    } catch {
      return null;
    }
  };
  const listOf = <T>(key: string, isEntry: (entry: unknown) => entry is T): T[] => {
    const found = read(key);
    return Array.isArray(found) ? found.filter(isEntry) : [];
  };
  const write = (key: string, value: unknown): void =>
    storage.set(LOCAL_LIST_PREFIX + key, JSON.stringify(value));

  const lists: LocalLists = {
    timestamps: (key) => listOf(key, (entry) => typeof entry === 'number'),
    addTimestamp: (key, at) => write(key, [...lists.timestamps(key), at].slice(-LONGEST)),
    dates: (key) => listOf(key, (entry) => typeof entry === 'string'),
    addDate: (key, day) =>
      write(key, [...lists.dates(key).filter((known) => known !== day), day].slice(-LONGEST)),
    weekCount(key, at) {
      const found = read(key) as { week?: unknown; count?: unknown } | null;
      return found?.week === weekOf(at) && typeof found.count === 'number' ? found.count : 0;
    },
    countInWeek: (key, at) => write(key, { week: weekOf(at), count: lists.weekCount(key, at) + 1 }),
  };
  return lists;
}

function weekOf(at: number): number {
  return Math.floor((at - MONDAY_MS) / WEEK_MS);
}
