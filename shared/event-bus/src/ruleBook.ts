import { busEvents, type BusEventName } from '@sanchay/contracts';
import { BusError } from './busError.ts';

/** Why this owner may not publish the event, or null. The shell may publish all: it speaks for the server. */
export function publishBreach(
  owner: string,
  name: BusEventName,
  declared?: readonly BusEventName[],
): BusError | null {
  const unknown = unknownEvent(owner, name);
  if (unknown) return unknown;
  const allowed = busEvents[name].owner;
  if (owner !== 'shell' && allowed !== 'any' && allowed !== owner) {
    return new BusError('not_owner', owner, name, `belongs to ${allowed}`);
  }
  if (declared && !declared.includes(name)) {
    return new BusError('not_declared', owner, name, 'is not among the events it says it publishes');
  }
  return null;
}

/** Why this owner may not listen to the event, or null. */
export function listenBreach(
  owner: string,
  name: BusEventName,
  declared?: readonly BusEventName[],
): BusError | null {
  const unknown = unknownEvent(owner, name);
  if (unknown) return unknown;
  if (declared && !declared.includes(name)) {
    return new BusError('not_declared', owner, name, 'is not among the events it says it listens to');
  }
  return null;
}

/** Why the payload cannot leave the page it was made in, or null. */
export function payloadBreach(owner: string, name: BusEventName, payload: unknown): BusError | null {
  try {
    structuredClone(payload);
    return null;
  } catch (cause) {
    return new BusError('not_cloneable', owner, name, 'carries what a structured clone refuses', cause);
  }
}

function unknownEvent(owner: string, name: string): BusError | null {
  return Object.hasOwn(busEvents, name)
    ? null
    : new BusError('unknown_event', owner, name, 'is not in the catalogue');
}
