import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster, type Cluster } from '../../api/src/db/embedded/cluster.ts';
import { isAlive } from '../../api/src/db/embedded/postmaster.ts';
import { createDatabase, DATABASE_NAME } from '../../api/src/db/embedded/productDatabase.ts';
import { prepareDatabase } from '../../api/src/prepareDatabase.ts';
import { masterKeys, type MasterKeys } from '../../api/src/vault/index.ts';
import { root } from '../build/inputs.ts';
import { run, type Program, type RunningProgram } from '../product/child.ts';
import { readInstance, secretsFor } from '../product/instance.ts';
import { freePort } from '../../api/src/platform/process/freePort.ts';
import { EXCHANGE_PARTNERS, OTHER_PARTNERS } from '../../api/src/platform/settings/partnerSecrets.ts';

const SCHEMES = 400;

/** What a crash run kills. */
export type Victim = 'api' | 'database' | 'exchange';

/** Database, partners, exchange and one API node of their own, of which three can be killed and come back. */
export interface CrashInstallation {
  origin: string;
  databaseUrl: string;
  /** Opens the vault of its database. */
  masters: MasterKeys;
  /** What the exchange signs its messages with. */
  exchangeSecret: string;
  /** Process id of the API that runs now. */
  apiPid(): number;
  /** Ends a process at once, as the machine's power does. Resolves when its successor is ready. */
  kill(what: Victim): Promise<void>;
  stop(): Promise<void>;
}

/** Starts it on a folder that goes with it. @throws Error in the operator's words */
export async function startCrashInstallation(): Promise<CrashInstallation> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sanchay-crash-'));
  const postgresFolder = path.join(dataFolder, 'postgres');
  const instance = readInstance(dataFolder);
  let cluster: Cluster = await startCluster({ folder: postgresFolder });
  await createDatabase(cluster.url);
  const databaseUrl = cluster.urlOf(DATABASE_NAME);
  const masters = masterKeys(instance.vaultKey);
  const { apiPassword } = cluster;
  await prepareDatabase(
    databaseUrl,
    { sandbox: true, schemes: SCHEMES, masters, apiPassword },
    () => undefined,
  );

  const [apiPort, partnersPort, exchangePort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    HOST: '127.0.0.1',
    DATABASE_URL: cluster.apiUrlOf(DATABASE_NAME),
    SANCHAY_SANDBOX: '1',
    SANCHAY_DATA: dataFolder,
    SANCHAY_INSTANCE: instance.id,
    PUBLIC_ORIGIN: `http://localhost:${apiPort}`,
    PARTNERS_ORIGIN: `http://localhost:${partnersPort}`,
    EXCHANGE_ORIGIN: `http://localhost:${exchangePort}`,
  };
  const program = (name: string, file: string, port: number, own: Record<string, string> = {}): Program => ({
    name,
    file: path.join(root, file),
    env: { ...env, PORT: String(port), ...own },
    logFolder: path.join(dataFolder, 'logs'),
  });
  let stopping = false;
  const running = new Map<string, RunningProgram>();
  const waiting = new Map<string, () => void>();
  const keep = async (one: Program): Promise<void> => {
    const child = await run(one, {
      onEnd: () => {
        // While the database is away a start may fail: it is tried until it is back.
        if (!stopping) void again(one);
      },
    });
    running.set(one.name, child);
    waiting.get(one.name)?.();
    waiting.delete(one.name);
  };
  const again = async (one: Program): Promise<void> => {
    for (;;) {
      try {
        return await keep(one);
      } catch (error) {
        if (stopping) return;
        console.error(`· ${(error as Error).message}`);
      }
    }
  };
  await keep(
    program('partners', 'api/src/partners/main.ts', partnersPort, {
      DATABASE_URL: databaseUrl,
      ...secretsFor(instance, OTHER_PARTNERS),
    }),
  );
  await keep(
    program('exchange', 'api/src/partners/exchange.ts', exchangePort, {
      DATABASE_URL: databaseUrl,
      ...secretsFor(instance, EXCHANGE_PARTNERS),
    }),
  );
  await keep(
    program('api', 'api/src/main.ts', apiPort, { VAULT_KEY: instance.vaultKey, ...secretsFor(instance) }),
  );

  return {
    origin: `http://127.0.0.1:${apiPort}`,
    databaseUrl,
    masters,
    exchangeSecret: instance.partnerSecrets.exchange,
    apiPid: () => running.get('api')!.pid,
    async kill(what) {
      if (what === 'database') {
        process.kill(cluster.pid, 'SIGKILL');
        while (isAlive(cluster.pid)) await new Promise((resolve) => setTimeout(resolve, 10));
        cluster = await startCluster({ folder: postgresFolder, port: cluster.port });
        return;
      }
      await new Promise<void>((resolve) => {
        waiting.set(what, resolve);
        process.kill(running.get(what)!.pid, 'SIGKILL');
      });
    },
    async stop() {
      stopping = true;
      for (const name of ['api', 'exchange', 'partners']) await running.get(name)?.stop();
      await cluster.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
