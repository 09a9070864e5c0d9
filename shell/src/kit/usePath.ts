import { useContext, useSyncExternalStore } from 'react';
import { FirstPictureContext } from './firstPicture.ts';

function subscribe(changed: () => void): () => void {
  globalThis.addEventListener('single-spa:routing-event', changed);
  globalThis.addEventListener('popstate', changed);
  return () => {
    globalThis.removeEventListener('single-spa:routing-event', changed);
    globalThis.removeEventListener('popstate', changed);
  };
}

/** The path of the page, followed live. */
export function usePath(): string {
  const first = useContext(FirstPictureContext)?.path;
  return useSyncExternalStore(
    subscribe,
    () => globalThis.location.pathname,
    () => first ?? '/',
  );
}
