import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { cohortOf } from './cohort.ts';
import { serveFile } from './files.ts';
import type { FilePlace } from './files.ts';
import { readPageParts, renderPage } from './page.ts';
import type { StateKeeper } from './platformState.ts';
import { isForApi, passToApi } from './proxy.ts';
import type { EdgeSettings } from './settings.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** The edge server: one origin for pages, files of shell and remotes, and the API behind it. */
export function createEdge(settings: EdgeSettings, keeper: StateKeeper): Server {
  const parts = readPageParts(settings);
  const shellFolder = path.join(settings.distFolder, 'shell');
  const places: FilePlace[] = [
    { prefix: '/remotes/', folder: path.join(settings.distFolder, 'remotes'), cacheControl: FOREVER },
    { prefix: '/shell/', folder: shellFolder, cacheControl: FOREVER },
    {
      prefix: '/assets/',
      folder: path.join(shellFolder, settings.shellRelease, 'assets'),
      cacheControl: 'public, max-age=86400',
    },
  ];
  const server = createServer((request, response) => {
    const pathname = pathOf(request.url ?? '/');
    if (isForApi(pathname)) return passToApi(settings.apiOrigin, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response);
    if (pathname === '/platform/trust.json') return sendTrust(keeper, response);
    serveFile(places, request, response, decoded(pathname)).then(
      (served) => {
        if (served) return;
        const { cohort, setCookie } = cohortOf(request.headers.cookie);
        const page = renderPage(parts, keeper.now(), pathname, cohort);
        const pack = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
        const body = pack
          ? brotliCompressSync(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
          : Buffer.from(page.html);
        response.writeHead(page.status, {
          ...page.headers,
          'content-type': 'text/html; charset=utf-8',
          'content-length': body.length,
          'cache-control': 'private, no-cache',
          vary: 'accept-encoding',
          ...(pack && { 'content-encoding': 'br' }),
          ...(setCookie && { 'set-cookie': setCookie }),
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      },
      () => response.destroy(),
    );
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  return server;
}

/** The public keys, for browsers that verify a newer registry by themselves. */
function sendTrust(keeper: StateKeeper, response: ServerResponse): void {
  const { trust } = keeper.now();
  response.writeHead(trust ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(trust));
}

/** The path of a request line. One that starts with two slashes names no other host here. */
function pathOf(address: string): string {
  return address.startsWith('/') ? address.replace(/[?#].*$/s, '') : '/\0';
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '/\0';
  }
}

function refuse(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' });
  response.end('Pages are only read.\n');
}
