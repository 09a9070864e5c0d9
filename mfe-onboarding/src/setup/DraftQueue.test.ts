import { DraftQueue } from './DraftQueue.ts';
import type { SaveState } from './DraftQueue.ts';

/** A queue whose sends end when the test says so. */
function queueUnderTest() {
  const sent: string[] = [];
  const states: SaveState[] = [];
  const ends: { resolve: () => void; reject: () => void }[] = [];
  const queue = new DraftQueue<string>({
    pause: 600,
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
});
