import { busEvents, type BusEventName } from '@sanchay/contracts';
import { ReplaySubject, Subject } from 'rxjs';

export interface Delivery {
  deliver(name: BusEventName, payload: unknown): void;
  source(name: BusEventName): Subject<unknown>;
  latest(name: BusEventName): unknown;
}

/** One subject an event; an event published while another is being delivered waits for its turn. */
export function createDelivery(): Delivery {
  const sources = new Map<BusEventName, Subject<unknown>>();
  const latest = new Map<BusEventName, unknown>();
  const waiting: { name: BusEventName; payload: unknown }[] = [];
  let delivering = false;

  const source = (name: BusEventName): Subject<unknown> => {
    let subject = sources.get(name);
    if (!subject) {
      subject = busEvents[name].replay === 'last' ? new ReplaySubject(1) : new Subject();
      sources.set(name, subject);
    }
    return subject;
  };

  return {
    source,
    latest: (name) => latest.get(name),
    deliver(name, payload) {
      if (busEvents[name].replay === 'last') latest.set(name, payload);
      waiting.push({ name, payload });
      // Delivered at once, a nested event would reach the later listeners before the one that caused it,
      // and leave them with the older value.
      if (delivering) return;
      delivering = true;
      for (let next = waiting.shift(); next; next = waiting.shift()) source(next.name).next(next.payload);
      delivering = false;
    },
  };
}
