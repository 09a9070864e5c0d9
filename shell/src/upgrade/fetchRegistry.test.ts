import type { Registry } from '@sanchay/contracts';
import { pageRegistry } from '@sanchay/registry';
import { digest, entryOf, makeLedger, type Ledger } from '../../testing/signedRegistry.ts';
import { safeStorage, type SafeStorage } from '@sanchay/remote-kit/storage';
import { fetchRegistry, fetchRelease } from './fetchRegistry.ts';
import { Unverifiable } from './unverifiable.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const REGISTRY = '/api/v3/config/remotes.json';
const TRUST = '/platform/trust.json';

let ledger: Ledger;
let stranger: Ledger;
let seventh: Registry;
beforeAll(async () => {
  [ledger, stranger] = await Promise.all([makeLedger(), makeLedger()]);
  const release = await ledger.release('mfe-a', '1.0.0-aaaa');
  seventh = await ledger.registry(7, { 'mfe-a': entryOf({ '1.0.0-aaaa': release }) });
});

const memory = (): SafeStorage =>
  safeStorage(() => {
    throw new Error('blocked');
  });

interface Stage {
  document?: unknown;
  trust?: unknown;
  storage?: SafeStorage;
  current?: Registry | null;
  pageSerial?: number;
  now?: number;
  /** `Date` header of the answers. */
  date?: string;
}

/** What is undefined does not answer; a number is a status. */
function fetchAs({
  document,
  trust = ledger.trust,
  storage = memory(),
  current = null,
  pageSerial = 7,
  now = NOW,
  date,
}: Stage) {
  const refusals: [string, string][] = [];
  const answers: Record<string, unknown> = { [REGISTRY]: document, [TRUST]: trust };
  const registry = fetchRegistry({
    page: { ...pageRegistry(seventh, '/a', 0), serial: pageSerial },
    current,
    storage,
    origins: [],
    refused: (kind, reason) => refusals.push([kind, reason]),
    now: () => now,
    get: (async (path: string) => {
      const answer = answers[path];
      if (answer === undefined || answer === null) throw new TypeError('Failed to fetch');
      if (answer instanceof Error) throw answer;
      if (typeof answer === 'number') return new Response('no', { status: answer });
      return new Response(
        typeof answer === 'string' ? answer : JSON.stringify(answer),
        date ? { headers: { date } } : {},
      );
    }) as never,
  });
  return { registry, refusals, storage };
}

test('X3 · a registry whose signatures hold is accepted and stored in this browser', async () => {
  const { registry, refusals, storage } = fetchAs({ document: seventh });
  await expect(registry).resolves.toEqual(seventh);
  expect(refusals).toEqual([]);
  await expect(fetchAs({ storage }).registry).resolves.toEqual(seventh);
});

test.each([
  ['unsigned', 'signature'],
  ['foreign', 'signature'],
  ['changed', 'signature'],
  ['expired', 'expired'],
  ['garbage', 'malformed'],
  ['older than the page', 'replayed'],
])('X3 · one that is %s is refused as %s; without a copy nothing is taken', async (fault, kind) => {
  const bad: Record<string, unknown> = {
    unsigned: { ...seventh, signature: '' },
    foreign: await stranger.registry(8, seventh.remotes),
    changed: { ...seventh, serial: 8 },
    expired: await ledger.registry(8, seventh.remotes, { expires: new Date(NOW).toISOString() }),
    garbage: [],
    'older than the page': await ledger.registry(6, seventh.remotes),
  };
  const lost = fetchAs({ document: bad[fault] });
  await expect(lost.registry).rejects.toMatchObject({ kind: 'integrity', scope: 'address' });
  expect(lost.refusals).toEqual([[kind, expect.any(String)]]);
  expect(lost.storage.get('platform.registry')).toBeNull();
  const inUse = fetchAs({ document: bad[fault], current: seventh });
  await expect(inUse.registry).resolves.toBe(seventh);
  expect(inUse.refusals).toHaveLength(1);
});

test('X3 · one older than the copy of this browser is refused, and the copy serves', async () => {
  const ninth = await ledger.registry(9, seventh.remotes);
  const { storage, registry } = fetchAs({ document: ninth });
  await registry;
  const replayed = fetchAs({ document: await ledger.registry(8, seventh.remotes), storage });
  await expect(replayed.registry).resolves.toEqual(ninth);
  expect(replayed.refusals).toEqual([['replayed', 'its serial 8 is older than 9, which is in use']]);
});

test('X5 · the copy of this browser serves though it expired, but not when it is older than the page or changed', async () => {
  const { storage, registry } = fetchAs({ document: seventh });
  await registry;
  const later = Date.parse(seventh.expires) + 1;
  await expect(fetchAs({ storage, now: later }).registry).resolves.toEqual(seventh);
  await expect(fetchAs({ storage, pageSerial: 8 }).registry).rejects.toMatchObject({ kind: 'network' });
  storage.set('platform.registry', storage.get('platform.registry')!.replace('"serial":7', '"serial":8'));
  await expect(fetchAs({ storage }).registry).rejects.toMatchObject({ kind: 'network' });
  storage.set('platform.registry', '{"trust"');
  await expect(fetchAs({ storage }).registry).rejects.toMatchObject({ kind: 'network' });
});

test('X5 · with the keys out of reach those of the last time serve; the first time nothing can be taken', async () => {
  await expect(fetchAs({ document: seventh, trust: null }).registry).rejects.toMatchObject({
    kind: 'network',
  });
  const { storage, registry } = fetchAs({ document: seventh });
  await registry;
  await expect(fetchAs({ document: seventh, trust: 503, storage }).registry).resolves.toEqual(seventh);
});

test.each<[string, unknown, string]>([
  ['is refused', 503, 'http'],
  ['is cut', '{"serial": 7,', 'network'],
  ['is silent', Object.assign(new Error(), { name: 'TimeoutError' }), 'timeout'],
  ['is out of reach', undefined, 'network'],
])('X5 · an answer that %s keeps what is in use, else is that failure', async (_name, document, kind) => {
  await expect(fetchAs({ document, current: seventh }).registry).resolves.toBe(seventh);
  await expect(fetchAs({ document }).registry).rejects.toMatchObject({ kind, scope: 'again' });
});

test('X3 · one bad entry is left out and reported; such a registry is not stored', async () => {
  const tampered = await ledger.release('mfe-b', '1.0.0-bbbb');
  tampered.integrity['app.abc.js'] = digest('x');
  const document = await ledger.registry(8, {
    ...seventh.remotes,
    'mfe-b': entryOf({ '1.0.0-bbbb': tampered }),
  });
  const { registry, refusals, storage } = fetchAs({ document });
  expect(Object.keys((await registry).remotes)).toEqual(['mfe-a']);
  expect(refusals).toEqual([['quarantined', 'mfe-b: release 1.0.0-bbbb: not signed by a-team']]);
  expect(storage.get('platform.registry')).toBeNull();
});

test('X3 · a browser that does not support the kind of signature accepts nothing and reports it', async () => {
  const importKey = jest
    .spyOn(crypto.subtle, 'importKey')
    .mockRejectedValue(Object.assign(new Error('Unrecognized name.'), { name: 'NotSupportedError' }));
  try {
    const { registry, refusals } = fetchAs({ document: seventh });
    await expect(registry).rejects.toBeInstanceOf(Unverifiable);
    await expect(registry).rejects.toMatchObject({ kind: 'integrity', scope: 'visit' });
    expect(refusals).toEqual([['no_crypto', 'NotSupportedError: Unrecognized name.']]);
    await expect(fetchAs({ document: seventh, current: seventh }).registry).resolves.toBe(seventh);
  } finally {
    importKey.mockRestore();
  }
});

test.each([-1, 1])(
  'X4 · a registry is out of date by the server’s clock, not by that of a device %i year off',
  async (years) => {
    const now = NOW + years * 31_536_000_000;
    const registry = (date: string) => fetchAs({ document: seventh, now, date }).registry;
    await expect(registry(new Date(NOW).toUTCString())).resolves.toEqual(seventh);
    await expect(registry(new Date(Date.parse(seventh.expires)).toUTCString())).rejects.toMatchObject({
      kind: 'integrity',
    });
  },
);

test('X3 · entries of a copy that is older than the page stand in for those in quarantine', async () => {
  const { storage, registry } = fetchAs({ document: seventh });
  await registry;
  const live = seventh.remotes['mfe-a']!;
  const bad = { ...live, releases: { [live.live]: { ...live.releases[live.live]!, size: 2 } } };
  const ninth = await ledger.registry(9, { 'mfe-a': bad });
  const newer = fetchAs({ document: ninth, storage, pageSerial: 9 });
  await expect(newer.registry).resolves.toMatchObject({ serial: 9, remotes: { 'mfe-a': live } });
  expect(newer.refusals).toEqual([['quarantined', expect.stringMatching(/^mfe-a: /)]]);
});

describe('one release by itself', () => {
  const PATH = '/platform/releases/mfe-a/1.0.0-aaaa.json';

  /** Answers one after the other; undefined does not answer. */
  function releaseFrom(answers: unknown[], name = 'mfe-a') {
    const caches: (RequestCache | undefined)[] = [];
    const get = (async (path: string, { cache }: RequestInit = {}) => {
      if (path === TRUST) return Response.json(ledger.trust);
      expect(path).toBe(PATH.replace('mfe-a', name));
      caches.push(cache);
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return typeof answer === 'number' ? new Response('no', { status: answer }) : Response.json(answer);
    }) as typeof fetch;
    return { release: fetchRelease(name, '1.0.0-aaaa', { storage: memory(), origins: [], get }), caches };
  }

  test('X3 · is taken when its owner signed it, from the cache where it is there', async () => {
    const signed = await ledger.release('mfe-a', '1.0.0-aaaa');
    const { release, caches } = releaseFrom([signed]);
    await expect(release).resolves.toEqual(signed);
    expect(caches).toEqual(['default']);
  });

  test('X3 · is refused when another key signed it; a broken copy in the cache is fetched anew', async () => {
    const signed = await ledger.release('mfe-a', '1.0.0-aaaa');
    const forged = await stranger.release('mfe-a', '1.0.0-aaaa');
    await expect(releaseFrom([forged, forged]).release).rejects.toMatchObject({ kind: 'integrity' });
    await expect(releaseFrom([signed, signed], 'mfe-b').release).rejects.toMatchObject({ kind: 'integrity' });
    const { release, caches } = releaseFrom([{ ...signed, entry: '/evil.js' }, signed]);
    await expect(release).resolves.toEqual(signed);
    expect(caches).toEqual(['default', 'reload']);
  });

  test('X5 · an edge that does not have it, or is not reached, is named', async () => {
    await expect(releaseFrom([404]).release).rejects.toMatchObject({ kind: 'http' });
    await expect(releaseFrom([]).release).rejects.toMatchObject({ kind: 'network' });
  });
});
