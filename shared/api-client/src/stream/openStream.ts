import { isOwn } from '../links/authorization.ts';
import type { StreamEvent } from './parseEvents.ts';
import { connect, type ConnectionEnd } from './streamConnection.ts';
import { wait as pause, type Wait } from '../transport/wait.ts';

/** `unauthorised` and `closed` are final: refresh the token and open again from `lastEventId()`. */
export type StreamState = 'connecting' | 'open' | 'waiting' | 'unauthorised' | 'closed';

export interface StreamOptions {
  /** Path on the page's own origin, or an address on one of `ownHosts`. */
  path: string;
  ownHosts?: readonly string[];
  /** Read before each connection. */
  token: () => string | null;
  lastEventId?: string;
  onEvent: (event: StreamEvent) => void;
  onState: (state: StreamState) => void;
  signal?: AbortSignal;
  /** Milliseconds without a byte after which the connection counts as dead. The server sends comments meanwhile. */
  silence?: number;
  fetch?: typeof fetch;
  wait?: Wait;
  random?: () => number;
  /** Receives what `onEvent` and `onState` throw. Default: the console. */
  report?: (error: unknown) => void;
}

export interface EventStream {
  close(): void;
  lastEventId(): string;
  /** Resolves when the stream has ended for good; never rejects. */
  readonly done: Promise<void>;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Server-sent events over fetch (EventSource cannot send the token). Connects again by itself, resuming by id. */
export function openStream(options: StreamOptions): EventStream {
  if (!isOwn(options.path, options.ownHosts ?? []))
    throw new Error(`${options.path} is not on a host of the product`);
  const { wait = pause, random = Math.random, report = console.error } = options;
  const closer = new AbortController();
  const signal = options.signal ? AbortSignal.any([closer.signal, options.signal]) : closer.signal;
  let lastEventId = options.lastEventId ?? '';

  const safely = (run: () => void) => {
    try {
      run();
    } catch (error) {
      report(error);
    }
  };
  const notify = (state: StreamState) => safely(() => options.onState(state));
  const connection = {
    url: options.path,
    token: options.token,
    fetch: options.fetch ?? ((...request: Parameters<typeof fetch>) => globalThis.fetch(...request)),
    silence: options.silence ?? 60_000,
    wait,
    signal,
    onOpen: () => notify('open'),
    onId: (id: string) => {
      lastEventId = id;
    },
    onEvent: (event: StreamEvent) => safely(() => options.onEvent(event)),
  };

  const run = async (): Promise<void> => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      notify('connecting');
      const end = await connect(connection, lastEventId);
      if (signal.aborted || end.kind === 'refused') break;
      if (end.kind === 'unauthorised') return notify('unauthorised');
      if (end.heard) failures = 0;
      notify('waiting');
      await wait(pauseAfter(end, failures, random), signal).catch(() => {});
    }
    notify('closed');
  };

  // Not at once: the first word to `onState` comes when the caller has the stream in hand.
  const done = Promise.resolve().then(run);
  return { close: () => closer.abort(), lastEventId: () => lastEventId, done };
}

/**
 * Full jitter, so that a restarted server does not get all browsers at once, on top of the delay that the server
 * requests.
 */
function pauseAfter({ retry, retryAfter }: ConnectionEnd, failures: number, random: () => number): number {
  const bound = Math.min(LONGEST_PAUSE, (retry ?? FIRST_PAUSE) * 2 ** failures);
  return (retryAfter ?? 0) * 1000 + random() * bound;
}
