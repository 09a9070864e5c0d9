export interface StreamEvent {
  /** The latest id that the stream gave, also by an earlier event. */
  readonly id: string;
  /** `message` where the stream names none. */
  readonly event: string;
  readonly data: string;
}

/** What is carried from one chunk to the next. */
export interface ParserState {
  /** Start of a line whose end has not arrived yet. */
  readonly rest: string;
  /** The last chunk ended with CR: a LF right after it belongs to the same line end. */
  readonly afterCr: boolean;
  readonly event: string;
  readonly data: readonly string[];
  readonly pendingId: string;
  /** To be sent as `Last-Event-ID` on the next connection. */
  readonly lastEventId: string;
  /** Milliseconds that the server requires between connections. */
  readonly retry: number | null;
}

export const startOfStream: ParserState = {
  rest: '',
  afterCr: false,
  event: '',
  data: [],
  pendingId: '',
  lastEventId: '',
  retry: null,
};

/** Reads one chunk of server-sent events (WHATWG HTML, 9.2.6). Pure: however the text is cut, the events are the same. */
export function parseEvents(
  chunk: string,
  state: ParserState = startOfStream,
): { events: StreamEvent[]; state: ParserState } {
  if (chunk === '') return { events: [], state };
  const fresh = state.afterCr && chunk.startsWith('\n') ? chunk.slice(1) : chunk;
  const lines = (state.rest + fresh).split(/\r\n|\r|\n/);
  const rest = lines.pop() ?? '';
  const events: StreamEvent[] = [];
  let current: ParserState = { ...state, rest, afterCr: chunk.endsWith('\r') };
  for (const line of lines) {
    if (line !== '') {
      current = readField(line, current);
      continue;
    }
    if (current.data.length > 0) {
      events.push({
        id: current.pendingId,
        event: current.event || 'message',
        data: current.data.join('\n'),
      });
    }
    current = { ...current, event: '', data: [], lastEventId: current.pendingId };
  }
  return { events, state: current };
}

function readField(line: string, state: ParserState): ParserState {
  const colon = line.indexOf(':');
  const field = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
  switch (field) {
    case 'data':
      return { ...state, data: [...state.data, value] };
    case 'event':
      return { ...state, event: value };
    case 'id':
      return value.includes('\0') ? state : { ...state, pendingId: value };
    case 'retry':
      return /^\d+$/.test(value) ? { ...state, retry: Number(value) } : state;
    default:
      // A comment has an empty field name; unknown fields are ignored like it.
      return state;
  }
}
