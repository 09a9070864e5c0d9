import { DraftQueue, type SaveState } from './DraftQueue.ts';

/** A queue whose sends complete when the test resolves them. */
function queueUnderTest(passing?: (error: unknown) => boolean) {
  const sent: string[] = [];
  const states: SaveState[] = [];
  const ends: { resolve: () => void; reject: () => void }[] = [];
  const queue = new DraftQueue<string>({
    pause: 600,
    ...(passing && { passing }),
    onState: (state) => states.push(state),
    send(draft) {
      sent.push(draft);
      return new Promise<void>((resolve, reject) =>
        ends.push({ resolve, reject: () => reject(new Error('down')) }),
      );
    },
  });
  return { queue, sent, states, ends };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('queue of drafts', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('O3 · only the last of quick changes is sent, after the pause', async () => {
    const { queue, sent, states, ends } = queueUnderTest();
    queue.save('A');
    await jest.advanceTimersByTimeAsync(599);
    queue.save('As');
    await jest.advanceTimersByTimeAsync(599);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['As']);
    expect(states).toEqual(['saving']);
    ends[0]!.resolve();
    await settle();
    expect(states).toEqual(['saving', 'saved']);
  });

  test('O3 · a newer draft waits for the one on its way', async () => {
    const { queue, sent, ends } = queueUnderTest();
    queue.save('A');
    void queue.flush();
    await settle();
    queue.save('B');
    void queue.flush();
    void queue.flush();
    await settle();
    expect(sent).toEqual(['A']);
    ends[0]!.resolve();
    await settle();
    expect(sent).toEqual(['A', 'B']);
    ends[1]!.resolve();
    await settle();
    await jest.advanceTimersByTimeAsync(600);
    expect(sent).toEqual(['A', 'B']);
  });

  test('O3 · flush resolves when nothing is on its way any more', async () => {
    const { queue, ends } = queueUnderTest();
    const done = jest.fn();
    queue.save('A');
    void queue.flush().then(done);
    await settle();
    expect(done).not.toHaveBeenCalled();
    ends[0]!.resolve();
    await settle();
    expect(done).toHaveBeenCalledTimes(1);
    await queue.flush();
  });

  test('O3 · what could not be sent is kept and goes with the next attempt', async () => {
    const { queue, sent, states, ends } = queueUnderTest();
    queue.save('A');
    void queue.flush();
    await settle();
    ends[0]!.reject();
    await settle();
    expect(states).toEqual(['saving', 'failed']);
    void queue.flush();
    await settle();
    expect(sent).toEqual(['A', 'A']);
    queue.save('B');
    ends[1]!.reject();
    await settle();
    await jest.advanceTimersByTimeAsync(600);
    expect(sent).toEqual(['A', 'A', 'B']);
  });

  test('O3 · a draft that may be accepted later waits, and is sent again after growing pauses', async () => {
    const { queue, sent, states, ends } = queueUnderTest(() => true);
    queue.retries = true;
    queue.save('A');
    void queue.flush();
    await settle();
    for (const [place, pause] of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
      ends[place]!.reject();
      await settle();
      expect(states.at(-1)).toBe('waiting');
      expect(queue.problem).not.toBeNull();
      await jest.advanceTimersByTimeAsync(pause - 1);
      expect(sent).toHaveLength(place + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(sent).toHaveLength(place + 2);
    }
    ends.at(-1)!.resolve();
    await settle();
    expect(states.at(-1)).toBe('saved');
    expect(queue.problem).toBeNull();
  });

  test('O3 · after the page is left nothing is sent again by itself, and a refused draft never is', async () => {
    const left = queueUnderTest(() => true);
    const refused = queueUnderTest(() => false);
    refused.queue.retries = true;
    for (const { queue, ends } of [left, refused]) {
      queue.save('A');
      void queue.flush();
      await settle();
      ends[0]!.reject();
    }
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect([left.sent, refused.sent]).toEqual([['A'], ['A']]);
    expect(refused.states.at(-1)).toBe('failed');
  });
});
