import { openStream } from '../index.ts';
import { setUp, stream } from './testStream.ts';

describe('a connection', () => {
  test('X6 · the stream requests events with the token and resumes from the provided id', async () => {
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

  test('X6 · faults go to the console when no other handler is registered', async () => {
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
