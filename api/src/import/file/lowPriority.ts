import { readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Of a thread, and of a session where sessions share the processor: a loaded machine still reads a file in time. */
const THREAD = constants.priority.PRIORITY_BELOW_NORMAL;
const SESSION = 5;

/**
 * Puts this process behind others of the machine. Linux ranks threads, those that collect garbage included, and with
 * autogroup also sessions, so a process that leads a session of its own lowers both. Later threads inherit the rank.
 */
export function takeLowPriority(): void {
  if (process.platform !== 'linux') {
    setPriority(THREAD);
    return;
  }
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), THREAD);
  try {
    writeFileSync('/proc/self/autogroup', String(SESSION));
  } catch {
    // A kernel without autogroup ranks threads alone.
  }
}
