import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { offlinePage } from './offlinePage.ts';
import { ASSETS, FILES, isAsset, isReleaseFile, pageKey, PAGES, readKeepMessage } from './saved.ts';

/** The part of the worker's context that the DOM's types do not know. */
interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
}
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
const scope = globalThis as unknown as WorkerScope;

const MONTH_S = 30 * 86_400;
const own = (url: URL): boolean => url.origin === scope.location.origin;
const anyway = { ignoreVary: true };

/** Release files: what is stored under a name is what was released under it, so there is no further network request. */
const files = new CacheFirst({
  cacheName: FILES,
  matchOptions: anyway,
  plugins: [new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true })],
});
const assets = new StaleWhileRevalidate({
  cacheName: ASSETS,
  matchOptions: anyway,
  plugins: [new ExpirationPlugin({ maxEntries: 40, purgeOnQuotaError: true })],
});
/**
 * Pages carry the registry that the edge has verified, so one that is kept is shown only when the edge cannot be
 * reached at all: an older registry never stands before a newer one.
 */
const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: anyway,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname, href } = new URL(request.url);
        return origin + (pageKey(new URL(href)) ?? pathname);
      },
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 && !response.redirected && pageKey(new URL(request.url)) !== null
          ? response
          : null,
    },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
  ],
});

registerRoute(({ url, request }) => own(url) && isReleaseFile(url) && request.integrity !== '', files);
// A request without a hash, that of a download before its script, must not fill the cache: nobody checked its bytes.
registerRoute(
  ({ url, request }) => own(url) && isReleaseFile(url) && request.integrity === '',
  async ({ request }) => {
    const kept = request.cache === 'reload' ? undefined : await held(request.url);
    return kept ?? fetch(request);
  },
);
registerRoute(({ url }) => own(url) && isAsset(url), assets);
registerRoute(
  ({ url, request }) =>
    own(url) && request.mode === 'navigate' && !/^\/(api|sandbox)(\/|$)/.test(url.pathname),
  pages,
);
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const kept = await (await scope.caches.open(PAGES)).keys();
  return new Response(offlinePage(kept.map(({ url }) => new URL(url).pathname)), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
});

// A new worker waits until no page uses the previous one: nothing is replaced while a page is in use.
scope.addEventListener('activate', (event) => {
  const current: string[] = [FILES, ASSETS, PAGES];
  (event as LifeEvent).waitUntil(
    (async () => {
      const names = await scope.caches.keys();
      const old = names.filter((name) => name.startsWith('sanchay-') && !current.includes(name));
      await Promise.all(old.map((name) => scope.caches.delete(name)));
      await scope.registration.navigationPreload?.enable();
      await scope.clients.claim();
    })(),
  );
});

async function held(url: string): Promise<Response | undefined> {
  return (await scope.caches.open(FILES)).match(url, anyway);
}

scope.addEventListener('message', (event) => {
  const message = readKeepMessage((event as MessageEvent<unknown>).data);
  if (message) (event as unknown as LifeEvent).waitUntil(keep(message.files, message.path));
});

async function keep(wanted: { url: string; integrity: string }[], path: string): Promise<void> {
  const held = await scope.caches.open(FILES);
  const work = wanted.map(async ({ url, integrity }) => {
    const address = new URL(url, scope.location.href);
    if (!own(address) || !isReleaseFile(address) || (await held.match(address.href, anyway))) return;
    const response = await fetch(address, { integrity, mode: 'cors', credentials: 'same-origin' });
    if (response.ok) await held.put(address.href, response);
  });
  const key = pageKey(new URL(path, scope.location.href));
  if (key !== null) work.push(keepPage(key));
  await Promise.allSettled(work);
}

async function keepPage(key: string): Promise<void> {
  const held = await scope.caches.open(PAGES);
  if (await held.match(key, anyway)) return;
  const response = await fetch(key, { headers: { accept: 'text/html' } });
  if (response.ok && !response.redirected) await held.put(key, response);
}
