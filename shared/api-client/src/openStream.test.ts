import { openStream, type StreamEvent, type StreamOptions } from './index.ts';

interface Asked {
  url: string;
  init: RequestInit;
}
type Step = (asked: Asked) => Promise<Response> | Response;

const never = <T>() => new Promise<T>(() => {});

/** A body that gives the texts one by one and then ends, or stays open. */
function body(texts: (string | Uint8Array)[], { open = false } = {}): ReadableStream<Uint8Array> {
  const parts = texts.map((text) => (typeof text === 'string' ? new TextEncoder().encode(text) : text));
  return new ReadableStream({
    async pull(controller) {
      const part = parts.shift();
      if (part) return controller.enqueue(part);
      if (open) return never();
      controller.close();
    },
  });
}
const stream =
  (texts: (string | Uint8Array)[], more = {}) =>
  () =>
    new Response(body(texts, more));
const status =
  (code: number, headers = {}) =>
  () =>
    new Response(null, { status: code, headers });

/** Runs the steps, one a connection; the last is followed by a close. */
function setUp(steps: Step[], options: Partial<StreamOptions> = {}) {
  const asked: Asked[] = [];
  const events: StreamEvent[] = [];
  const states: string[] = [];
  const waits: number[] = [];
  const silences: { milliseconds: number; signal?: AbortSignal }[] = [];
  const errors: unknown[] = [];
  const opened = openStream({
    path: '/api/v3/stream?v=1',
    token: () => 't1',
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state),
    random: () => 0.5,
    report: (error) => errors.push(error),
    fetch: (async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      const step = steps.shift();
      if (!step) {
        opened.close();
        throw new Error('no more steps');
      }
      return step({ url, init });
    }) as typeof fetch,
    wait: (milliseconds, signal) => {
      if (milliseconds !== (options.silence ?? 60_000)) {
        waits.push(milliseconds);
        return Promise.resolve();
      }
      silences.push({ milliseconds, signal });
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    },
    ...options,
  });
  return { opened, asked, events, states, waits, silences, errors };
}

describe('a connection', () => {
  test('X6 · it asks for events with the token and resumes from the id given', async () => {
    const { opened, asked, events, states } = setUp([stream(['id: 8\nevent: order/changed\ndata: {}\n\n'])], {
      lastEventId: '7',
    });
    expect(opened.lastEventId()).toBe('7');
    await opened.done;
    expect(asked[0]?.url).toBe('/api/v3/stream?v=1');
    expect(asked[0]?.init).toEqual({
      headers: { Accept: 'text/event-stream', Authorization: 'Bearer t1', 'Last-Event-ID': '7' },
      cache: 'no-store',
      signal: expect.any(AbortSignal),
    });
    expect(events).toEqual([{ id: '8', event: 'order/changed', data: '{}' }]);
    expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'closed']);
    expect(opened.lastEventId()).toBe('8');
    expect(asked[1]?.init.headers).toMatchObject({ 'Last-Event-ID': '8' });
  });

  test('X6 · without token or id their headers are missing, and the token is read each time', async () => {
    const tokens = [null, 't2'];
    const { opened, asked } = setUp([stream([])], { token: () => tokens.shift() ?? null });
    await opened.done;
    expect(asked.map(({ init }) => init.headers)).toEqual([
      { Accept: 'text/event-stream' },
      { Accept: 'text/event-stream', Authorization: 'Bearer t2' },
    ]);
  });

  test('X6 · a letter cut in two between chunks arrives whole', async () => {
    const bytes = new TextEncoder().encode('data: ₹5\n\n');
    const { opened, events } = setUp([stream([bytes.slice(0, 7), bytes.slice(7)])]);
    await opened.done;
    expect(events).toEqual([{ id: '', event: 'message', data: '₹5' }]);
  });

  test('X6 · an event without an id has the one to resume from', async () => {
    const { opened, events, asked } = setUp([stream(['data: a\n\n'])], { lastEventId: '7' });
    await opened.done;
    expect(events[0]?.id).toBe('7');
    expect(asked[1]?.init.headers).toMatchObject({ 'Last-Event-ID': '7' });
  });

  test('X6 · an id without data is resumed from', async () => {
    const { opened, asked } = setUp([stream(['id: 9\n\n'])]);
    await opened.done;
    expect(asked[1]?.init.headers).toMatchObject({ 'Last-Event-ID': '9' });
  });

  test('X6 · a throwing listener is reported and the stream goes on', async () => {
    const boom = new Error('boom');
    const seen: string[] = [];
    const { opened, errors } = setUp([stream(['data: a\n\ndata: b\n\n'])], {
      onEvent: ({ data }) => {
        seen.push(data);
        throw boom;
      },
    });
    await opened.done;
    expect([seen, errors]).toEqual([
      ['a', 'b'],
      [boom, boom],
    ]);
  });

  test('X6 · a throwing listener of states is reported as well', async () => {
    const { opened, errors } = setUp([], {
      onState: (state) => {
        throw state;
      },
    });
    await opened.done;
    expect(errors).toEqual(['connecting', 'closed']);
  });

  test('X6 · the console is told when nobody else is', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { opened } = setUp([stream(['data: a\n\n'])], {
      report: undefined,
      onEvent: () => {
        throw 'boom';
      },
    });
    await opened.done;
    expect(logged.mock.calls).toEqual([['boom']]);
    logged.mockRestore();
  });
});

describe('the address', () => {
  const ports = { token: () => null, onEvent: () => {}, onState: () => {} };
  test.each(['https://evil.example/stream', '//evil.example/stream', 'https://api.sanchay.in:1/stream'])(
    'X6 · the token never goes to %s',
    (path) => {
      const fetch = jest.fn();
      const open = () => openStream({ ...ports, path, ownHosts: ['api.sanchay.in'], fetch });
      expect(open).toThrow(`${path} is not on a host of the product`);
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('X6 · a host of the product is allowed', async () => {
    const path = 'https://api.sanchay.in/api/v3/stream';
    const { opened, asked } = setUp([], { path, ownHosts: ['api.sanchay.in'] });
    await opened.done;
    expect(asked[0]?.url).toBe(path);
  });

  test('X6 · the page’s own fetch is the default', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    await openStream({ ...ports, path: '/s' }).done;
    expect(fetch).toHaveBeenCalledWith('/s', expect.objectContaining({ cache: 'no-store' }));
    fetch.mockRestore();
  });
});

describe('connecting again', () => {
  const unreachable: Step = () => Promise.reject(new TypeError('Failed to fetch'));

  test('X6 · pauses double up to 30 seconds, with full jitter', async () => {
    const { opened, waits, states } = setUp(Array.from({ length: 7 }, () => unreachable));
    await opened.done;
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(states.slice(0, 4)).toEqual(['connecting', 'waiting', 'connecting', 'waiting']);
  });

  test('X6 · once something was heard they start anew', async () => {
    const { opened, waits } = setUp([unreachable, unreachable, stream([': hello\n']), unreachable]);
    await opened.done;
    expect(waits).toEqual([500, 1000, 500, 1000]);
  });

  test('X6 · an open connection without a byte is no success', async () => {
    const { opened, waits } = setUp([stream([]), stream([]), stream([])]);
    await opened.done;
    expect(waits).toEqual([500, 1000, 2000]);
  });

  test.each([403, 404, 429, 500, 503])('X6 · HTTP %s is tried again without being open', async (code) => {
    const { opened, waits, states } = setUp([status(code)]);
    await opened.done;
    expect(waits).toEqual([500]);
    expect(states).toEqual(['connecting', 'waiting', 'connecting', 'closed']);
  });

  test('X6 · Retry-After is added to the pause', async () => {
    const { opened, waits } = setUp([status(503, { 'Retry-After': '4' })]);
    await opened.done;
    expect(waits).toEqual([4500]);
  });

  test('X6 · the pause that the stream asks for is the bound of the first', async () => {
    const { opened, waits } = setUp([stream(['retry: 5000\n']), stream(['retry: 90000\n'])]);
    await opened.done;
    expect(waits).toEqual([2500, 15_000]);
  });

  test('X6 · the chance and the timer are the machine’s by default', async () => {
    const chance = jest.spyOn(Math, 'random').mockReturnValue(0);
    const { opened, asked } = setUp([unreachable], { random: undefined, wait: undefined });
    await opened.done;
    expect(asked).toHaveLength(2);
    expect(chance).toHaveBeenCalledTimes(1);
    chance.mockRestore();
  });
});

describe('the end', () => {
  test('X6 · a 401 is told to the shell and ends the stream', async () => {
    const { opened, states, asked, waits } = setUp([status(401), stream([])]);
    await opened.done;
    expect([states, asked.length, waits]).toEqual([['connecting', 'unauthorised'], 1, []]);
  });

  test('X6 · a 204 says that there is nothing to listen to', async () => {
    const { opened, states, asked } = setUp([status(204), stream([])]);
    await opened.done;
    expect([states, asked.length]).toEqual([['connecting', 'closed'], 1]);
  });

  test('X6 · close ends an open stream, its request and its timers', async () => {
    const { opened, states, asked, events, silences } = setUp([stream(['data: a\n\n'], { open: true })], {
      onEvent: () => setTimeout(() => opened.close()),
    });
    await opened.done;
    expect(states).toEqual(['connecting', 'open', 'closed']);
    expect(events).toEqual([]);
    expect(asked[0]?.init.signal?.aborted).toBe(true);
    expect(silences.map(({ signal }) => signal?.aborted)).toEqual([true, true, true]);
  });

  test('X6 · after a close nothing more of the chunk is delivered', async () => {
    const seen: string[] = [];
    const { opened } = setUp([stream(['id: 1\ndata: a\n\nid: 2\ndata: b\n\n'], { open: true })], {
      onEvent: ({ data }) => {
        seen.push(data);
        opened.close();
      },
    });
    await opened.done;
    expect([seen, opened.lastEventId()]).toEqual([['a'], '1']);
  });

  test('X6 · the caller’s signal ends it too, also during a request and during a pause', async () => {
    const during = new AbortController();
    const asking = setUp([() => never<Response>()], { signal: during.signal });
    setTimeout(() => during.abort());
    await asking.opened.done;
    expect(asking.states).toEqual(['connecting', 'closed']);

    const pausing = new AbortController();
    const { opened, states, asked } = setUp([status(500), status(500)], {
      signal: pausing.signal,
      onState: (state) => {
        states.push(state);
        if (state === 'waiting') pausing.abort();
      },
      wait: async (_, signal) => {
        if (signal?.aborted) throw signal.reason;
        return never();
      },
    });
    await opened.done;
    expect([states, asked.length]).toEqual([['connecting', 'waiting', 'closed'], 1]);
  });

  test('X6 · an aborted signal never connects', async () => {
    const { opened, states, asked } = setUp([stream([])], { signal: AbortSignal.abort() });
    await opened.done;
    expect([states, asked.length]).toEqual([['closed'], 0]);
  });

  test('X6 · a connection that goes silent is cut and made anew', async () => {
    const cut: (AbortSignal | null | undefined)[] = [];
    let silences = 0;
    const { opened, states, asked } = setUp([stream([': hi\n'], { open: true })], {
      silence: 45_000,
      wait: (milliseconds) => {
        if (milliseconds !== 45_000) {
          cut.push(asked[0]?.init.signal);
          return Promise.resolve();
        }
        silences += 1;
        return silences === 3 ? Promise.resolve() : never();
      },
    });
    await opened.done;
    expect(states).toEqual(['connecting', 'open', 'waiting', 'connecting', 'closed']);
    expect(cut[0]?.aborted).toBe(true);
  });

  test('X6 · silence is a minute by default, counted anew for each read', async () => {
    const { opened, silences } = setUp([stream([': a\n', ': b\n'])]);
    await opened.done;
    expect(silences.map(({ milliseconds }) => milliseconds)).toEqual([
      60_000, 60_000, 60_000, 60_000, 60_000,
    ]);
    expect(silences.every(({ signal }) => signal?.aborted)).toBe(true);
  });
});
