import {
  LOCAL_LIST_PREFIX,
  localLists,
  storage,
  type LocalLists,
  type SafeStorage,
} from '@sanchay/remote-kit/storage';

/** In the tab's own storage: the warning was shown in this visit. It contains no personal data. */
const VISIT_KEY = 'sanchay.fraud-notice';
const LIST = 'fraud-notice';
/** In local storage: when this device was warned. */
export const WARNED_KEY = LOCAL_LIST_PREFIX + LIST;

/** What is remembered of the warning: by the tab for a visit, by the device for a time. */
export interface FraudMemory {
  /** Whether it may be shown at this moment (milliseconds since 1970). */
  due(now: number): boolean;
  shown(now: number): void;
}

/** @param again milliseconds until a device may be shown it again */
export function fraudMemory(
  again: number,
  tab: Pick<SafeStorage, 'get' | 'set'>,
  lists: LocalLists = localLists(storage),
): FraudMemory {
  return {
    due(now) {
      if (tab.get(VISIT_KEY) !== null) return false;
      const last = lists.timestamps(LIST).at(-1);
      return last === undefined || now - last >= again || last > now;
    },
    shown(now) {
      tab.set(VISIT_KEY, '1');
      lists.addTimestamp(LIST, now);
    },
  };
}
