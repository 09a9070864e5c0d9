import { useCallback, useSyncExternalStore } from 'react';
import { PHONE_QUERY } from '../tokens/media.ts';

function onServer(): boolean {
  return false;
}

/** Whether a media query matches now. On the server: no, so desktop is what is sent. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer);
}

/** Up to 767 px. Prefer CSS (`phone`) where the markup is the same. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE_QUERY);
}
