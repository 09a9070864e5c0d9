// Runs on the machine's own Node (20 or later) before anything is installed: built-in modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const node24 = path.join(
  root,
  'node_modules/node/bin/node' + (process.platform === 'win32' ? '.exe' : ''),
);

const oldest = 20;
const mark = path.join(root, 'node_modules/.sanchay-installed');
const guard = path.join(root, 'ops/endWithParent.cjs');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Installs what the lock file names when that is not what is installed. Ends the process with words when it cannot. */
export function ensureInstalled(say) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < oldest) {
    console.error(`Sanchay starts with Node ${oldest} or later; this is ${process.version}.`);
    process.exit(1);
  }
  const wanted = lockHash();
  if (existsSync(mark) && existsSync(node24) && readFileSync(mark, 'utf8') === wanted) return;
  say('installing packages (npm ci), about a minute');
  const installed = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_OPTIONS: `--require "${guard}"` },
  });
  if (installed.status !== 0 || !existsSync(node24)) {
    console.error('The packages could not be installed; the lines above say why. Nothing was started.');
    process.exit(installed.status || 1);
  }
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}
