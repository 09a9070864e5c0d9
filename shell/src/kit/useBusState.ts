import type { BusEvents } from '@sanchay/contracts';
import { bus, type StateEventName } from '@sanchay/event-bus';
import { useStateEvent } from '@sanchay/remote-kit';
import { useContext } from 'react';
import { FirstPictureContext } from './firstPicture.ts';

/** The latest value of a state event of the page; over HTML of the server first the value that it was rendered with. */
export function useBusState<Name extends StateEventName>(name: Name): BusEvents[Name] | undefined {
  const session = useContext(FirstPictureContext)?.session;
  return useStateEvent(bus, name, name === 'session/changed' ? (session as BusEvents[Name]) : undefined);
}
