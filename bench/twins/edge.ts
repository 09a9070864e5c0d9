import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An edge server of its own process. */
export interface Edge {
  origin: string;
  close(): Promise<void>;
}

export interface EdgeOptions {
  /** Origin that answers for the API. */
  api: string;
  /** Folder with `shell` and `remotes`. */
  dist: string;
  /** Release of the shell in it. */
  shell: string;
  /** File of the public keys. */
  trust: string;
  /** Whether it renders public pages; without, the browser makes every page. */
  render?: boolean;
}

const root = path.join(import.meta.dirname, '../..');
const guard = path.join(root, 'ops/endWithParent.cjs');

/** Starts an edge on a free port. @throws Error when it ends instead. */
export async function startEdge({ api, dist, shell, trust, render = false }: EdgeOptions): Promise<Edge> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-bench-edge-'));
  const child = spawn(process.execPath, ['--require', guard, path.join(root, 'shell/server/main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      API_ORIGIN: api,
      SANCHAY_DIST: dist,
      SHELL_RELEASE: shell,
      SANCHAY_TRUST: trust,
      SANCHAY_DATA: folder,
      SANCHAY_SANDBOX: '1',
      SANCHAY_RENDER: render ? 'on' : 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`an edge ended with ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.kill('SIGTERM');
      }),
  };
}
