import path from 'node:path';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import type { Binaries } from '../../api/src/db/embedded/binaries.ts';
import { startCluster } from '../../api/src/db/embedded/cluster.ts';
import { createDatabase, DATABASE_NAME } from '../../api/src/db/embedded/productDatabase.ts';
import { prepareDatabase } from '../../api/src/prepareDatabase.ts';
import { masterKeys } from '../../api/src/vault/index.ts';
import { readBuiltList } from '../build/builtList.ts';
import { root } from '../build/inputs.ts';
import { releaseFolder } from '../build/releaseId.ts';
import { ensureKeyring } from '../keys/keyring.ts';
import { readInstance } from '../product/instance.ts';
import { keepDatabase } from '../product/keepDatabase.ts';
import { Keeper } from '../product/keeper.ts';
import { takeLease } from '../product/lease.ts';
import { assertFree } from '../product/ports.ts';
import { registerBuilt } from '../release/registerBuilt.ts';
import { nginxPrograms } from './nginxPrograms.ts';
import { findAddresses, nodePrograms, type NodeCounts } from './topology.ts';

export interface InstallationOptions {
  /** Port of the gateway. */
  port: number;
  dataFolder: string;
  nodes: NodeCounts;
  nginx: string;
  postgres: Binaries;
  /** Release of the shell that was built, and the remotes. */
  shell: string;
  remotes: string[];
  /** About how many schemes the invented market has. */
  schemes?: number;
  say(line: string): void;
}

/** An installation of several nodes behind one gateway. */
export interface Installation {
  origin: string;
  databaseUrl: string;
  /** Where each node answers by itself, past the gateway: `api-1`, `edge-2`, … */
  nodes: Record<string, string>;
  /** Ends a node, or `postgres`, at once, as a machine that loses its power does. It is started again. */
  kill(name: string): void;
  stop(): Promise<void>;
}

/**
 * Starts the same parts as docker-compose.yml, without containers: the distribution's PostgreSQL and nginx, API nodes,
 * edge servers, the sandbox partners.
 * @throws Error in the operator's words; what was started is stopped.
 */
export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const { port, dataFolder, say } = options;
  const instance = readInstance(dataFolder);
  const lease = await takeLease(dataFolder);
  const keeper = new Keeper({ say, onAgain: () => note() });
  const note = () =>
    lease.note(
      [...keeper.running.values()].map(({ pid }) => pid),
      `http://localhost:${port}`,
    );
  let stopDatabase = async () => undefined as void;
  const stop = async () => {
    await keeper.stop([...keeper.running.keys()].filter((name) => name !== 'reaper').reverse());
    await stopDatabase();
    await keeper.stop(['reaper']);
    lease.release();
  };

  try {
    await assertFree(port, 'PORT=4410 npm run cluster');
    const keys = path.join(dataFolder, 'keys');
    await ensureKeyring(
      keys,
      options.remotes.map((name) => describeRemote(path.join(root, name))),
    );
    const place = {
      folder: path.join(dataFolder, 'postgres-of-the-distribution'),
      programs: options.postgres,
      say,
    };
    const cluster = await startCluster(place);
    const database = keepDatabase(cluster, {
      start: (databasePort) => startCluster({ ...place, port: databasePort }),
      say,
      failed: (error) => say(`the database stays down: ${error.message}`),
    });
    stopDatabase = database.stop;
    await keeper.keep({
      name: 'reaper',
      file: path.join(root, 'ops/product/reaper.ts'),
      env: { POSTGRES_FOLDER: cluster.dataFolder },
      logFolder: path.join(dataFolder, 'logs'),
    });
    await createDatabase(cluster.url);
    const databaseUrl = cluster.urlOf(DATABASE_NAME);
    await prepareDatabase(
      databaseUrl,
      {
        sandbox: true,
        schemes: options.schemes,
        masters: masterKeys(instance.vaultKey),
        apiPassword: cluster.apiPassword,
      },
      say,
    );

    const addresses = await findAddresses(port, options.nodes, options.remotes);
    const { partners, api, edge } = nodePrograms({
      addresses,
      databaseUrl,
      apiUrl: cluster.apiUrlOf(DATABASE_NAME),
      dataFolder,
      keys,
      instance,
      shell: options.shell,
    });
    const { gateway, files } = nginxPrograms(options.nginx, addresses, dataFolder);
    await Promise.all([...partners, ...api].map((program) => keeper.keep(program)));
    const nodes = Object.fromEntries(
      Object.entries({ ...addresses.api, ...addresses.edge }).map(([name, address]) => [
        name,
        `http://${address}`,
      ]),
    );
    const live = await registerBuilt(readBuiltList().remotes, {
      origin: nodes['api-1']!,
      keys,
      say,
      folderOf: releaseFolder,
    });
    if (live.length > 0) say(`${live.length} releases signed, registered and live`);
    await keeper.keep(files);
    await keeper.keep(gateway);
    await Promise.all(edge.map((program) => keeper.keep(program)));
    note();
    return {
      origin: addresses.origin,
      databaseUrl,
      nodes,
      kill(name) {
        const pid = name === 'postgres' ? database.pid() : name in nodes && keeper.running.get(name)?.pid;
        if (!pid)
          throw new Error(`There is no node ${name}. Nodes: postgres, ${Object.keys(nodes).join(', ')}.`);
        process.kill(pid, 'SIGKILL');
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
