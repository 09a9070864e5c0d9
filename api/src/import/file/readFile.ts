import { IMPORT_LIMITS } from '@sanchay/contracts';
import { atMost } from '../../platform/own-process/atMost.ts';
import { inOwnProcess } from '../../platform/own-process/inOwnProcess.ts';
import type { TaskEnd } from '../../platform/own-process/task.ts';
import { statementIn } from '../formats/statementText.ts';
import type { FileLimits, FileOutcome, FileTask, SentOutcome } from './fileTask.ts';

const LIMITS: FileLimits = { ms: 60_000, cpuMs: 20_000, heapMb: 250, growthMb: 400, pages: 500 };
/** Files that are read at the same time. */
const turns = atMost(2);
const THREAD = new URL('fileThread.ts', import.meta.url);

/**
 * The statement in a PDF, workbook or text, read in a process without our environment that ends when it needs too much
 * time or memory. The password stays in memory.
 */
export async function readFile(bytes: Buffer, password: string, limits = LIMITS): Promise<FileOutcome> {
  const task: FileTask = { bytes, password, mostText: IMPORT_LIMITS.text, mostPages: limits.pages };
  const outcome = await turns(async () => {
    const sent = sentOutcome(await inOwnProcess<SentOutcome>(THREAD, task, { limits }));
    return 'refused' in sent ? sent : { statement: await statementIn(sent.text) };
  });
  return outcome ?? { refused: 'busy' };
}

function sentOutcome(end: TaskEnd<SentOutcome>): SentOutcome {
  if ('outcome' in end) return end.outcome;
  if (end.none === 'late') return { refused: 'busy' };
  return { refused: end.none === 'silent' ? 'not_a_pdf' : 'too_heavy' };
}
