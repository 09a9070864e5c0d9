import { readdirSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;
/** How long a task waits behind everything else. */
const BEHIND_MS = 1_500;

/**
 * Puts this process behind others of the machine. Linux ranks threads, those that collect garbage included; later threads
 * inherit the rank. Where sessions share the processor (autogroup), only the rank of the session counts between them: the
 * one that this process leads is behind others for that long and then like them, so that it ends in time on a loaded
 * machine too.
 */
export function takeLowPriority(): void {
  if (process.platform !== 'linux') {
    setPriority(LOW);
    return;
  }
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), LOW);
  if (!rankSession(LOW)) return;
  const raise = setInterval(() => {
    if (rankSession(constants.priority.PRIORITY_NORMAL)) clearInterval(raise);
  }, BEHIND_MS);
}

/** @returns false where the kernel has no autogroup, or refuses a change so soon after another one */
function rankSession(nice: number): boolean {
  try {
    writeFileSync('/proc/self/autogroup', String(nice));
    return true;
  } catch {
    return false;
  }
}
