import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCluster } from '../api/src/db/embedded/cluster.ts';
import { DATABASE_NAME } from '../api/src/db/embedded/productDatabase.ts';
import { openDb, type Db } from '../api/src/db/pool.ts';

/** The whole product on its own port and data folder, for measuring. */
export interface MeasuredProduct {
  origin: string;
  /** Milliseconds until it reported that it is ready. */
  readyAfter: number;
  /** Process ids of the supervisor and all below it. */
  pids(): number[];
  stop(): Promise<void>;
}

const root = path.join(import.meta.dirname, '..');

/** Starts the product and waits until pages are served. `folder` keeps its data for a second start. */
export async function startProduct(
  port: number,
  folder = mkdtempSync(path.join(tmpdir(), 'sanchay-bench-')),
): Promise<MeasuredProduct & { folder: string }> {
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'ops/supervisor.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SANCHAY_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await output(child, 'Sanchay is ready');
  return {
    folder,
    origin: `http://localhost:${port}`,
    readyAfter: performance.now() - began,
    pids: () => descendants(child.pid!),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** Works on the database of a product that runs in this folder. */
export async function onDatabaseOf<Result>(
  folder: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const running = await startCluster({ folder: path.join(folder, 'postgres') });
  const db = openDb(running.urlOf(DATABASE_NAME), { connections: 2 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Removes a data folder that `startProduct` made. */
export function forget(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

function output(child: ChildProcess, message: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout!.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes(message)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${text}`)));
  });
}

function descendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      continue;
    }
  }
  const family = [pid];
  for (const member of family)
    for (const [child, parent] of parents) if (parent === member) family.push(child);
  return family;
}
