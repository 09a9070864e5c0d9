import type { BusEvents } from '@sanchay/contracts';
import type { BusPort, StateEventName } from '@sanchay/event-bus';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The latest value of a state event of a bus, followed live; undefined until the first.
 * @param first the value that the HTML of the server was rendered with; the first render in the browser repeats it
 */
export function useStateEvent<Name extends StateEventName>(
  bus: Pick<BusPort, 'on' | 'state'>,
  name: Name,
  first?: BusEvents[Name],
): BusEvents[Name] | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = bus.on(name).subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [bus, name],
  );
  return useSyncExternalStore(
    subscribe,
    () => bus.state(name),
    () => first,
  );
}
