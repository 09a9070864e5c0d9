import { IMPORT_LIMITS } from '@sanchay/contracts';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compiledCode } from './compiledCode.ts';
import { statementIn } from '../formats/statementText.ts';
import type { FileLimits, FileOutcome, FileTask, SentOutcome } from './fileTask.ts';

const LIMITS: FileLimits = { ms: 60_000, cpuMs: 20_000, heapMb: 250, growthMb: 400, pages: 500 };
/** Files that are read at the same time. */
const MOST_AT_ONCE = 2;
const PROGRAM = fileURLToPath(new URL('fileProcess.ts', import.meta.url));
let running = 0;

/**
 * The statement in a PDF, workbook or text, read in a process without our environment that ends when it needs too much
 * time or memory. The password stays in memory.
 */
export async function readFile(bytes: Buffer, password: string, limits = LIMITS): Promise<FileOutcome> {
  if (running >= MOST_AT_ONCE) return { refused: 'busy' };
  running += 1;
  try {
    const outcome = await inProcess({
      bytes,
      password,
      limits,
      mostText: IMPORT_LIMITS.text,
      compiled: compiledCode(),
    });
    return 'refused' in outcome ? outcome : { statement: await statementIn(outcome.text) };
  } finally {
    running -= 1;
  }
}

function inProcess(task: FileTask): Promise<SentOutcome> {
  // A session of its own, which Linux ranks apart from the one of the requests.
  const child = fork(PROGRAM, {
    detached: true,
    env: task.compiled === undefined ? {} : { NODE_COMPILE_CACHE: task.compiled },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise<SentOutcome>((resolve) => {
    const end = (outcome: SentOutcome): void => {
      clearTimeout(deadline);
      child.kill('SIGKILL');
      resolve(outcome);
    };
    // A file that needs too much is refused by its process; one that has not had its turn by now can be sent again.
    const deadline = setTimeout(() => end({ refused: 'busy' }), task.limits.ms);
    child.once('message', (outcome) => end(outcome as SentOutcome));
    child.once('error', () => end({ refused: 'busy' }));
    child.once('exit', () => end({ refused: 'too_heavy' }));
    child.send(task, () => undefined);
  });
}
