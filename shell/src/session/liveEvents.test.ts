import { createBus } from '@sanchay/event-bus';
import { liveEvents } from './liveEvents.ts';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** Streams that stay open, each with the text of the server; `asked` has the places they were asked to resume from. */
function server(texts: string[]) {
  const asked: (string | null)[] = [];
  const opened = texts.map(() => Promise.withResolvers<void>());
  globalThis.fetch = async (_url, init) => {
    const text = texts[asked.length]!;
    const { resolve } = opened[asked.length]!;
    asked.push(new Headers(init?.headers).get('last-event-id'));
    let isGiven = false;
    const body = new ReadableStream({
      pull(controller) {
        if (isGiven) return resolve();
        isGiven = true;
        controller.enqueue(new TextEncoder().encode(text));
      },
    });
    return new Response(body);
  };
  return { asked, read: (n: number) => opened[n]!.promise };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const live = () =>
  liveEvents(
    createBus({ production: true }),
    () => 't',
    async () => null,
    () => undefined,
  );

describe('live events of a page', () => {
  test('I5 · a page that was hidden before the first event resumes where it stopped', async () => {
    const { asked, read } = server(['id: 7:7:\n\n', 'id: 8:8:\n\n', '']);
    const events = live();
    for (const round of [0, 1]) {
      events.open();
      await read(round);
      await settled();
      events.close();
    }
    events.open();
    await settled();
    expect(asked).toEqual([null, '7:7:', '8:8:']);
    events.close();
  });

  test('S1 · the next session gets nothing of the time before it', async () => {
    const { asked, read } = server(['id: 7:7:\n\n', '']);
    const events = live();
    events.open();
    await read(0);
    await settled();
    events.end();
    events.open();
    await settled();
    expect(asked).toEqual([null, null]);
    events.close();
  });
});
