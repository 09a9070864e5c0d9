import { loginAddress, type BusEventName, type BusEvents, type SessionState } from '@sanchay/contracts';
import type { StateEventName } from '@sanchay/event-bus';
import { useEffect, useRef } from 'react';
import { usePlatform } from './Platform.tsx';
import { useStateEvent } from './useStateEvent.ts';

/** Calls `handle` for each event while the component is on the page. */
export function useBusEvent<Name extends BusEventName>(
  name: Name,
  handle: (payload: BusEvents[Name]) => void,
): void {
  const { bus } = usePlatform();
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const subscription = bus.on(name).subscribe((payload) => latest.current(payload));
    return () => subscription.unsubscribe();
  }, [bus, name]);
}

/** The latest value of a state event, followed live; undefined until the first, and always on the server. */
export function useBusState<Name extends StateEventName>(name: Name): BusEvents[Name] | undefined {
  return useStateEvent(usePlatform().bus, name);
}

const nobody: SessionState = { loggedIn: false, userFetched: false, user: null };

/** Who is signed in. `userFetched` is false until the attempt to fetch the user was made. */
export function useSession(): SessionState {
  return useBusState('session/changed') ?? nobody;
}

/**
 * For screens of signed-in users: redirects an anonymous visitor to `/login` and back here afterwards. When a session
 * ends in this tab the shell redirects by itself; in the other tabs this does.
 * @returns the session once the user is signed in and known, else null.
 */
export function useRequiredSession(): SessionState | null {
  const session = useSession();
  const { navigate } = usePlatform();
  const { pathname } = globalThis.location;
  // The last page where the user was signed in; by the time the end event arrives the shell may be elsewhere.
  const seenAt = useRef<string | null>(null);
  const { loggedIn, ended } = session;
  const anonymous = session.userFetched && !loggedIn;
  useEffect(() => {
    if (loggedIn) seenAt.current = pathname;
    const here = globalThis.location;
    if (!anonymous || (seenAt.current !== null && seenAt.current !== here.pathname)) return;
    navigate(loginAddress(here.pathname + here.search + here.hash, ended), { replace: true });
  }, [loggedIn, anonymous, ended, pathname, navigate]);
  return session.loggedIn && session.userFetched ? session : null;
}
