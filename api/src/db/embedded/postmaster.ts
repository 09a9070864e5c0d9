import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What a running server writes about itself into its data folder. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** The server of this data folder, alive or not; null when none has started or it ended well. */
export function readPostmaster(dataFolder: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/** True while a process of that id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Ends the server of a data folder: a fast stop, which loses nothing that was committed, and after `patience`
 * milliseconds an immediate one, which the next start recovers from.
 */
export async function stopPostmaster(dataFolder: string, patience = 3_000): Promise<void> {
  const server = readPostmaster(dataFolder);
  if (!server || !isAlive(server.pid)) {
    rmSync(path.join(dataFolder, 'postmaster.pid'), { force: true });
    return;
  }
  for (const [signal, wait] of [
    ['SIGINT', patience],
    ['SIGQUIT', 2_000],
  ] as const) {
    try {
      process.kill(server.pid, signal);
    } catch {
      return;
    }
    for (let waited = 0; waited < wait; waited += 25) {
      if (!isAlive(server.pid)) return;
      await pause(25);
    }
  }
}
