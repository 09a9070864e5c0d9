import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compiledCode } from './compiledCode.ts';
import type { SentTask, TaskEnd, TaskLimits } from './task.ts';

const MAIN = fileURLToPath(new URL('processMain.ts', import.meta.url));

/**
 * Does a task in a process without our environment, which ends when it needs too much time or memory, when this process
 * ends, and when `signal` is aborted because nobody waits for its outcome.
 * @param thread address of a module that calls `answerTask`
 * @param task data that can be cloned: no functions and no instances of classes; so is its outcome
 */
export async function inOwnProcess<Outcome>(
  thread: URL,
  task: unknown,
  { limits, signal }: { limits: TaskLimits; signal?: AbortSignal },
): Promise<TaskEnd<Outcome>> {
  if (signal?.aborted) return { none: 'unwanted' };
  const compiled = compiledCode();
  // A session of its own, which Linux ranks apart from the one of the requests.
  const child = fork(MAIN, {
    detached: true,
    env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve) => {
    const end = (reached: TaskEnd<Outcome>): void => {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', giveUp);
      child.kill('SIGKILL');
      resolve(reached);
    };
    const giveUp = (): void => end({ none: 'unwanted' });
    // One that needs too much is ended by its process; one that has not had its turn by now can be tried again.
    const deadline = setTimeout(() => end({ none: 'late' }), limits.ms);
    signal?.addEventListener('abort', giveUp);
    child.once('message', (reached) => end(reached as TaskEnd<Outcome>));
    child.once('error', () => end({ none: 'late' }));
    child.once('exit', () => end({ none: 'heavy' }));
    child.send({ thread: thread.href, task, limits, compiled } satisfies SentTask, () => undefined);
  });
}
