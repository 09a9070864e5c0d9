import type { Context } from './context.ts';
import type { Domain } from './domain.ts';
import { Schedule, startBackground } from './nodeTasks.ts';

const { setImmediate } = globalThis;
/** Lets time pass on the replaced clock, and then what waited for it. */
async function pass(ms: number): Promise<void> {
  jest.advanceTimersByTime(ms);
  await new Promise((resolve) => setImmediate(resolve));
}

describe('the tasks of a node', () => {
  let ran: string[];
  let failed: object[];
  let ctx: Context;
  beforeEach(() => {
    jest.useFakeTimers();
    ran = [];
    failed = [];
    ctx = { log: { error: (about: object) => void failed.push(about) } } as unknown as Context;
  });
  afterEach(() => jest.useRealTimers());

  const task = (name: string) => ({ [name]: async () => void ran.push(name) })[name]!;
  async function broken() {
    throw new Error('no database');
  }

  test('X7 · tasks run at the start and at their interval, also after one that failed', async () => {
    const domains: Domain[] = [
      { name: 'first', periodic: [{ everyMs: 1_000, tasks: [broken, task('a')] }] },
      { name: 'second', periodic: [{ everyMs: 1_000, tasks: [task('b')] }] },
      { name: 'third', periodic: [{ everyMs: 5_000, tasks: [task('c')] }] },
    ];
    const schedule = new Schedule(ctx, domains);
    expect(ran).toEqual([]);
    schedule.start();
    await pass(0);
    expect(ran.toSorted()).toEqual(['a', 'b', 'c']);
    expect(failed).toEqual([{ err: new Error('no database'), task: 'broken' }]);
    await pass(1_000);
    await pass(1_000);
    await pass(500);
    expect(ran.toSorted()).toEqual(['a', 'a', 'a', 'b', 'b', 'b', 'c']);
    schedule.stop();
    await pass(10_000);
    expect(ran).toHaveLength(7);
  });

  test('X7 · a task that still runs is not started again, and the others keep their interval', async () => {
    let end: () => void = () => undefined;
    async function slow(): Promise<void> {
      ran.push('slow');
      await new Promise<void>((resolve) => (end = resolve));
    }
    const schedule = new Schedule(ctx, [
      { name: 'first', periodic: [{ everyMs: 1_000, tasks: [task('a'), slow, task('b')] }] },
    ]);
    schedule.start();
    await pass(0);
    expect(ran).toEqual(['a', 'slow']);
    await pass(1_000);
    await pass(1_000);
    expect(ran).toEqual(['a', 'slow', 'a', 'b', 'a', 'b']);
    end();
    await pass(0);
    await pass(1_000);
    expect(ran.slice(6)).toEqual(['b', 'a', 'slow']);
    schedule.stop();
  });

  test('X7 · background work ends in reverse order', async () => {
    const background = (name: string) => () => task(name);
    const stop = await startBackground(ctx, [
      { name: 'first', background: background('a') },
      { name: 'second', background: background('b') },
    ]);
    expect(ran).toEqual([]);
    await stop();
    expect(ran).toEqual(['b', 'a']);
  });
});
