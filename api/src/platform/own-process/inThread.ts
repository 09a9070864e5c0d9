import { Worker } from 'node:worker_threads';
import type { SentTask, TaskEnd, ThreadTask } from './task.ts';

const WATCH_MS = 50;
const MB = 1024 * 1024;

/** Does a task in a thread without environment, which ends when it needs too much time or memory. */
export function inThread({ thread, task, limits, compiled }: SentTask): Promise<TaskEnd<unknown>> {
  const worker = new Worker(new URL(thread), {
    workerData: { task, compiled } satisfies ThreadTask,
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  });
  const before = process.memoryUsage.rss();
  return new Promise((resolve) => {
    const end = (reached: TaskEnd<unknown>): void => {
      clearInterval(watch);
      void worker.terminate();
      resolve(reached);
    };
    const watch = setInterval(() => {
      const { user, system } = process.cpuUsage();
      const isTooLarge = process.memoryUsage.rss() - before > limits.growthMb * MB;
      if (isTooLarge || (user + system) / 1_000 > limits.cpuMs) end({ none: 'heavy' });
    }, WATCH_MS);
    worker.once('message', (outcome) => end({ outcome }));
    worker.once('error', (error: NodeJS.ErrnoException) =>
      end(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? { none: 'heavy' }
          : { none: 'failed', error: error.stack ?? error.message },
      ),
    );
    worker.once('exit', () => end({ none: 'silent' }));
  });
}
