const MOST_MS = 40;

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Makes every timer of `target` fire up to 40 ms late, by a seed: a test that relies on a timer having fired by a certain
 * moment passes on one machine and fails on another, and fails here. Tests with fake timers are not affected.
 */
export function delayTimers(target: typeof globalThis, seed: number): void {
  const random = randomFrom(seed);
  const setTimer = target.setTimeout.bind(target) as (
    run: TimerHandler,
    ms?: number,
    ...rest: unknown[]
  ) => number;
  const late = (run: TimerHandler, ms = 0, ...rest: unknown[]): number =>
    setTimer(run, ms + Math.floor(random() * MOST_MS), ...rest);
  target.setTimeout = late as unknown as typeof setTimeout;
}
