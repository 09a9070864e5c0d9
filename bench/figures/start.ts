import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { forget, startProduct } from '../product.ts';
import type { Finding } from '../measure/table.ts';

const root = path.join(import.meta.dirname, '../..');
const PORT = Number(process.env.PORT ?? 4900) + 1;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** How long the product takes to be there, what it weighs, and how long a day's prices take to come in. */
export async function start(say: (line: string) => void): Promise<Finding> {
  const rows: string[][] = [];
  say('start: the first one');
  const first = await startProduct(PORT);
  rows.push(['first start, packages and builds there', seconds(first.readyAfter), 'part of 90 s']);
  const memory = Math.round(proportionalMemory(first.pids()) / 1024);
  rows.push(['memory of the whole product (PSS)', `${memory} MB`, 'at most 1,200 MB']);
  await first.stop();
  say('start: the second one');
  const second = await startProduct(PORT, first.folder);
  rows.push(['second start', seconds(second.readyAfter), 'at most 10 s']);
  await second.stop();
  const day = path.join(
    process.env.SANCHAY_REAL_DATA ?? path.join(root, '../shared/data'),
    'amfi/NAVAll_2026-08-21_8col.txt.gz',
  );
  if (existsSync(day))
    rows.push(['import of a full AMFI day file', timedImport(day, first.folder), 'at most 10 s']);
  forget(first.folder);
  return {
    title: 'Start',
    about: 'The whole product with its embedded database, on a data folder of its own.',
    tables: [{ head: ['what', 'measured', 'held to'], rows }],
  };
}

function timedImport(day: string, folder: string): string {
  const began = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'api/src/funds/importNavs.ts'), day],
    {
      env: { ...process.env, SANCHAY_DATA: folder },
      encoding: 'utf8',
    },
  );
  return status === 0 ? seconds(performance.now() - began) : `failed: ${stderr.slice(-200)}`;
}

/** Memory in KB that these processes have for themselves, shared pages divided among their users. */
function proportionalMemory(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    const file = `/proc/${pid}/smaps_rollup`;
    if (!existsSync(file)) return sum;
    return sum + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
  }, 0);
}
