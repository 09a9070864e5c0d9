import { LoadError } from '../federation/failure.ts';

/** Waits that a test can drive. */
export interface Timers {
  set(work: () => void, milliseconds: number): unknown;
  clear(handle: unknown): void;
}

export const pageTimers: Timers = {
  set: (work, milliseconds) => setTimeout(work, milliseconds),
  clear: (handle) => clearTimeout(handle as number),
};

/** Calls back at each progress of what is waited for. @returns what ends that */
export type Progress = (listener: () => void) => () => void;

const noProgress: Progress = () => () => undefined;

/**
 * The promise's own outcome, or a `timeout` after so many milliseconds without progress. A late outcome is ignored.
 */
export function within<T>(
  phase: string,
  milliseconds: number,
  promise: Promise<T>,
  timers: Timers = pageTimers,
  progress: Progress = noProgress,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let handle: unknown;
    const start = (): void => {
      timers.clear(handle);
      handle = timers.set(
        () => reject(new LoadError('timeout', `${phase} took over ${milliseconds} ms`)),
        milliseconds,
      );
    };
    start();
    const end = progress(start);
    promise.then(resolve, reject).finally(() => {
      timers.clear(handle);
      end();
    });
  });
}

/** Resolves after so many milliseconds. */
export function pause(milliseconds: number, timers: Timers = pageTimers): Promise<void> {
  return new Promise((resolve) => void timers.set(resolve, milliseconds));
}
