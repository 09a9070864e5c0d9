import { redact } from './redact.ts';

const KEPT = 200;

export interface RecentEvent {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly owner: string;
  readonly name: string;
  readonly payload: unknown;
  /** `tab`: it came from another tab of the same browser. */
  readonly origin: 'here' | 'tab';
}

export interface RecentEvents {
  add(event: RecentEvent): void;
  list(): readonly RecentEvent[];
}

/** The last 200 events, for the bus console and error reports; nothing sensitive is ever kept in it. */
export function createRecentEvents(): RecentEvents {
  const events: RecentEvent[] = [];
  return {
    add(event) {
      events.push({ ...event, payload: redact(event.payload) });
      if (events.length > KEPT) events.shift();
    },
    list: () => [...events],
  };
}
