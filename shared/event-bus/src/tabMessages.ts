import { busEvents, type BusEventName } from '@sanchay/contracts';

export interface TabMessage {
  readonly name: BusEventName;
  readonly payload: object;
}

/** The message if it is a cross-tab event as this release knows it; another tab may run another release. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (data === null || typeof data !== 'object') return null;
  const { name, payload } = data as Record<string, unknown>;
  if (typeof name !== 'string' || !Object.hasOwn(busEvents, name)) return null;
  if (!busEvents[name as BusEventName].crossTab) return null;
  if (payload === null || typeof payload !== 'object' || Array.isArray(payload)) return null;
  return { name: name as BusEventName, payload };
}
