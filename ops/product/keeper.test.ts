import type { Program, RunningProgram } from './child.ts';
import { Keeper } from './keeper.ts';

const program: Program = { name: 'api', file: 'api.ts', env: {}, logFolder: '/tmp' };

/** A keeper whose programs end on request, with its own clock; `waits` holds what it waits for. */
function bench() {
  let time = 1;
  const ends: ((code: number | null) => void)[] = [];
  const waits: { ms: number; then: () => void }[] = [];
  const lines: string[] = [];
  let again = 0;
  let broken = false;
  const child: RunningProgram = { pid: 1, port: 0, stop: async () => undefined };
  const keeper = new Keeper({
    say: (line) => lines.push(line),
    onAgain: () => (again += 1),
    start: async (_program, { onEnd }) => {
      if (broken) throw new Error('api ended while starting');
      ends.push(onEnd);
      return child;
    },
    now: () => time,
    wait: (ms, then) => waits.push({ ms, then }),
  });
  return {
    keeper,
    waits,
    lines,
    again: () => again,
    later: (ms: number) => (time += ms),
    breakDown: (to: boolean) => (broken = to),
    /** Ends the program that runs and lets what was waited for happen. @returns the wait. */
    async kill(): Promise<number> {
      ends.at(-1)!(null);
      return this.goOn();
    },
    async goOn(): Promise<number> {
      const { ms, then } = waits.shift()!;
      then();
      await new Promise((resolve) => setImmediate(resolve));
      return ms;
    },
  };
}

test('X7 · a program that keeps ending is started again after longer and longer waits, and never given up', async () => {
  const { keeper, kill, goOn, again, ...rest } = bench();
  await keeper.keep(program);
  const waited: number[] = [];
  for (let killed = 0; killed < 12; killed += 1) waited.push(await kill.call({ ...rest, goOn }));
  expect(waited.map((ms) => ms / 1000)).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]);
  expect(again()).toBe(12);
});

test('X7 · after a minute of running it starts again at once', async () => {
  const one = bench();
  await one.keeper.keep(program);
  for (let killed = 0; killed < 4; killed += 1) await one.kill();
  one.later(60_000);
  expect(await one.kill()).toBe(0);
});

test('X7 · a program that does not start is tried again as well', async () => {
  const one = bench();
  await one.keeper.keep(program);
  one.breakDown(true);
  expect(await one.kill()).toBe(0);
  expect(await one.goOn()).toBe(1_000);
  one.breakDown(false);
  expect(await one.goOn()).toBe(2_000);
  expect([one.again(), one.waits]).toEqual([1, []]);
  expect(one.lines).toContain('api ended while starting');
});

test('X7 · nothing is started again once it is stopping', async () => {
  const one = bench();
  await one.keeper.keep(program);
  await one.kill();
  await one.keeper.stop(['api']);
  await expect(one.kill()).rejects.toThrow(TypeError);
  expect(one.again()).toBe(1);
});
