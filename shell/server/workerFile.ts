import { createReadStream, existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { EdgeSettings } from './settings.ts';

/** Where browsers request the service worker: at the root, so that its scope is the whole site. */
export const WORKER_PATH = '/sw.js';

/**
 * Serves the worker of the shell's release. Browsers request it anew each time, so that a new one is found; it may
 * make requests to this site only. A build without one (everything as one bundle) has a real 404.
 */
export function sendWorker(
  { distFolder, shellRelease }: Pick<EdgeSettings, 'distFolder' | 'shellRelease'>,
  response: ServerResponse,
  head: boolean,
): void {
  const file = path.join(distFolder, 'shell', shellRelease, 'worker.js');
  if (!existsSync(file)) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    response.end('There is no such file.\n');
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
  });
  if (head) response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}
