import { usePlatform, useSession } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { useEffect } from 'react';
import { destination, type Entrance } from './destination.ts';
import { nextPath } from './nextPath.ts';

/**
 * Leaves an entrance as soon as the user is signed in, whether just now or already on arrival.
 * @returns the path that was requested before, or null.
 */
export function useLeaveWhenSignedIn(entrance: Entrance): string | null {
  const { navigate } = usePlatform();
  const { loggedIn, userFetched, user } = useSession();
  const [query] = useSearchParams();
  const next = nextPath(query.get('next'));
  const state = user?.onboarding_state ?? null;
  const staff = user?.staff === true;
  useEffect(() => {
    if (loggedIn && userFetched) navigate(destination(entrance, next, state, staff), { replace: true });
  }, [loggedIn, userFetched, navigate, entrance, next, state, staff]);
  return next;
}
