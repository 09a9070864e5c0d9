import { batched } from './batched.ts';

describe('questions that are answered together', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('X7 · a thousand questions of a moment are one look-up; equal ones share it, and unknown ones get null', async () => {
    const load = jest.fn(
      async (keys: string[]) => new Map(keys.flatMap((key) => (key === 'gone' ? [] : [[key, key]]))),
    );
    const ask = batched(load, 100);
    const asked = Array.from({ length: 1_000 }, (_, n) => ask(`session-${n % 200}`));
    const gone = ask('gone');
    jest.advanceTimersByTime(100);
    expect((await Promise.all(asked))[201]).toBe('session-1');
    expect(await gone).toBeNull();
    expect(load.mock.calls.map(([keys]) => keys.length)).toEqual([201]);
  });

  test('X7 · requests made after a look-up began trigger a new look-up, and a failure affects only its own callers', async () => {
    let fails = true;
    const load = jest.fn(async (keys: string[]) => {
      if (fails) throw new Error('the database is away');
      return new Map(keys.map((key) => [key, true]));
    });
    const ask = batched(load, 100);
    const refused = expect(Promise.all([ask('a'), ask('b')])).rejects.toThrow('the database is away');
    jest.advanceTimersByTime(100);
    await refused;
    fails = false;
    const later = ask('a');
    jest.advanceTimersByTime(100);
    expect(await later).toBe(true);
    expect(load.mock.calls).toEqual([[['a', 'b']], [['a']]]);
  });
});
