import type { BusEvents } from '@sanchay/contracts';
import type { StateEventName } from '@sanchay/event-bus';
import { useBusEvent, usePlatform } from '@sanchay/remote-kit';
import { useRef } from 'react';

/**
 * Calls `handle` for each event after the one that was known when the component came, with the one before it: that
 * one is replayed to late subscribers, but the answers on the page are already younger.
 */
export function useLaterEvents<N extends StateEventName>(
  name: N,
  handle: (payload: BusEvents[N], before: BusEvents[N] | undefined) => void,
): void {
  const { bus } = usePlatform();
  const known = useRef(bus.state(name));
  useBusEvent(name, (payload) => {
    const before = known.current;
    known.current = payload;
    if (payload !== before) handle(payload, before);
  });
}
