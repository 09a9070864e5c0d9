import { watchFile } from 'node:fs';
import path from 'node:path';
import { build } from './build.ts';
import { builtListFile, readBuiltList } from './build/builtList.ts';
import { appNames, root } from './build/inputs.ts';
import { releaseFolder } from './build/releaseId.ts';
import { startCluster } from '../api/src/db/embedded/cluster.ts';
import { prepareDatabase } from '../api/src/prepareDatabase.ts';
import { masterKeys } from '../api/src/vault/index.ts';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import { keysFolder } from './keys/keyFiles.ts';
import { ensureKeyring } from './keys/keyring.ts';
import type { Program } from './product/child.ts';
import { forgetSandbox, openProductDatabase } from './product/database.ts';
import { readInstance, secretsFor, type Instance } from './product/instance.ts';
import { keepDatabase } from './product/keepDatabase.ts';
import { Keeper } from './product/keeper.ts';
import { takeLease } from './product/lease.ts';
import { assertFree } from './product/ports.ts';
import { freePort } from '../api/src/platform/process/freePort.ts';
import { registerBuilt } from './release/registerBuilt.ts';
import {
  EXCHANGE_PARTNERS,
  OTHER_PARTNERS,
  type Partner,
} from '../api/src/platform/settings/partnerSecrets.ts';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const say = (line: string) => console.log(`· ${line} [${seconds()}]`);

const port = Number(process.env.PORT ?? 4000);
const dataFolder = path.resolve(root, process.env.SANCHAY_DATA ?? '.data');
const keys = keysFolder(process.env, dataFolder);
const origin = `http://localhost:${port}`;
let stopping: Promise<void> | null = null;
let stopDatabase: () => Promise<void> = async () => undefined;
let releaseLease = () => undefined as void;
let noteChildren = () => undefined as void;
const keeper = new Keeper({ say, onAgain: () => noteChildren() });

/** Ends everything in the order in which nothing is lost: pages, API, partners, then the database. */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    await keeper.stop(['failure-lab', 'edge', 'api', 'exchange', 'partners']);
    await stopDatabase();
    await keeper.stop(['reaper']);
    releaseLease();
    process.exit(code);
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void stop(1);
}, 500).unref();

async function start(): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('npm start runs the sandbox, which is refused under NODE_ENV=production.');
  const instance = readInstance(dataFolder);
  const lease = await takeLease(dataFolder);
  releaseLease = lease.release;
  await assertFree(port, 'PORT=4010 npm start');
  if (process.argv.includes('--fresh')) await forgetSandbox(dataFolder, say);

  for (const made of await enrolRemotes()) say(`made ${made}`);
  const building = build(say);
  building.catch(() => undefined);
  const { url, apiUrl, apiPassword, cluster } = await openProductDatabase(dataFolder, say);
  const logFolder = path.join(dataFolder, 'logs');
  if (cluster) {
    say(cluster.adopted ? 'database adopted from the last run' : 'database started');
    stopDatabase = keepDatabase(cluster, {
      start: (databasePort) =>
        startCluster({ folder: path.join(dataFolder, 'postgres'), port: databasePort }),
      say,
      failed(error) {
        console.error(error.message);
        void stop(1);
      },
    }).stop;
    await keeper.keep({
      name: 'reaper',
      file: path.join(root, 'ops/product/reaper.ts'),
      env: { POSTGRES_FOLDER: cluster.dataFolder },
      logFolder,
    });
  }
  await prepareDatabase(
    url,
    { sandbox: true, masters: masterKeys(instance.vaultKey), ...(apiPassword && { apiPassword }) },
    say,
  );
  const { built, shell } = await building;
  say(built.length > 0 ? `${built.length} apps built` : 'nothing to build');

  const [apiPort, partnersPort, exchangePort] = [await freePort(), await freePort(), await freePort()];
  const labPort = await freePort();
  const lab = `http://localhost:${labPort}`;
  const env = {
    HOST: '127.0.0.1',
    DATABASE_URL: apiUrl,
    // The nodes have no use for it, whatever the environment of npm start holds.
    DATABASE_OWNER_URL: '',
    SANCHAY_SANDBOX: '1',
    SANCHAY_DATA: dataFolder,
    SANCHAY_INSTANCE: instance.id,
    SANCHAY_RELEASES: path.join(root, 'dist'),
    SANCHAY_TRUST: path.join(keys, 'trust.json'),
    PUBLIC_ORIGIN: origin,
    PARTNERS_ORIGIN: `http://localhost:${partnersPort}`,
    EXCHANGE_ORIGIN: `http://localhost:${exchangePort}`,
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    FAILURE_LAB_ORIGIN: lab,
  };
  const program = (name: string, file: string, own: Record<string, string>): Program => ({
    name,
    file: path.join(root, file),
    env: { ...env, ...own },
    logFolder,
  });
  const own = { SANCHAY_KEYS: keys, VAULT_KEY: instance.vaultKey, ...secretsFor(instance) };
  const played = playing(instance, url);
  const together = [
    program('partners', 'api/src/partners/main.ts', played(partnersPort, OTHER_PARTNERS)),
    program('exchange', 'api/src/partners/exchange.ts', played(exchangePort, EXCHANGE_PARTNERS)),
    program('api', 'api/src/main.ts', { PORT: `${apiPort}`, ...own }),
  ];
  await Promise.all(together.map((one) => keeper.keep(one)));
  const live = await registerBuilt(readBuiltList().remotes, {
    origin: env.API_ORIGIN,
    keys,
    say,
    folderOf: releaseFolder,
  });
  if (live.length > 0) say(`${live.length} releases signed, registered and live`);
  followBuilds(env.API_ORIGIN);
  await keeper.keep(program('edge', 'shell/server/main.ts', { PORT: String(port), SHELL_RELEASE: shell }));
  await keeper.keep(
    program('failure-lab', 'ops/faults/main.ts', {
      PORT: String(labPort),
      SHELL_RELEASE: shell,
      FAILURE_LAB_PRODUCT: origin,
      FAILURE_LAB_FOLDER: path.join(dataFolder, 'failure-lab'),
    }),
  );

  noteChildren = () =>
    lease.note(
      [...keeper.running.values()].map(({ pid }) => pid),
      origin,
    );
  noteChildren();
  console.log(`Sanchay is ready: ${origin}`);
  console.log(
    `  sign in as asha@sanchay.example with Sandbox#2026 · clock and outbox: ${origin}/sandbox · failure lab: ${lab}/sandbox/failure-lab · exchange: ${env.EXCHANGE_ORIGIN}/exchange · ${seconds()}`,
  );
}

/** Keys for every remote of this checkout; those that exist stay. */
function enrolRemotes(): Promise<string[]> {
  const remotes = appNames().filter((app) => app !== 'shell');
  return ensureKeyring(
    keys,
    remotes.map((name) => describeRemote(path.join(root, name))),
  );
}

/** What is built while the product runs goes live too, so that it shows at the next reload. */
function followBuilds(apiOrigin: string): void {
  let turn = Promise.resolve();
  watchFile(builtListFile, { interval: 1_000, persistent: false }, () => {
    turn = turn
      .then(enrolRemotes)
      .then(() =>
        registerBuilt(readBuiltList().remotes, { origin: apiOrigin, keys, say, folderOf: releaseFolder }),
      )
      .then(
        (live) => live.forEach((remote) => say(`${remote} was built anew and is live`)),
        (error: Error) => say(`what was built is not live: ${error.message}`),
      );
  });
}

try {
  await start();
} catch (error) {
  if (!stopping) {
    console.error(`\nSanchay did not start. ${(error as Error).message}`);
    await stop(1);
  }
}

/** The environments of processes that play partners, as the owner of the tables of these. */
function playing(instance: Instance, databaseUrl: string) {
  return (port: number, partners: readonly Partner[]): Record<string, string> => ({
    PORT: `${port}`,
    DATABASE_URL: databaseUrl,
    ...secretsFor(instance, partners),
  });
}
