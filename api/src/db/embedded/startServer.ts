import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { isAlive, readPostmaster } from './postmaster.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How long a server may take until it answers, and how long the one before it may take to let go of its memory. */
const READY_MS = 30_000;
/** Source: PostgreSQL, `CreateLockFile` and `PGSharedMemoryCreate`; children of a killed server end a moment after it. */
const OLD_MEMORY = /pre-existing shared memory block .* is still in use/;
const AGAIN_MS = 250;

/**
 * Starts a server and waits until it answers. While the children of a killed one still have its memory, it is started
 * again.
 * @throws Error with the end of the server's log when it ends for another reason, or does not answer in 30 seconds.
 */
export async function startServer(
  dataFolder: string,
  logFile: string,
  run: (log: number) => ChildProcess,
): Promise<void> {
  const until = performance.now() + READY_MS;
  const logged = (from: number) =>
    existsSync(logFile) ? readFileSync(logFile).subarray(from).toString() : '';
  for (;;) {
    const from = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const log = openSync(logFile, 'a');
    const child = run(log);
    let hasEnded = false;
    child.on('error', () => (hasEnded = true));
    child.on('exit', () => (hasEnded = true));
    child.unref();
    closeSync(log);
    if (await untilReady(dataFolder, until, () => hasEnded)) return;
    const isOver = performance.now() >= until;
    if (isOver || !OLD_MEMORY.test(logged(from)))
      throw new Error(`PostgreSQL did not become ready. Its log ends:\n${logged(from).slice(-2_000)}`);
    await pause(AGAIN_MS);
  }
}

/** Waits until the server of a folder answers. @returns false when it has ended, or the time is over */
export async function untilReady(
  dataFolder: string,
  until = performance.now() + READY_MS,
  hasEnded: () => boolean = () => false,
): Promise<boolean> {
  while (performance.now() < until && !hasEnded()) {
    const server = readPostmaster(dataFolder);
    if (server?.ready && isAlive(server.pid)) return true;
    await pause(25);
  }
  return false;
}
