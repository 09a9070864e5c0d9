import type { IncomingHttpHeaders } from 'node:http';
import { COHORTS } from '@sanchay/registry';
import type { PageParts } from '../pageParts.ts';
import type { PlatformState } from '../platformState.ts';
import type { EdgeSettings } from '../settings.ts';
import { BundleStore } from './bundleStore.ts';
import { DataPort } from './dataPort.ts';
import { pageAddress } from './pageAddress.ts';
import { encodingOf } from './encoding.ts';
import { bodyOf } from './pageCache.ts';
import { PageRenderer, type PageOrder } from './pageRenderer.ts';
import { PageShelf } from './pageShelf.ts';
import { RenderCounts } from './renderCounts.ts';
import type { RenderFailure } from './renderFailure.ts';
import { RenderPool } from './renderPool.ts';
import { renderTarget } from './target.ts';
import { visitorOf } from './visitor.ts';

/** Milliseconds in which a page must be there for a browser that has a session: it makes the page itself otherwise. */
const PATIENCE = 300;
/** The same for everybody else, crawlers included, who get HTML also while nothing is cached yet. */
const FIRST_PATIENCE = 2_500;
/** Milliseconds after which a page is given up and its thread ended: it would be late for everybody. */
const LIMIT = 3_000;
const EVERYBODYS = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const ONE_BROWSERS = 'private, no-cache';

export interface PublicAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Whether visitors get different releases now, so that this one must keep its cohort. */
  canary: boolean;
}

/** The request: the address as it arrived, and of the headers only these. */
export interface PublicRequest {
  url: string;
  headers: Pick<IncomingHttpHeaders, 'cookie' | 'accept-encoding' | 'if-none-match'>;
  cohort: number;
}

export interface PublicPages {
  /** The rendered page, or null: the browser makes it. Never rejects. */
  answer(state: PlatformState, request: PublicRequest): Promise<PublicAnswer | null>;
  /** Config or registry may be others: what was made of the former ones is forgotten, the new code is loaded. */
  follow(state: PlatformState): Promise<void>;
  counts(): string;
  close(): Promise<void>;
}

/** Rendering for this edge, with its threads, its data and its pages. */
export function openPublicPages(
  settings: EdgeSettings,
  parts: PageParts,
  { log, now = Date.now }: { log: (line: string) => void; now?: () => number },
): PublicPages {
  const counts = new RenderCounts();
  const pool = new RenderPool({ threads: settings.renderThreads, limit: LIMIT, queue: 48 });
  const renderer = new PageRenderer({
    parts,
    shellRelease: settings.shellRelease,
    origin: settings.origin,
    bundles: new BundleStore(settings.distFolder, now),
    pool,
    data: new DataPort({ apiOrigin: settings.apiOrigin, now }),
    now,
  });
  const reported = new Set<string>();
  const failed = ({ target, address }: PageOrder, { kind, message }: RenderFailure): void => {
    // A release that cannot render is reported once, not with every page.
    if (kind === 'bundle' && reported.has(message)) return;
    if (kind === 'bundle') reported.add(message);
    log(`page not rendered (${kind}): ${target.remote} ${target.version} ${address.path}: ${message}`);
  };
  const shelf = new PageShelf({
    renderer,
    counts,
    failed,
    now,
    maxBytes: settings.renderCacheBytes,
    patience: ({ visitor }) => (visitor.hint ? PATIENCE : FIRST_PATIENCE),
  });
  let followed: { config: unknown; serial: number | undefined } | null = null;

  async function warm(state: PlatformState): Promise<void> {
    const orders = firstPages(state);
    const bundles = orders.flatMap(({ target }) => {
      try {
        const { page, shell } = renderer.bundlesFor(target);
        return [shell, page];
      } catch {
        return [];
      }
    });
    await pool.warm([...new Map(bundles.map((bundle) => [bundle.key, bundle])).values()]);
    const queue = [...orders];
    const lane = async (): Promise<void> => {
      for (let order = queue.shift(); order; order = queue.shift()) await shelf.ahead(order);
    };
    await Promise.all(Array.from({ length: settings.renderThreads }, lane));
  }

  return {
    async answer(state, { url, headers, cohort }) {
      const address = pageAddress(url);
      if (!address || !state.registry) return null;
      const visitor = visitorOf(headers.cookie, address.lang);
      // The browser leads on from here by itself.
      if (visitor.hint && address.path === '/') return null;
      const target = renderTarget(state.registry, address.path, cohort);
      if (!target) return null;
      const page = await shelf.page({ state, target, address, visitor, cohort });
      if (!page) return null;
      const { canary } = target;
      const cacheControl = visitor.hint || canary ? ONE_BROWSERS : EVERYBODYS;
      const common = {
        ...page.headers,
        'cache-control': cacheControl,
        vary: 'accept-encoding, cookie',
        etag: page.etag,
      };
      if (matches(headers['if-none-match'], page.etag)) {
        counts.add('not_modified');
        return { status: 304, headers: common, body: null, canary };
      }
      const encoding = encodingOf(headers['accept-encoding']);
      const body = await bodyOf(page, encoding);
      const more = {
        'content-type': 'text/html; charset=utf-8',
        'content-language': visitor.language,
        'content-length': String(body.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      };
      return { status: page.status, headers: { ...common, ...more }, body, canary };
    },
    async follow(state) {
      const current = { config: state.config, serial: state.registry?.serial };
      if (followed?.config === current.config && followed.serial === current.serial) return;
      followed = current;
      shelf.clear();
      await warm(state);
    },
    counts: () => counts.text({ rendered_pages: shelf.pages, rendered_bytes: shelf.bytes }),
    close: () => pool.close(),
  };
}

/** The pages that a release names first of what it renders, in English, for a visitor who has not been here. */
function firstPages(state: PlatformState): PageOrder[] {
  const { registry } = state;
  if (!registry) return [];
  const paths = Object.values(registry.remotes).flatMap(
    ({ live, releases }) => releases[live]?.rendered ?? [],
  );
  return paths.flatMap((path) => {
    const target = renderTarget(registry, path, COHORTS - 1);
    const visitor = { language: 'en', theme: null, hint: false } as const;
    return target
      ? [{ state, target, address: { path, search: '', lang: null }, visitor, cohort: COHORTS - 1 }]
      : [];
  });
}

/** Whether the header names this very page, compared weakly: a proxy may have marked it so. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
