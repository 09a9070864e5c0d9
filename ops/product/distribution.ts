import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Binaries } from '../../api/src/db/embedded/binaries.ts';

const postgresHome = '/usr/lib/postgresql';
const nginxPlaces = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** The newest PostgreSQL of the distribution, or null. */
function installedPostgres(): Binaries | null {
  if (!existsSync(postgresHome)) return null;
  const [newest] = readdirSync(postgresHome)
    .filter((name) => existsSync(path.join(postgresHome, name, 'bin/postgres')))
    .sort((a, b) => Number(b) - Number(a));
  if (newest === undefined) return null;
  const bin = path.join(postgresHome, newest, 'bin');
  return { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
}

/** Path of the distribution's nginx, or null. */
export function installedNginx(): string | null {
  return nginxPlaces.find((place) => existsSync(place)) ?? null;
}

/** The distribution's PostgreSQL, installed where that is possible. Null: there is none. */
export function systemPostgres(say: (line: string) => void): Binaries | null {
  return installedPostgres() ?? (install('postgresql', say) ? installedPostgres() : null);
}

/** The distribution's nginx, installed where that is possible. Null: there is none. */
export function systemNginx(say: (line: string) => void): string | null {
  return installedNginx() ?? (install('nginx-light', say) ? installedNginx() : null);
}

/** Installs a package of the distribution. False where that is not ours to do, or did not work. */
function install(name: string, say: (line: string) => void): boolean {
  if (!existsSync('/usr/bin/apt-get') || userInfo().uid !== 0) return false;
  say(`installing ${name} of the distribution`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  return spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'ignore', env }).status === 0;
}
