import type { Context } from './context.ts';

/**
 * Runs `work` for one item after the other, also after one failed: what cannot be done for one investor must not hold
 * back the others, nor the start of the process. A failure is logged with its item, and the work is tried again
 * whenever the task runs next.
 * @returns how many items succeeded
 */
export async function eachAlone<Item>(
  { log }: Pick<Context, 'log'>,
  task: string,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      await work(item);
      done += 1;
    } catch (error) {
      log.error({ err: error, task, item }, 'a task failed for one item; the others go on');
    }
  }
  return done;
}
