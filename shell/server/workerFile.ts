import { createReadStream, existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { EdgeSettings } from './settings.ts';

/** Where browsers ask for the service worker: at the top, so that it may look after the whole site. */
export const WORKER_PATH = '/sw.js';

/**
 * Answers with the worker of the shell's release. Browsers ask for it anew each time, so that a new one is found; it
 * may ask this site only. A build without one (everything as one bundle) has a real 404.
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
