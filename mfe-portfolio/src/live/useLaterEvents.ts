import type { BusEvents } from '@sanchay/contracts';
import type { StateEventName } from '@sanchay/event-bus';
import { useBusEvent, usePlatform } from '@sanchay/remote-kit';
import { useRef } from 'react';

/**
 * Calls `handle` for each event after the one that was known when the component came: that one is replayed to late
 * subscribers, but the answers on the page are already younger than it.
 */
export function useLaterEvents<N extends StateEventName>(
  name: N,
  handle: (payload: BusEvents[N]) => void,
): void {
  const { bus } = usePlatform();
  const known = useRef(bus.state(name));
  useBusEvent(name, (payload) => {
    if (payload !== known.current) handle(payload);
  });
}
