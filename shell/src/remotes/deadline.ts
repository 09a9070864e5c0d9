import { LoadError } from './failure.ts';

/** Waits that a test can drive. */
export interface Timers {
  set(work: () => void, milliseconds: number): unknown;
  clear(handle: unknown): void;
}

export const pageTimers: Timers = {
  set: (work, milliseconds) => setTimeout(work, milliseconds),
  clear: (handle) => clearTimeout(handle as number),
};

/** The promise's own outcome, or a `timeout` after so many milliseconds. A late outcome is ignored. */
export function within<T>(
  phase: string,
  milliseconds: number,
  promise: Promise<T>,
  timers: Timers = pageTimers,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const handle = timers.set(
      () => reject(new LoadError('timeout', `${phase} took over ${milliseconds} ms`)),
      milliseconds,
    );
    promise.then(resolve, reject).finally(() => timers.clear(handle));
  });
}

/** Resolves after so many milliseconds. */
export function pause(milliseconds: number, timers: Timers = pageTimers): Promise<void> {
  return new Promise((resolve) => void timers.set(resolve, milliseconds));
}
