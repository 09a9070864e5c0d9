import type { AnalyticsEvent } from '@sanchay/contracts';
import type { Answer } from './consent.ts';

type EventName = AnalyticsEvent['name'];
type PropertiesOf<N extends EventName> = Extract<AnalyticsEvent, { name: N }>['properties'];

/** So many events at most are sent together; with the last of them they go at once. */
const BATCH = 20;

export interface CounterPorts {
  /** Generated anew at each page load; indicates which events belong together and nothing about their user. */
  visit: string;
  /** The server's time in milliseconds since 1970. */
  now(): number;
  answer(): Answer | null;
  /** The user's token, or null. */
  token(): string | null;
  /** Sends once, outliving the page; what does not arrive is lost. */
  send(body: string, token: string | null): void;
}

/** Counts what people who agreed to it do. */
export interface Counter {
  count<N extends EventName>(name: N, properties: PropertiesOf<N>): void;
  /** Sends what waits. */
  flush(): void;
  /** Drops what is pending: the user has declined, or has left. */
  drop(): void;
}

/**
 * Events of signed-in people, and `app_installed` of everybody (specification, section 6); none without a yes. They
 * wait in memory only and go in batches. Nothing is tried twice: a count that is lost harms nobody.
 */
export function createCounter({ visit, now, answer, token, send }: CounterPorts): Counter {
  let waiting: AnalyticsEvent[] = [];
  let seq = 0;
  const counter: Counter = {
    count(name, properties) {
      const forEverybody = name === 'app_installed';
      // The app may be installed before the prompt was shown; that one event waits for the answer.
      const mayCount = answer() === 'yes' || (forEverybody && answer() === null);
      if (!mayCount || (token() === null && !forEverybody)) return;
      seq += 1;
      waiting.push({ seq, at: new Date(now()).toISOString(), name, properties } as AnalyticsEvent);
      if (waiting.length >= BATCH) counter.flush();
    },
    flush() {
      if (answer() === null || waiting.length === 0) return;
      const events = waiting;
      waiting = [];
      if (answer() === 'yes') send(JSON.stringify({ visit, events }), token());
    },
    drop: () => void (waiting = []),
  };
  return counter;
}
