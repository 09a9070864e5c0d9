import { SESSION_KEY, type Session } from './session.ts';

/**
 * A page restored from the browser's memory may be older than the session, and a browser without channels between tabs
 * still emits storage events: both check again who is signed in.
 */
export function watchComingBack(session: Pick<Session, 'reconcile'>, page: EventTarget = globalThis): void {
  page.addEventListener('pageshow', (event) => {
    if ((event as PageTransitionEvent).persisted) void session.reconcile();
  });
  page.addEventListener('storage', (event) => {
    const { key, oldValue, newValue } = event as StorageEvent;
    // Another tab's fresh token is no change of who is signed in.
    const changed = key === SESSION_KEY && (newValue === null || oldValue === null);
    if (key === null || changed) void session.reconcile();
  });
}
