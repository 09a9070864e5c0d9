import { loginAddress } from '@sanchay/contracts';
import type { BusEventName, BusEvents, SessionState } from '@sanchay/contracts';
import type { BusPort, StateEventName } from '@sanchay/event-bus';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePlatform } from './Platform.tsx';

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

/** The latest value of a state event, followed live; undefined until the first. */
export function useBusState<Name extends StateEventName>(name: Name): BusEvents[Name] | undefined {
  const { bus } = usePlatform();
  return useSyncExternalStore(
    (changed) => subscribe(bus, name, changed),
    () => bus.state(name),
    // The server knows nobody and nothing, and the first picture in the browser must be the server's.
    () => undefined,
  );
}

function subscribe(bus: BusPort, name: StateEventName, changed: () => void): () => void {
  const subscription = bus.on(name).subscribe(changed);
  return () => subscription.unsubscribe();
}

const nobody: SessionState = { loggedIn: false, userFetched: false, user: null };

/** Who is signed in. `userFetched` is false until the attempt to fetch the user was made. */
export function useSession(): SessionState {
  return useBusState('session/changed') ?? nobody;
}

/**
 * For screens of signed-in people: leads an anonymous visitor to `/login` and back here afterwards. When a session
 * ends in this tab the shell leads on by itself; in the other tabs this does.
 * @returns the session once somebody is signed in and known, else null.
 */
export function useRequiredSession(): SessionState | null {
  const session = useSession();
  const { navigate } = usePlatform();
  const { pathname } = globalThis.location;
  // Where somebody was signed in last; by the time the end is heard the shell may be elsewhere.
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
