import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Held {
  supervisor: number;
  children: number[];
  url: string;
}

/** Who works on a data folder. Written beside the data, so that the next start knows what is left. */
export interface Lease {
  note(children: number[], url: string): void;
  release(): void;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A process id may have been reused for another program since; where the system reports it, check what it runs. */
function ours(pid: number): boolean {
  if (!alive(pid)) return false;
  try {
    return /supervisor\.ts|reaper\.ts|main\.ts|serve\.ts/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/**
 * Takes the data folder for this supervisor. What a killed one left behind ends by itself within seconds; it is
 * waited for, and ended when it does not.
 * @throws Error when a living supervisor holds the folder.
 */
export async function takeLease(dataFolder: string): Promise<Lease> {
  const file = path.join(dataFolder, 'lease.json');
  const held = read(file);
  if (held && held.supervisor !== process.pid && ours(held.supervisor)) {
    throw new Error(
      `Sanchay already runs on ${dataFolder}${held.url && `: ${held.url}`}. Stop it first, or set SANCHAY_DATA and PORT for a second one.`,
    );
  }
  const left = () => (held?.children ?? []).filter(ours);
  for (let waited = 0; waited < 6_000 && left().length > 0; waited += 100) await pause(100);
  for (const pid of left()) process.kill(pid, 'SIGKILL');
  const write = (children: number[], url: string) =>
    writeFileSync(file, JSON.stringify({ supervisor: process.pid, children, url } satisfies Held));
  write([], '');
  return { note: write, release: () => rmSync(file, { force: true }) };
}

function read(file: string): Held | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Held;
  } catch {
    return null;
  }
}
