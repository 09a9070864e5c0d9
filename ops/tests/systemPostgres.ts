import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import path from 'node:path';
import { serverOwner } from '../../api/src/db/embedded/owner.ts';
import { scratchFolder } from '../../api/src/testing/scratchFolder.ts';
import { readPostmaster, stopPostmaster } from '../../api/src/db/embedded/postmaster.ts';

const home = '/usr/lib/postgresql';

/** A PostgreSQL server of the distribution, for proving that the same tests pass on another engine. */
export interface SystemPostgres {
  url: string;
  stop(): Promise<void>;
}

function newest(): string | null {
  if (!existsSync(home)) return null;
  const versions = readdirSync(home).filter((name) => existsSync(path.join(home, name, 'bin/postgres')));
  return versions.sort((a, b) => Number(b) - Number(a))[0] ?? null;
}

/** Starts the distribution's server on a folder of its own; installs the package where that is possible. Null: there is none. */
export async function startSystemPostgres(say: (line: string) => void): Promise<SystemPostgres | null> {
  if (!newest() && existsSync('/usr/bin/apt-get') && userInfo().uid === 0) {
    say('installing the distribution’s PostgreSQL');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'ignore', env });
  }
  const version = newest();
  if (!version) return null;
  const bin = path.join(home, version, 'bin');
  const owner = serverOwner();
  const folder = scratchFolder('sanchay-system-pg-');
  const password = 'only-for-tests-on-loopback';
  writeFileSync(path.join(folder, 'password'), password);
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
    chownSync(path.join(folder, 'password'), owner.uid, owner.gid);
  }
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'sanchay',
      '-A',
      'scram-sha-256',
      `--pwfile=${folder}/password`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...owner, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`the distribution's PostgreSQL did not initialise: ${made.stderr}`);
  const port = await freePort();
  const child = spawn(
    path.join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=200',
    ],
    { ...owner, stdio: 'ignore', cwd: folder },
  );
  child.on('error', () => undefined);
  for (let waited = 0; waited < 20_000 && !readPostmaster(data)?.ready; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url: `postgres://sanchay:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      await stopPostmaster(data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
