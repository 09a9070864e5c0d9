import type { Session } from './session.ts';

/**
 * Makes the call for the user end at once where there is no line, instead of waiting for one: screens may then show
 * what this device keeps.
 */
export function whileOnline<T>(ask: () => Promise<T>, online: () => boolean): () => Promise<T> {
  return () => (online() ? ask() : Promise.reject(new Error('there is no line to ask who is signed in')));
}

/** Fetches the signed-in user when the connection is back and the user is not known yet. */
export function askWhenOnline(
  session: Pick<Session, 'state' | 'fetchUser'>,
  page: Pick<EventTarget, 'addEventListener'> = globalThis,
): void {
  page.addEventListener('online', () => {
    const { loggedIn, user } = session.state;
    if (loggedIn && user === null) void session.fetchUser();
  });
}
