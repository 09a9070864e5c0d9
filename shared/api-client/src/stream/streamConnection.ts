import { parseEvents, startOfStream, type ParserState, type StreamEvent } from './parseEvents.ts';
import { retryAfter } from '../transport/retryAfter.ts';
import type { Wait } from '../transport/wait.ts';

export interface Connection {
  url: string;
  token: () => string | null;
  fetch: typeof fetch;
  silence: number;
  wait: Wait;
  signal: AbortSignal;
  onOpen: () => void;
  onId: (id: string) => void;
  onEvent: (event: StreamEvent) => void;
}

export interface ConnectionEnd {
  /** `refused`: the server responds with a 204 that there is nothing to listen to. */
  kind: 'lost' | 'unauthorised' | 'refused';
  /** At least one byte came, so the server is well. */
  heard: boolean;
  retry: number | null;
  retryAfter: number | null;
}

/** One connection from request to end. Faults are an end like any other: the caller connects again. */
export async function connect(connection: Connection, lastEventId: string): Promise<ConnectionEnd> {
  const end: ConnectionEnd = { kind: 'lost', heard: false, retry: null, retryAfter: null };
  // A connection given up for its silence must be closed too.
  const abandon = new AbortController();
  try {
    const response = await within(connection, () =>
      connection.fetch(connection.url, {
        headers: headersFor(connection.token(), lastEventId),
        cache: 'no-store',
        signal: AbortSignal.any([connection.signal, abandon.signal]),
      }),
    );
    end.retryAfter = retryAfter({ 'retry-after': response.headers.get('retry-after') ?? '' }, Date.now);
    if (response.status === 401) end.kind = 'unauthorised';
    else if (response.status === 204) end.kind = 'refused';
    else if (response.status === 200 && response.body) {
      connection.onOpen();
      await read(response.body.getReader(), connection, lastEventId, end);
    }
  } catch {
    // Unreachable, cut, silent or closed by us: all mean that the connection is over.
  } finally {
    abandon.abort();
  }
  return end;
}

async function read(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  connection: Connection,
  lastEventId: string,
  end: ConnectionEnd,
): Promise<void> {
  const decoder = new TextDecoder();
  let state: ParserState = { ...startOfStream, lastEventId, pendingId: lastEventId };
  for (;;) {
    const { done, value } = await within(connection, () => reader.read());
    if (done || connection.signal.aborted) return;
    end.heard = true;
    const parsed = parseEvents(decoder.decode(value, { stream: true }), state);
    state = parsed.state;
    end.retry = state.retry;
    for (const event of parsed.events) {
      if (connection.signal.aborted) return;
      connection.onId(event.id);
      connection.onEvent(event);
    }
    connection.onId(state.lastEventId);
  }
}

/** The work's result; throws when it takes longer than the silence that is allowed, or when the stream is closed. */
async function within<T>({ wait, silence, signal }: Connection, work: () => Promise<T>): Promise<T> {
  const settled = new AbortController();
  const silent = wait(silence, AbortSignal.any([signal, settled.signal])).then(() => {
    throw new Error('the stream went silent');
  });
  try {
    return await Promise.race([Promise.resolve().then(work), silent]);
  } finally {
    settled.abort();
  }
}

function headersFor(token: string | null, lastEventId: string): Record<string, string> {
  return {
    Accept: 'text/event-stream',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
  };
}
