import { usePlatform, useSession } from '@sanchay/remote-kit';
import { useLocation } from '@sanchay/remote-kit/router';
import { useEffect } from 'react';
import { withNext } from './nextPath.ts';

/** Sends somebody who is not signed in to the login, and back here from there. `ready` once it is known who it is. */
export function useSignInFirst(): { ready: boolean } {
  const { navigate } = usePlatform();
  const { loggedIn, userFetched } = useSession();
  const { pathname } = useLocation();
  const anonymous = userFetched && !loggedIn;
  useEffect(() => {
    if (anonymous) navigate(withNext('/login', pathname), { replace: true });
  }, [anonymous, navigate, pathname]);
  return { ready: loggedIn && userFetched };
}
