import type { Queries } from '../db/pool.ts';
import type { Actor } from '../platform/context.ts';
import { readMoment } from './cursor.ts';
import { EventStream } from './eventStream.ts';
import type { Hub } from './hub.ts';

const actor: Actor = {
  ...{ userId: 'u', ownerId: 'u', sessionId: 's', portfolioId: 'p', portfolioNumber: 1, scope: null },
  ...{ onboardingState: 13, userState: 2 },
};
const noRows: Queries = { query: async () => [] };

function streamWith({ unread = 0, current = async () => actor as Actor | null } = {}) {
  const written: string[] = [];
  let over: 'ended' | 'destroyed' | null = null;
  let beat: () => void = () => undefined;
  const heard = new Promise<void>((resolve) => (beat = resolve));
  const response = {
    writableLength: unread,
    write(text: string) {
      written.push(text);
      if (text.startsWith(': still')) beat();
      return true;
    },
    end() {
      over ??= 'ended';
      beat();
    },
    destroy() {
      over ??= 'destroyed';
    },
  };
  const problems: unknown[] = [];
  const stream = new EventStream({
    db: noRows,
    hub: { subscribe: () => () => undefined, given: readMoment('7:7:')! } as unknown as Hub,
    actor,
    response: response as never,
    heartbeatMs: 1,
    currentActor: current,
    onProblem: (error) => problems.push(error),
  });
  return { stream, written, heard, problems, over: () => over };
}

describe('one stream', () => {
  test('I5 · the stream sends where to resume and heartbeats, so that nothing in between takes it for dead', async () => {
    const { stream, written, heard } = streamWith();
    await stream.begin(null);
    await heard;
    stream.end();
    expect(written.slice(0, 3)).toEqual([
      'retry: 2000\n: connected\n\n',
      'id: 7:7:\n\n',
      ': still here\nid: 7:7:\n\n',
    ]);
  });

  test('S1 · it ends at the heartbeat after its session is over', async () => {
    const ended = streamWith({ current: async () => null });
    await ended.heard;
    await Promise.resolve();
    await Promise.resolve();
    expect(ended.over()).toBe('ended');
  });

  test('X4 · a client that does not read is let go', async () => {
    const slow = streamWith({ unread: 256 * 1024 + 1 });
    await slow.stream.begin(null);
    slow.stream.end();
    expect(slow.over()).toBe('destroyed');
    expect(slow.written).toEqual([]);
    const behind = streamWith({ unread: 256 * 1024 });
    await behind.stream.begin(null);
    behind.stream.end();
    expect(behind.over()).toBe('ended');
  });
});
