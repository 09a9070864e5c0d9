import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../api/src/platform/process/freePort.ts';

const main = path.join(import.meta.dirname, '../main.ts');

/** The program `npm run cluster` with a data folder of its own. */
export interface RunningCluster {
  origin: string;
  databaseUrl: string;
  /** Addresses of `api-1`, `api-2`, `edge-1`, `edge-2`, past the gateway. */
  nodes: Record<'api-1' | 'api-2' | 'edge-1' | 'edge-2', string>;
  /** Ends a node, or `postgres`, with SIGKILL. */
  kill(name: string): void;
  stop(): Promise<void>;
}

/**
 * Starts it and waits until it is ready.
 * @param nodes how many API nodes and edge servers.
 * @throws Error with its own words when it ends before.
 */
export async function startCluster(nodes = 2): Promise<RunningCluster> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'sanchay-cluster-'));
  // The database server runs as another user when we are root.
  chmodSync(dataFolder, 0o755);
  const child = fork(main, {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'test',
      DATABASE_URL: '',
      PORT: String(await freePort()),
      SANCHAY_DATA: dataFolder,
      SCHEMES: '300',
      NODES: String(nodes),
    },
    silent: true,
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    return { ...(await ready(child)), kill: (kill) => child.send({ kill }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Ready = Pick<RunningCluster, 'origin' | 'databaseUrl' | 'nodes'>;

function ready(child: ChildProcess): Promise<Ready> {
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('message', (message: { ready: Ready }) => resolve(message.ready));
    child.once('exit', (code) => reject(new Error(`the cluster ended with ${code}:\n${output}`)));
  });
}
