import { busEvents, type BusEventName } from '@sanchay/contracts';
import type { BusErrorKind } from './busError.ts';

/** A broken rule as plain data: an error with its stack is made only where it is reported or thrown. */
export interface Breach {
  readonly kind: BusErrorKind;
  readonly event: string;
  readonly message: string;
  readonly cause?: unknown;
}

/** Why this owner may not publish the event, or null. The shell may publish all: it speaks for the server. */
export function publishBreach(
  owner: string,
  name: BusEventName,
  declared?: readonly BusEventName[],
): Breach | null {
  const unknown = unknownEvent(name);
  if (unknown) return unknown;
  const allowed = busEvents[name].owner;
  if (owner !== 'shell' && allowed !== 'any' && allowed !== owner) {
    return { kind: 'not_owner', event: name, message: `belongs to ${allowed}` };
  }
  if (declared && !declared.includes(name)) {
    return { kind: 'not_declared', event: name, message: 'is not among the events it says it publishes' };
  }
  return null;
}

/** Why the event may not be listened to, or null. */
export function listenBreach(name: BusEventName, declared?: readonly BusEventName[]): Breach | null {
  const unknown = unknownEvent(name);
  if (unknown) return unknown;
  if (declared && !declared.includes(name)) {
    return { kind: 'not_declared', event: name, message: 'is not among the events it says it listens to' };
  }
  return null;
}

/** Why the payload cannot leave the page it was made in, or null. */
export function payloadBreach(name: BusEventName, payload: unknown): Breach | null {
  try {
    structuredClone(payload);
    return null;
  } catch (cause) {
    return { kind: 'not_cloneable', event: name, message: 'carries what a structured clone refuses', cause };
  }
}

function unknownEvent(name: string): Breach | null {
  return Object.hasOwn(busEvents, name)
    ? null
    : { kind: 'unknown_event', event: name, message: 'is not in the catalogue' };
}
