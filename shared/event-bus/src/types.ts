import type { BusEventName, BusEvents } from '@sanchay/contracts';
import type { Observable } from 'rxjs';
import type { RecentEvent } from './recentEvents.ts';
import type { StateEventName } from './stateEvents.ts';

/** What everybody on the page can do with the bus. */
export interface BusPort {
  /** Publishes an event. From within a listener, it is delivered after the current event. */
  emit<N extends BusEventName>(name: N, payload: BusEvents[N]): void;
  /** The event's payloads from now on; an event that keeps its last value gives that at once. */
  on<N extends BusEventName>(name: N): Observable<BusEvents[N]>;
  /** The first payload of `on`. Rejects with a `BusError` of kind `disposed` when the scope ends before. */
  once<N extends BusEventName>(name: N): Promise<BusEvents[N]>;
  /** The latest value, the same reference until the next one; undefined before the first. */
  state<N extends StateEventName>(name: N): BusEvents[N] | undefined;
  /** The last 200 events, oldest first, with secrets and identifiers blanked. */
  recent(): readonly RecentEvent[];
}

export interface ScopeLimits {
  readonly publishes?: readonly BusEventName[];
  readonly listens?: readonly BusEventName[];
}

export interface ScopedBus extends BusPort {
  readonly owner: string;
  /** Completes everything subscribed through this scope. Publishing stays possible: a fact stays a fact. */
  dispose(): void;
}

export interface Bus extends BusPort {
  /** Publishes in this page only, for what a page finds when it opens and other tabs know already. */
  emitHere<N extends BusEventName>(name: N, payload: BusEvents[N]): void;
  /** The bus as one owner sees it, narrowed to what that owner has declared. */
  scoped(owner: string, limits?: ScopeLimits): ScopedBus;
}

/** An error of a listener or a broken rule, with its owner. */
export interface BusFault {
  readonly owner: string;
  readonly event: string;
  readonly error: unknown;
  /** How many faults of this owner were dropped since its report before; absent when there were none. */
  readonly suppressed?: number;
}

/** The part of BroadcastChannel that the bus needs. */
export interface BusChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
}

export interface BusOptions {
  /** Clock in milliseconds, of recent events and of the limit of reports. Default: the machine's. */
  now?: () => number;
  /** Receives faults, at most one a second for each owner. Default: the console. */
  report?: (fault: BusFault) => void;
  /** Carries cross-tab events. Default: none, the bus stays within its page. */
  channel?: BusChannel | null;
  /** Skips the payload check and drops forbidden events instead of throwing. Default: `NODE_ENV`. */
  production?: boolean;
}
