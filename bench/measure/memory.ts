import { readFileSync, writeFileSync } from 'node:fs';

const WATCH_MS = 20;

function kilobytesOf(pid: number, name: string): number {
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
}

/** Megabytes that the largest child of a process holds at most while `work` runs. */
export async function largestChildOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  let largest = 0;
  const watch = setInterval(() => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    for (const child of children === '' ? [] : children.split(' '))
      try {
        largest = Math.max(largest, kilobytesOf(Number(child), 'VmHWM'));
      } catch {
        // It ended meanwhile.
      }
  }, WATCH_MS);
  await work().finally(() => clearInterval(watch));
  return largest / 1024;
}

/** Megabytes that the process grows by at most while `work` runs. */
export async function growthOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = kilobytesOf(pid, 'VmRSS');
  await work();
  return (kilobytesOf(pid, 'VmHWM') - before) / 1024;
}
