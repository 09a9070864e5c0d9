import { never, setUp, status, stream, type Step } from './testStream.ts';

describe('connecting again', () => {
  const unreachable: Step = () => Promise.reject(new TypeError('Failed to fetch'));

  test('X6 · pauses double up to 30 seconds, with full jitter', async () => {
    const { opened, waits, states } = setUp(Array.from({ length: 7 }, () => unreachable));
    await opened.done;
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
    expect(states.slice(0, 4)).toEqual(['connecting', 'waiting', 'connecting', 'waiting']);
  });

  test('X6 · after an event arrived the retries start over', async () => {
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

  test('X6 · the delay that the stream requests is the upper bound of the first', async () => {
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
  test('X6 · a 401 is reported to the shell and ends the stream', async () => {
    const { opened, states, asked, waits } = setUp([status(401), stream([])]);
    await opened.done;
    expect([states, asked.length, waits]).toEqual([['connecting', 'unauthorised'], 1, []]);
  });

  test('X6 · a 204 means that there is nothing to listen to', async () => {
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
