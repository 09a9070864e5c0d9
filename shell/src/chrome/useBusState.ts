import type { BusEvents } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import type { StateEventName } from '@sanchay/event-bus';
import { useSyncExternalStore } from 'react';

/** The latest value of a state event, followed live. */
export function useBusState<Name extends StateEventName>(name: Name): BusEvents[Name] | undefined {
  return useSyncExternalStore(
    (changed) => {
      const subscription = bus.on(name).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    () => bus.state(name),
  );
}
