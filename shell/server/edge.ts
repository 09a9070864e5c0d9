import { RELEASES_PATH } from '@sanchay/contracts';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompress, constants } from 'node:zlib';
import { promisify } from 'node:util';
import { cohortOf } from './cohort.ts';
import { sendErrorPage } from './errorPage.ts';
import { serveFile, type FilePlace } from './files.ts';
import { renderPage } from './page.ts';
import { readPageParts } from './pageParts.ts';
import type { StateKeeper } from './platformState.ts';
import { apiProxy, isForApi, type ProxyOptions } from './proxy.ts';
import type { PublicPages } from './render/publicPages.ts';
import { visitorOf } from './render/visitor.ts';
import type { EdgeSettings } from './settings.ts';
import { sendWorker, WORKER_PATH } from './workerFile.ts';
import { siteFiles } from './site/siteFiles.ts';

/** A request must have arrived whole by then, and its headers; connections are checked for it at this interval. */
const timeouts = { requestTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 5_000 };

const FOREVER = 'public, max-age=31536000, immutable';

const pack = promisify(brotliCompress);

interface EdgeOptions {
  /** Null where rendering is off: the browser makes every page. */
  pages?: PublicPages | null;
  log?: (line: string) => void;
  proxy?: ProxyOptions;
}

/** The edge server: one origin for pages, files of shell and remotes, and the API behind it. */
export function createEdge(
  settings: Pick<EdgeSettings, 'apiOrigin' | 'distFolder' | 'shellRelease' | 'development' | 'origin'>,
  keeper: StateKeeper,
  { pages = null, log = () => undefined, proxy = {} }: EdgeOptions = {},
): Server {
  const parts = readPageParts(settings);
  const site = siteFiles(settings, { log });
  const passToApi = apiProxy(settings.apiOrigin, proxy);
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

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<void> {
    const { cohort, setCookie } = cohortOf(request.headers.cookie);
    const state = keeper.now();
    const { url = '/', headers, method } = request;
    const rendered = await pages?.answer(state, { url, headers, cohort });
    if (rendered) {
      const { status, body, canary } = rendered;
      response.writeHead(status, {
        ...rendered.headers,
        ...(canary && setCookie && { 'set-cookie': setCookie }),
      });
      response.end(method === 'HEAD' ? undefined : (body ?? undefined));
      return;
    }
    const visitor = visitorOf(headers.cookie, new URLSearchParams(url.split('?', 2)[1]).get('lang'));
    const page = renderPage(parts, state, { pathname, cohort, visitor, origin: settings.origin });
    const packed = /\bbr\b/.test(String(headers['accept-encoding'] ?? ''));
    const body = packed
      ? await pack(page.html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : Buffer.from(page.html);
    response.writeHead(page.status, {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      ...(packed && { 'content-encoding': 'br' }),
      ...(setCookie && { 'set-cookie': setCookie }),
    });
    response.end(method === 'HEAD' ? undefined : body);
  }

  const server = createServer(timeouts, (request, response) => {
    const pathname = pathOf(request.url ?? '/');
    if (isForApi(pathname)) return passToApi(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response);
    if (pathname === WORKER_PATH) return sendWorker(settings, response, request.method === 'HEAD');
    if (pathname === '/platform/trust.json') return sendTrust(keeper, response);
    if (pathname.startsWith(RELEASES_PATH)) return sendRelease(keeper, response, pathname);
    const serve = async (): Promise<void> => {
      if (await site.serve(keeper.now(), request, response, pathname)) return;
      if (await serveFile(places, request, response, decoded(pathname))) return;
      await sendPage(request, response, pathname);
    };
    serve().catch(() => sendErrorPage(response, parts.css));
  });
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

/**
 * One release of the verified registry, for a browser that the whole registry does not reach. It never changes and its
 * owner's signature covers it, so it may be cached for good.
 */
function sendRelease(keeper: StateKeeper, response: ServerResponse, pathname: string): void {
  const [name = '', file = ''] = pathname.slice(RELEASES_PATH.length).split('/');
  const { remotes = {} } = keeper.now().registry ?? {};
  const releases = Object.hasOwn(remotes, name) ? remotes[name]!.releases : {};
  const version = decoded(file).replace(/\.json$/, '');
  const found = Object.hasOwn(releases, version) ? releases[version]! : null;
  response.writeHead(found ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': found ? 'public, max-age=31536000, immutable' : 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(found));
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
