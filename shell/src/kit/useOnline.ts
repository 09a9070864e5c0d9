import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.navigator.onLine,
    () => true,
  );
}

function subscribe(changed: () => void): () => void {
  globalThis.addEventListener('online', changed);
  globalThis.addEventListener('offline', changed);
  return () => {
    globalThis.removeEventListener('online', changed);
    globalThis.removeEventListener('offline', changed);
  };
}
