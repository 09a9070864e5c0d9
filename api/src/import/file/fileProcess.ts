import type { FileTask } from './fileTask.ts';
import { takeLowPriority } from './lowPriority.ts';
import { readInThread } from './readInThread.ts';

/**
 * Reads one file in a process of its own, so that neither its computing nor the collection of its garbage delays
 * requests. It ends with its parent.
 */
takeLowPriority();
process.once('disconnect', () => process.exit());
process.once('message', (task: FileTask) => {
  void readInThread(task).then((outcome) => process.send!(outcome));
});
