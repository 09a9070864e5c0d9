import path from 'node:path';
import { build } from '../build.ts';
import { appNames, root } from '../build/inputs.ts';
import { systemNginx, systemPostgres } from '../product/distribution.ts';
import { startInstallation, type Installation } from './startInstallation.ts';

/**
 * `npm run cluster`: the topology of docker-compose.yml without containers. Configured by `PORT`, `SANCHAY_DATA`,
 * `NODES` (API nodes and edge servers, two of each by default) and `SCHEMES` (size of the invented market). A parent
 * connected to it receives the nodes' addresses, and may kill one, or `postgres`, at once: `{"kill": "api-1"}`.
 */
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
const say = (line: string) => console.log(`· ${line} [${seconds()}]`);

let installation: Installation | null = null;
let stopping: Promise<void> | null = null;
const stop = (code: number): Promise<void> => {
  stopping ??= (async () => {
    await installation?.stop();
    process.exit(code);
  })();
  return stopping;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) void stop(1);
}, 500).unref();

function wholeNumber(name: string, most: number): number | undefined {
  const text = process.env[name];
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`${name} is a whole number from 1 to ${most}, not ${text}.`);
  return value;
}

async function start(): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new Error('npm run cluster runs the sandbox, which is refused under NODE_ENV=production.');
  const nodes = wholeNumber('NODES', 8) ?? 2;
  const schemes = wholeNumber('SCHEMES', 100_000);
  const nginx = systemNginx(say);
  if (!nginx) throw new Error('There is no nginx. Install it (Debian: apt-get install nginx-light).');
  const postgres = systemPostgres(say);
  if (!postgres)
    throw new Error(
      'There is no PostgreSQL of the distribution. Install it (Debian: apt-get install postgresql).',
    );
  const { shell } = await build(say);
  installation = await startInstallation({
    port: Number(process.env.PORT ?? 4400),
    dataFolder: path.resolve(root, process.env.SANCHAY_DATA ?? '.data/cluster'),
    nodes: { api: nodes, edge: nodes },
    nginx,
    postgres,
    shell,
    remotes: appNames().filter((app) => app !== 'shell'),
    ...(schemes && { schemes }),
    say,
  });
  const { origin, databaseUrl, nodes: addresses } = installation;
  for (const [name, address] of Object.entries(addresses)) console.log(`  ${name}: ${address}`);
  console.log(`Sanchay is ready: ${origin} · ${seconds()}`);
  process.send?.({ ready: { origin, databaseUrl, nodes: addresses } });
}

process.on('message', ({ kill }: { kill?: string }) => {
  if (kill) installation?.kill(kill);
});

try {
  await start();
} catch (error) {
  if (!stopping) {
    console.error(`\nThe cluster did not start. ${(error as Error).message}`);
    await stop(1);
  }
}
