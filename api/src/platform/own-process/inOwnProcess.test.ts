import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { scratchFolder } from '../../testing/scratchFolder.ts';
import { atMost } from './atMost.ts';
import { inOwnProcess } from './inOwnProcess.ts';
import type { TaskLimits } from './task.ts';

const LIMITS: TaskLimits = { ms: 60_000, cpuMs: 30_000, heapMb: 100, growthMb: 400 };
const ANSWER_TASK = pathToFileURL(path.join(import.meta.dirname, 'answerTask.ts')).href;

describe('a task in a process of its own', () => {
  const folder = scratchFolder('sanchay-tasks-');
  const pidFile = path.join(folder, 'pid');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => rmSync(pidFile, { force: true }));

  let count = 0;
  /** A thread that does this with its `task`. */
  function threadOf(body: string): URL {
    const file = path.join(folder, `thread${(count += 1)}.mjs`);
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs';
       import { answerTask } from ${JSON.stringify(ANSWER_TASK)};
       writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
       await answerTask(async (task) => { ${body} });`,
    );
    return pathToFileURL(file);
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const isRunning = (pid: number): boolean => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };
  async function pidOfThread(): Promise<number> {
    while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') await turn();
    return Number(readFileSync(pidFile, 'utf8'));
  }

  test('X4 · its outcome is what it makes of its task, and it sees none of our environment', async () => {
    const thread = threadOf('return { doubled: task.number * 2, names: Object.keys(process.env) };');
    expect(await inOwnProcess(thread, { number: 21 }, { limits: LIMITS })).toEqual({
      outcome: { doubled: 42, names: [] },
    });
  });

  test('X4 · others are served while it computes, and it ends once nobody waits for it', async () => {
    const gone = new AbortController();
    const end = inOwnProcess(threadOf('for (;;) {}'), {}, { limits: LIMITS, signal: gone.signal });
    const pid = await pidOfThread();
    expect(isRunning(pid)).toBe(true);
    gone.abort();
    expect(await end).toEqual({ none: 'unwanted' });
    while (isRunning(pid)) await turn();
    expect(await inOwnProcess(threadOf('return 1;'), {}, { limits: LIMITS, signal: gone.signal })).toEqual({
      none: 'unwanted',
    });
  });

  test.each([
    ['processor time', 'for (;;) {}', { cpuMs: 300 }, { none: 'heavy' }],
    [
      'memory',
      'const kept = []; for (;;) kept.push(new Array(1000).fill(kept.length));',
      { heapMb: 40 },
      { none: 'heavy' },
    ],
    ['time', 'await new Promise(() => setInterval(() => {}, 1000));', { ms: 500 }, { none: 'late' }],
  ])('X4 · one that needs too much %s ends', async (_what, body, over, expected) => {
    const end = inOwnProcess(threadOf(body), {}, { limits: { ...LIMITS, ...over } });
    expect(await end).toEqual(expected);
    if (existsSync(pidFile)) {
      const pid = await pidOfThread();
      while (isRunning(pid)) await turn();
    }
  });

  test('X4 · an error and an end without an outcome are reported', async () => {
    const failed = await inOwnProcess(threadOf("throw new Error('no such lot');"), {}, { limits: LIMITS });
    expect(failed).toEqual({ none: 'failed', error: expect.stringContaining('no such lot') });
    expect(await inOwnProcess(threadOf('process.exit(0);'), {}, { limits: LIMITS })).toEqual({
      none: 'silent',
    });
  });

  test('X4 · only so many run at the same time', async () => {
    const turns = atMost(1);
    const first = turns(() => Promise.resolve('first'));
    expect(await turns(() => Promise.resolve('second'))).toBeNull();
    expect(await first).toBe('first');
    await expect(turns(() => Promise.reject(new Error('third')))).rejects.toThrow('third');
    expect(await turns(() => Promise.resolve('fourth'))).toBe('fourth');
  });

  test('X4 · those that may wait get their turn in the order in which they came', async () => {
    const turns = atMost(1, 2);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (name: string) =>
      turns(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      });
    const [first, second, third] = [work('first'), work('second'), work('third')];
    expect(await work('fourth')).toBeNull();
    expect(begun).toEqual(['first']);
    ends.get('first')!();
    expect(await first).toBe('first');
    await turn();
    expect(begun).toEqual(['first', 'second']);
    ends.get('second')!();
    expect(await second).toBe('second');
    await turn();
    ends.get('third')!();
    expect(await third).toBe('third');
    const fifth = work('fifth');
    ends.get('fifth')!();
    expect(await fifth).toBe('fifth');
  });
});
