import { flushCompileCache } from 'node:module';
import { statementText } from '../formats/statementText.ts';
import type { FileTask, SentOutcome } from './fileTask.ts';
import { takeLowPriority } from './lowPriority.ts';
import { readInThread } from './readInThread.ts';

/**
 * Reads one file in a process of its own, so that neither its computing nor the collection of its garbage delays
 * requests. It ends with its parent.
 */
takeLowPriority();
process.once('disconnect', () => process.exit());
process.once('message', (task: FileTask) => {
  void sentOutcome(task).then((outcome) => {
    // The parent ends this process with its answer.
    flushCompileCache();
    process.send!(outcome);
  });
});

async function sentOutcome(task: FileTask): Promise<SentOutcome> {
  const outcome = await readInThread(task);
  return 'refused' in outcome ? outcome : { text: await statementText(outcome.statement) };
}
