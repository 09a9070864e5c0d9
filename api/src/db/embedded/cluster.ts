import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../platform/process/freePort.ts';
import { API_ROLE } from '../apiRole.ts';
import { reachableBinaries, type Binaries } from './binaries.ts';
import { serverOwner, type Owner } from './owner.ts';
import { isAlive, readPostmaster, stopPostmaster } from './postmaster.ts';
import { startServer, untilReady } from './startServer.ts';

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** `postgres://…/postgres`; `urlOf` gives other databases. */
  url: string;
  urlOf(database: string): string;
  /** The same database as the API's role, and the password that the role is given by `prepareDatabase`. */
  apiUrlOf(database: string): string;
  apiPassword: string;
  dataFolder: string;
  pid: number;
  port: number;
  adopted: boolean;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Where its data lives; made when absent. */
  folder: string;
  /** Port to listen on; a free one when absent. */
  port?: number;
  /** Programs of another installation; those of the registry package when absent. */
  programs?: Binaries;
  /** Further settings, `name=value`. */
  settings?: string[];
  /** Called while waiting, for progress. */
  say?: (text: string) => void;
}

const user = 'sanchay';

/**
 * Starts PostgreSQL on its own data folder, or adopts the server that already runs there (its parent may have
 * been killed). Loopback only, with a generated password kept beside the data.
 * @throws Error with the end of the server's log when it ends, or does not become ready in 30 seconds.
 */
export async function startCluster({
  folder,
  port: wantedPort,
  programs,
  settings = [],
  say = () => undefined,
}: ClusterOptions): Promise<Cluster> {
  const owner = serverOwner();
  const base = reachableFolder(path.resolve(folder), owner);
  const dataFolder = path.join(base, 'data');
  const logFile = path.join(base, 'postgres.log');
  const binaries = programs ?? reachableBinaries(owner, path.join(tmpdir(), 'sanchay-postgres'));
  const password = ownPassword(path.join(base, 'password'), owner);
  const apiPassword = ownPassword(path.join(base, 'api-password'), owner);

  const adopted = await adopt(dataFolder);
  if (adopted) await untilReady(dataFolder);
  else {
    if (!existsSync(path.join(dataFolder, 'PG_VERSION'))) {
      say('creating the database');
      initialise(binaries.initdb, dataFolder, path.join(base, 'password'), owner);
    }
    const port = wantedPort ?? (await freePort());
    const options = ['-D', dataFolder, '-p', String(port), ...settingsOf(settings)];
    await startServer(dataFolder, logFile, (log) =>
      spawn(binaries.postgres, options, {
        ...owner,
        stdio: ['ignore', log, log],
        detached: true,
        cwd: base,
      }),
    );
  }
  const server = readPostmaster(dataFolder);
  if (!server?.ready) throw new Error('PostgreSQL is not ready');
  const address = (name: string, secret: string, database: string) =>
    `postgres://${name}:${secret}@127.0.0.1:${server.port}/${database}`;
  const urlOf = (database: string) => address(user, password, database);
  return {
    url: urlOf('postgres'),
    urlOf,
    apiUrlOf: (database) => address(API_ROLE, apiPassword, database),
    apiPassword,
    dataFolder,
    pid: server.pid,
    port: server.port,
    adopted,
    stop: () => stopPostmaster(dataFolder),
  };
}

/** Settings of the command line: loopback only, and those that are wanted. */
const settingsOf = (wanted: readonly string[]): string[] =>
  ['unix_socket_directories=', 'listen_addresses=127.0.0.1', ...wanted].flatMap((setting) => ['-c', setting]);

/** Where the data of `folder` really is: there, or in a place that the server's user can reach. */
function reachableFolder(folder: string, owner: Owner | null): string {
  mkdirSync(folder, { recursive: true });
  if (!owner) return folder;
  if (canEnter(folder, owner)) {
    chownSync(folder, owner.uid, owner.gid);
    return folder;
  }
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const elsewhere = path.join('/var/lib', `sanchay-${key}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o700 });
  chownSync(elsewhere, owner.uid, owner.gid);
  writeFileSync(
    path.join(folder, 'WHERE'),
    `The database is kept in ${elsewhere}, because its user cannot enter this folder.\n`,
  );
  return elsewhere;
}

function canEnter(folder: string, owner: Owner): boolean {
  return spawnSync('test', ['-x', path.dirname(folder)], { ...owner, stdio: 'ignore' }).status === 0;
}

function ownPassword(file: string, owner: Owner | null): string {
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (owner) chownSync(file, owner.uid, owner.gid);
  }
  return readFileSync(file, 'utf8').trim();
}

/** True when a living server of this folder was found; leftovers of a dead one are cleared. */
async function adopt(dataFolder: string): Promise<boolean> {
  const server = readPostmaster(dataFolder);
  if (!server) return false;
  if (isAlive(server.pid) && isOurs(server.pid, dataFolder)) return true;
  rmSync(path.join(dataFolder, 'postmaster.pid'), { force: true });
  return false;
}

/** A process id may belong to another program by now; checks what it works on where the system reports it. */
function isOurs(pid: number, dataFolder: string): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync(commandLine)) return true;
  return readFileSync(commandLine, 'utf8').includes(dataFolder);
}

function initialise(initdb: string, dataFolder: string, passwordFile: string, owner: Owner | null): void {
  const made = spawnSync(
    initdb,
    [
      '-D',
      dataFolder,
      '-U',
      user,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...owner, encoding: 'utf8', cwd: path.dirname(dataFolder), env: { ...process.env, LC_ALL: 'C.UTF-8' } },
  );
  if (made.status === 0) return;
  rmSync(dataFolder, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not make its data folder: ${made.stderr || made.error?.message}`);
}
