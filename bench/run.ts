import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@sanchay/contracts';
import { firstViewBytes } from './firstView.ts';
import { forget, startProduct } from './product.ts';

/** Prints the figures of the foundation beside what they are held to. Nothing here fails a build. */
const rows: { what: string; measured: string; 'held to': string }[] = [];
const add = (what: string, measured: string, limit: string) =>
  rows.push({ what, measured, 'held to': limit });
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const first = await startProduct(4490);
add('first start, packages and builds there', seconds(first.readyAfter), 'part of 90 s');
const pages = await firstViewBytes(first.origin, ['/', '/mutual-funds/all', '/gold']);
for (const { path: page, script, requests } of pages) {
  add(
    `JS of ${page}, brotli, first 5 s`,
    `${kb(script)} in ${requests} requests`,
    page === '/' ? 'at most 210 KB' : '',
  );
}
const registry = (await (await fetch(`${first.origin}/api/v3/config/remotes.json`)).json()) as Registry;
for (const [name, { live, releases }] of Object.entries(registry.remotes)) {
  add(`entry of ${name}, gzip`, kb(releases[live]!.size), 'at most 10 KB');
}
add(
  'memory of the whole product (PSS)',
  `${Math.round(proportionalMemory(first.pids()) / 1024)} MB`,
  'at most 1,200 MB',
);
await first.stop();
const second = await startProduct(4490, first.folder);
add('second start', seconds(second.readyAfter), 'at most 10 s');
await second.stop();

const day = path.join(
  process.env.SANCHAY_REAL_DATA ?? path.join(import.meta.dirname, '../../shared/data'),
  'amfi/NAVAll_2026-08-21_8col.txt.gz',
);
if (existsSync(day)) {
  const began = performance.now();
  const imported = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, '../api/src/funds/importNavs.ts'), day],
    {
      env: { ...process.env, SANCHAY_DATA: first.folder },
      encoding: 'utf8',
    },
  );
  add(
    'import of a full AMFI day file',
    imported.status === 0 ? seconds(performance.now() - began) : `failed: ${imported.stderr.slice(-200)}`,
    'at most 10 s',
  );
}
forget(first.folder);
console.table(rows);
await import('./funds.ts');

/** Memory in KB that these processes have for themselves, shared pages divided among their users. */
function proportionalMemory(pids: number[]): number {
  return pids.reduce((total, pid) => {
    try {
      return (
        total + Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
      );
    } catch {
      return total;
    }
  }, 0);
}
