import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Registry } from '@sanchay/contracts';
import { endpoints } from '@sanchay/contracts/endpoints';
import type { PlatformState } from '../platformState.ts';
import { encodingOf } from '../render/encoding.ts';
import type { EdgeSettings } from '../settings.ts';
import { robotsText, sitemapFiles } from './sitemap.ts';
import { siteSections, type AskApi } from './siteSections.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** Milliseconds after which the sitemap is made anew; the former one is given meanwhile. */
const FRESH = 600_000;

export interface SiteFiles {
  /** Answers for `robots.txt` and the sitemap; false for every other path. */
  serve(
    state: PlatformState,
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
  ): Promise<boolean>;
}

interface Made {
  at: number;
  serial: number;
  files: Map<string, Buffer>;
}

interface SiteOptions {
  log: (line: string) => void;
  fetch?: typeof fetch;
  now?: () => number;
}

/** The files that crawlers request first, generated from the registry and the API's own lists. */
export function siteFiles(
  { apiOrigin, origin }: Pick<EdgeSettings, 'apiOrigin' | 'origin'>,
  { log, fetch: get = fetch, now = Date.now }: SiteOptions,
): SiteFiles {
  let made: Made | null = null;
  let making: Promise<Made> | null = null;

  const ask: AskApi = async (name, query) => {
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const answer = await get(`${apiOrigin}${endpoints[name].path}${search.size > 0 ? `?${search}` : ''}`, {
      signal: AbortSignal.timeout(10_000),
    });
    if (!answer.ok) throw new Error(`${name}: HTTP ${answer.status}`);
    return answer.json();
  };

  async function make(registry: Registry): Promise<Made> {
    const texts = sitemapFiles(await siteSections(registry, ask), origin);
    const packed = [...texts].map(async ([path, text]) => [path, await pack(text)] as const);
    made = { at: now(), serial: registry.serial, files: new Map(await Promise.all(packed)) };
    return made;
  }

  function renew(registry: Registry): Promise<Made> {
    making ??= make(registry).finally(() => (making = null));
    return making;
  }

  async function sitemap(registry: Registry | null): Promise<Made | null> {
    if (!registry) return made;
    const current = made && made.serial === registry.serial && now() - made.at < FRESH;
    if (current) return made;
    const renewed = renew(registry).catch((error: Error) => {
      log(`sitemap not made: ${error.message}`);
      return made;
    });
    return made ?? renewed;
  }

  return {
    async serve(state, request, response, pathname) {
      if (pathname === '/robots.txt') {
        send(request, response, 'text/plain; charset=utf-8', Buffer.from(robotsText(origin)));
        return true;
      }
      if (pathname !== '/sitemap.xml' && !pathname.startsWith('/sitemaps/')) return false;
      const found = await sitemap(state.registry);
      const packed = found?.files.get(pathname);
      if (!packed) {
        const status = found ? 404 : 503;
        response.writeHead(status, {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          ...(!found && { 'retry-after': '30' }),
        });
        response.end(found ? 'There is no such file.\n' : 'The list of pages is not there yet.\n');
        return true;
      }
      const zipped = encodingOf(request.headers['accept-encoding'], ['gzip']) === 'gzip';
      const body = zipped ? packed : await unpack(packed);
      send(request, response, 'application/xml; charset=utf-8', body, zipped);
      return true;
    },
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  type: string,
  body: Buffer,
  zipped = false,
): void {
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(zipped && { 'content-encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
