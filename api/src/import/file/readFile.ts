import { IMPORT_LIMITS } from '@sanchay/contracts';
import { Worker } from 'node:worker_threads';
import type { FileOutcome } from './fileTask.ts';

/** Bounds of one file, so that a hostile one harms nobody else. */
export interface FileLimits {
  ms: number;
  /** Of the thread's own heap. */
  heapMb: number;
  /** By how much the process may grow, which counts buffers outside of heaps. */
  growthMb: number;
  pages: number;
}

const LIMITS: FileLimits = { ms: 20_000, heapMb: 250, growthMb: 400, pages: 500 };
/** Files that are read at the same time. */
const MOST_AT_ONCE = 2;
const WATCH_MS = 50;
const MB = 1024 * 1024;
let running = 0;

/**
 * The statement in a PDF, workbook or text, read in a thread without environment that ends when it needs too much time
 * or memory. The password stays in memory.
 */
export async function readFile(bytes: Buffer, password: string, limits = LIMITS): Promise<FileOutcome> {
  if (running >= MOST_AT_ONCE) return { refused: 'busy' };
  running += 1;
  try {
    return await inThread(bytes, password, limits);
  } finally {
    running -= 1;
  }
}

function inThread(bytes: Buffer, password: string, limits: FileLimits): Promise<FileOutcome> {
  const worker = new Worker(new URL('fileWorker.ts', import.meta.url), {
    workerData: {
      bytes: new Uint8Array(bytes),
      password,
      mostPages: limits.pages,
      mostText: IMPORT_LIMITS.text,
    },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  });
  const before = process.memoryUsage.rss();
  return new Promise<FileOutcome>((resolve) => {
    const end = (outcome: FileOutcome): void => {
      clearTimeout(deadline);
      clearInterval(watch);
      void worker.terminate();
      resolve(outcome);
    };
    const deadline = setTimeout(() => end({ refused: 'too_heavy' }), limits.ms);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > limits.growthMb * MB) end({ refused: 'too_heavy' });
    }, WATCH_MS);
    worker.once('message', end);
    worker.once('error', () => end({ refused: 'too_heavy' }));
    worker.once('exit', () => end({ refused: 'not_a_pdf' }));
  });
}
