import type { BusEventName } from '@sanchay/contracts';

/** Events whose rule contains `replay: 'last'`, again as a type; a test checks the list against the catalogue. */
export const stateEvents = [
  'session/changed',
  'account/switched',
  'cart/changed',
  'preferences/changed',
] as const satisfies readonly BusEventName[];

export type StateEventName = (typeof stateEvents)[number];
