import { Worker } from 'node:worker_threads';
import type { FileOutcome, FileTask } from './fileTask.ts';

const WATCH_MS = 50;
const MB = 1024 * 1024;

/** Reads one file in a thread without environment, which ends when it needs too much time or memory. */
export function readInThread(task: FileTask): Promise<FileOutcome> {
  const { limits } = task;
  const worker = new Worker(new URL('fileWorker.ts', import.meta.url), {
    workerData: task,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  });
  const before = process.memoryUsage.rss();
  return new Promise<FileOutcome>((resolve) => {
    const end = (outcome: FileOutcome): void => {
      clearInterval(watch);
      void worker.terminate();
      resolve(outcome);
    };
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage();
      const isTooLarge = process.memoryUsage.rss() - before > limits.growthMb * MB;
      if (isTooLarge || (user + system) / 1_000 > limits.cpuMs) end({ refused: 'too_heavy' });
    }, WATCH_MS);
    worker.once('message', end);
    worker.once('error', () => end({ refused: 'too_heavy' }));
    worker.once('exit', () => end({ refused: 'not_a_pdf' }));
  });
}
