import type { BusEventName, BusEvents } from '@sanchay/contracts';
import type { Queries } from '../../db/pool.ts';

/** Channel of the database on which passing events go to all nodes. */
export const PASSING_CHANNEL = 'passing';

/** An event that is sent to current listeners and is stored nowhere. */
export interface PassingEvent<Name extends BusEventName = BusEventName> {
  event: Name;
  payload: BusEvents[Name];
  userId: string;
}

/** Sends a short-lived event to the browsers of a user (a typing indicator): not stored, not resumed, no id. */
export async function notifyPassing<Name extends BusEventName>(
  q: Queries,
  event: PassingEvent<Name>,
): Promise<void> {
  await q.query('SELECT pg_notify($1, $2)', [PASSING_CHANNEL, JSON.stringify(event)]);
}

/** A passing event as it came from the database; null when it is none. */
export function readPassing(text: string): PassingEvent | null {
  try {
    return JSON.parse(text) as PassingEvent;
  } catch {
    return null;
  }
}
