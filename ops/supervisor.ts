import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { build } from './build.ts';
import { root } from './build/inputs.ts';
import { startCluster } from '../api/src/db/embedded/cluster.ts';
import { isAlive } from '../api/src/db/embedded/postmaster.ts';
import { run } from './product/child.ts';
import type { Program, RunningProgram } from './product/child.ts';
import { forgetSandbox, openProductDatabase, prepareDatabase } from './product/database.ts';
import { readInstance } from './product/instance.ts';
import { takeLease } from './product/lease.ts';

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const say = (line: string) => console.log(`· ${line} [${seconds()}]`);

const port = Number(process.env.PORT ?? 4000);
const dataFolder = path.resolve(root, process.env.SANCHAY_DATA ?? '.data');
const origin = `http://localhost:${port}`;
const running = new Map<string, RunningProgram>();
let stopping: Promise<void> | null = null;
let stopDatabase: () => Promise<void> = async () => undefined;
let releaseLease = () => undefined as void;

/** Ends everything in the order in which nothing is lost: pages, API, partners, then the database. */
function stop(code: number): Promise<void> {
  stopping ??= (async () => {
    for (const name of ['edge', 'api', 'partners']) await running.get(name)?.stop();
    await stopDatabase();
    await running.get('reaper')?.stop();
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

/** Starts a program and, when it ends unasked, starts it again; five ends within a minute end the product. */
async function keep(program: Program): Promise<RunningProgram> {
  const ends: number[] = [];
  const begin = async (): Promise<RunningProgram> => {
    const child = await run(program, {
      onEnd(code) {
        if (stopping) return;
        ends.push(Date.now());
        const recent = ends.filter((at) => Date.now() - at < 60_000).length;
        if (recent >= 5) {
          console.error(`${program.name} keeps ending; its log is in ${program.logFolder}`);
          void stop(1);
          return;
        }
        say(`${program.name} ended (${code ?? 'killed'}), starting it again`);
        begin().then(noteChildren, (error: Error) => {
          console.error(error.message);
          void stop(1);
        });
      },
    });
    running.set(program.name, child);
    return child;
  };
  return begin();
}

let noteChildren = () => undefined as void;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        resolve(typeof address === 'object' && address ? address.port : randomInt(20_000, 30_000)),
      );
    });
  });
}

/** @throws Error in the person's words when somebody else listens there. */
function assertFree(wanted: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${wanted} is taken. Choose another: PORT=4010 npm start`)),
    );
    probe.listen(wanted, '127.0.0.1', () => probe.close(() => resolve()));
  });
}

async function start(): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('npm start runs the sandbox, which is refused under NODE_ENV=production.');
  const instance = readInstance(dataFolder);
  const lease = await takeLease(dataFolder);
  releaseLease = lease.release;
  await assertFree(port);
  if (process.argv.includes('--fresh')) await forgetSandbox(dataFolder, say);

  const building = build(say);
  building.catch(() => undefined);
  const { url, cluster } = await openProductDatabase(dataFolder, say);
  const logFolder = path.join(dataFolder, 'logs');
  if (cluster) {
    say(cluster.adopted ? 'database adopted from the last run' : 'database started');
    stopDatabase = cluster.stop;
    await keep({
      name: 'reaper',
      file: path.join(root, 'ops/product/reaper.ts'),
      env: { POSTGRES_FOLDER: cluster.dataFolder },
      logFolder,
    });
  }
  await prepareDatabase(url, say);
  const { built, shell } = await building;
  say(built.length > 0 ? `${built.length} apps built` : 'nothing to build');

  const [apiPort, partnersPort] = [await freePort(), await freePort()];
  const env = {
    HOST: '127.0.0.1',
    DATABASE_URL: url,
    SANCHAY_SANDBOX: '1',
    SANCHAY_DATA: dataFolder,
    SANCHAY_INSTANCE: instance.id,
    SANCHAY_RELEASES: path.join(root, 'dist'),
    PUBLIC_ORIGIN: origin,
    PARTNERS_ORIGIN: `http://localhost:${partnersPort}`,
    PARTNERS_SECRET: instance.partnersSecret,
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  };
  const program = (name: string, file: string, own: Record<string, string>): Program => ({
    name,
    file: path.join(root, file),
    env: { ...env, ...own },
    logFolder,
  });
  await Promise.all([
    keep(program('partners', 'api/src/partners/main.ts', { PORT: String(partnersPort) })),
    keep(program('api', 'api/src/main.ts', { PORT: String(apiPort) })),
  ]);
  await keep(program('edge', 'shell/server/main.ts', { PORT: String(port), SHELL_RELEASE: shell }));

  noteChildren = () =>
    lease.note(
      [...running.values()].map(({ pid }) => pid),
      origin,
    );
  noteChildren();
  if (cluster) watchDatabase(cluster.pid, cluster.port);
  console.log(`Sanchay is ready: ${origin}`);
  console.log(
    `  sign in as asha@sanchay.example with Sandbox#2026 · clock and outbox: ${origin}/sandbox · ${seconds()}`,
  );
}

/** A database server that ended unasked is started again on its port; its recovery loses nothing acknowledged. */
function watchDatabase(pid: number, databasePort: number): void {
  const timer = setInterval(() => {
    if (stopping || isAlive(pid)) return;
    clearInterval(timer);
    say('the database ended, starting it again');
    startCluster({ folder: path.join(dataFolder, 'postgres'), port: databasePort }).then(
      (cluster) => {
        stopDatabase = cluster.stop;
        watchDatabase(cluster.pid, cluster.port);
      },
      (error: Error) => {
        console.error(error.message);
        void stop(1);
      },
    );
  }, 500);
  timer.unref();
}

try {
  await start();
} catch (error) {
  if (!stopping) {
    console.error(`\nSanchay did not start. ${(error as Error).message}`);
    await stop(1);
  }
}
