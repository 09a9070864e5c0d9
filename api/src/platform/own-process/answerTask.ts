import { enableCompileCache, flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadTask } from './task.ts';

/**
 * Does the task of this thread and posts its outcome. Code that `work` imports is compiled once for all threads; what
 * the module of the thread imports at its head is not.
 */
export async function answerTask<Task>(work: (task: Task) => Promise<unknown>): Promise<void> {
  const { task, compiled } = workerData as ThreadTask;
  if (compiled !== undefined) enableCompileCache(compiled);
  const outcome = await work(task as Task);
  flushCompileCache();
  parentPort!.postMessage(outcome);
}
