import { readFileSync, writeFileSync } from 'node:fs';

/** Megabytes that the process grows by at most while `work` runs. */
export async function growthOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const kilobytes = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = kilobytes('VmRSS');
  await work();
  return (kilobytes('VmHWM') - before) / 1024;
}
