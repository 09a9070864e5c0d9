import { useEffect, useState } from 'react';
import { usePlatform } from '../remote/Platform.tsx';
import { localLists } from './localLists.ts';
import { storage } from './safeStorage.ts';

/** Number of times a tip was shown, and how the user dismisses it permanently. */
export interface Tip {
  shown: boolean;
  close(): void;
}

/**
 * Whether a tip is shown on this visit of a screen: at most as many times on a device as the settings allow, and never
 * again after the user closed it. For screens that only a browser renders.
 */
export function useTip(key: string, now: () => number = Date.now): Tip {
  const most = usePlatform().config.tooltipMaximumShows;
  const [lists] = useState(() => localLists(storage));
  const name = `tip.${key}`;
  const [shown, setShown] = useState(() => lists.timestamps(name).length < most);
  const [counted] = useState({ yet: false });
  useEffect(() => {
    if (!shown || counted.yet) return;
    counted.yet = true;
    lists.addTimestamp(name, now());
  }, [shown, counted, lists, name, now]);
  return {
    shown,
    close() {
      for (let left = most - lists.timestamps(name).length; left > 0; left -= 1)
        lists.addTimestamp(name, now());
      setShown(false);
    },
  };
}
