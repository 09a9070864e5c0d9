import { flushCompileCache } from 'node:module';
import { inThread } from './inThread.ts';
import { takeLowPriority } from './lowPriority.ts';
import type { SentTask } from './task.ts';

/**
 * Does one task in a process of its own, so that neither its computing nor the collection of its garbage delays
 * requests. The task has a thread, so that this process hears when its parent ends, and ends with it.
 */
takeLowPriority();
process.once('disconnect', () => process.exit());
process.once('message', (sent: SentTask) => {
  void inThread(sent).then((end) => {
    // The parent ends this process with its answer.
    flushCompileCache();
    process.send!(end);
  });
});
