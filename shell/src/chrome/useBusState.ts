import type { BusEvents } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import type { StateEventName } from '@sanchay/event-bus';
import { useContext, useSyncExternalStore } from 'react';
import { FirstPictureContext } from './firstPicture.ts';

/** The latest value of a state event, followed live; over HTML of the server first what that was made with. */
export function useBusState<Name extends StateEventName>(name: Name): BusEvents[Name] | undefined {
  const session = useContext(FirstPictureContext)?.session;
  return useSyncExternalStore(
    (changed) => {
      const subscription = bus.on(name).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => bus.state(name),
    () => (name === 'session/changed' ? (session as BusEvents[Name] | undefined) : undefined),
  );
}
