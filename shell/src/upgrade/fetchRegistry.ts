import {
  RELEASES_PATH,
  type PageRegistry,
  type Registry,
  type Release,
  type TrustedKeys,
} from '@sanchay/contracts';
import { acceptRegistry, canVerify, releaseBreach, type Acceptance } from '@sanchay/registry';
import type { SafeStorage } from '@sanchay/remote-kit/storage';
import { LoadError } from '../federation/failure.ts';
import { Unverifiable } from './unverifiable.ts';

const STORED = 'platform.registry';
const PATIENCE = 4_000;

export interface FetchOptions {
  page: PageRegistry;
  current: Registry | null;
  storage: SafeStorage;
  origins: readonly string[];
  /** Called when a document or an entry of it is refused. */
  refused(kind: string, reason: string): void;
  get?: typeof fetch;
  now?: () => number;
}

interface Stored {
  trust: TrustedKeys;
  document: unknown;
}

/**
 * Fetches the registry and the keys and verifies the one by the other. What cannot be fetched or is refused leaves the
 * registry in use, or the last verified copy of this browser, in force.
 * @throws Unverifiable where the browser cannot check signatures; LoadError `integrity` when the document was refused
 *   and there is no copy, else why nothing came.
 */
export async function fetchRegistry(options: FetchOptions): Promise<Registry> {
  const { page, storage, origins, refused, get = fetch, now = Date.now } = options;
  const stored = readStored(storage);
  const asked = readJson(get, '/api/v3/config/remotes.json');
  // Judged below; until then nobody waits for it.
  asked.catch(() => undefined);
  const trusted = await readTrust(get, stored);
  let at = now();
  const judge = (document: unknown, current: Registry | null, old: boolean): Promise<Acceptance> =>
    acceptRegistry(document, { current, trust: trusted, now: at, origins, stored: old }).catch(
      // A browser that does not know the kind of signature.
      (error: unknown) => ({ ok: false, kind: 'no_crypto', reason: String(error) }),
    );
  let { current } = options;
  // A copy older than the page is no registry to go by, but its entries stand in for those in quarantine.
  let former = current;
  if (!current && stored) {
    const copy = await judge(stored.document, null, true);
    if (copy.ok) former = copy.registry;
    if (copy.ok && copy.registry.serial >= page.serial) current = copy.registry;
  }
  let document: unknown;
  try {
    const answer = await asked;
    document = answer.value;
    // By the server's clock: the device's may be a day off.
    at = answer.date ?? at;
  } catch (error) {
    if (current) return current;
    throw error;
  }
  const verdict = await judge(document, former, false);
  if (verdict.ok && verdict.registry.serial >= page.serial) {
    for (const { remote, reason } of verdict.quarantined) refused('quarantined', `${remote}: ${reason}`);
    if (verdict.quarantined.length === 0)
      storage.set(STORED, JSON.stringify({ trust: trusted, document } satisfies Stored));
    return verdict.registry;
  }
  const [kind, reason] = verdict.ok
    ? ['replayed', `its serial ${verdict.registry.serial} is older than the page's ${page.serial}`]
    : [verdict.kind, verdict.reason];
  refused(kind, reason);
  if (current) return current;
  if (kind === 'no_crypto') throw new Unverifiable(reason);
  throw new LoadError('integrity', `the registry was refused: ${reason}`);
}

/**
 * Fetches one release by itself and verifies its owner's signature: for an area that the page does not spell out while
 * the registry does not come. The browser caches it.
 * @throws Unverifiable where the browser cannot check signatures; LoadError `integrity` for a release that its owner
 *   did not sign, else why it did not come.
 */
export async function fetchRelease(
  name: string,
  version: string,
  { storage, origins, get = fetch }: Pick<FetchOptions, 'storage' | 'origins' | 'get'>,
): Promise<Release> {
  if (!canVerify()) throw new Unverifiable('signatures cannot be checked here');
  const path = `${RELEASES_PATH}${name}/${encodeURIComponent(version)}.json`;
  const trusted = await readTrust(get, readStored(storage));
  let breach: string | null = null;
  // A broken answer may be in the cache: the second time it is fetched anew.
  for (const cache of ['default', 'reload'] as const) {
    const { value } = await readJson(get, path, cache);
    breach = await releaseBreach(name, version, value, trusted, origins);
    if (!breach) return value as Release;
  }
  throw new LoadError('integrity', `${path} was refused: ${breach}`);
}

function readStored(storage: SafeStorage): Stored | null {
  try {
    return JSON.parse(storage.get(STORED) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

async function readTrust(get: typeof fetch, stored: Stored | null): Promise<TrustedKeys> {
  try {
    return (await readJson(get, '/platform/trust.json')).value as TrustedKeys;
  } catch (error) {
    if (stored?.trust) return stored.trust;
    throw error;
  }
}

/** @throws LoadError `http`, `timeout` or `network`. */
async function readJson(
  get: typeof fetch,
  path: string,
  cache: RequestCache = 'no-cache',
): Promise<{ value: unknown; date: number | null }> {
  try {
    const answer = await get(path, { cache, signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new LoadError('http', `${path} answered ${answer.status}`);
    const date = Date.parse(answer.headers.get('date') ?? '');
    return { value: (await answer.json()) as unknown, date: Number.isNaN(date) ? null : date };
  } catch (error) {
    if (error instanceof LoadError) throw error;
    const name = error instanceof Error ? error.name : '';
    if (name === 'TimeoutError') throw new LoadError('timeout', `${path} does not answer`);
    throw new LoadError('network', `${path} did not come`);
  }
}
