import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import { withSection } from './measure/document.ts';
import type { Finding } from './measure/table.ts';

const root = path.join(import.meta.dirname, '..');
const file = path.join(root, 'docs/benchmarks.md');

/** Where and when: commit, whether the tree differs from it, machine, load when it began, runs. */
export function stamp(runs: number): string {
  const git = (...args: string[]): string =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const commit =
    git('rev-parse', '--short', 'HEAD') +
    (git('status', '--porcelain', '--', '.', ':!docs/benchmarks.md') ? ' with changes' : '');
  const cpus = os.cpus();
  return [
    `Commit ${commit}`,
    `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown CPU'}, ${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `load ${LOAD.toFixed(2)} at the start`,
    `${runs} runs`,
    new Date().toISOString().slice(0, 10),
  ].join(' · ');
}

const LOAD = os.loadavg()[0]!;

/** Puts a figure into `docs/benchmarks.md` in place of its former self. */
export async function writeDown(finding: Finding, where: string): Promise<void> {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = withSection(before, finding, where);
  writeFileSync(file, await format(text, { parser: 'markdown', printWidth: 110 }));
}
