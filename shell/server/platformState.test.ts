import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TrustedKeys } from '@sanchay/contracts';
import { digest, entryOf, makeLedger, type Ledger } from '../testing/signedRegistry.ts';
import { keepState } from './platformState.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

let ledger: Ledger;
let stranger: Ledger;
beforeAll(async () => {
  [ledger, stranger] = await Promise.all([makeLedger(), makeLedger()]);
});

interface Stage {
  files?: Record<string, unknown>;
  trust?: TrustedKeys | string | null;
  dataFolder?: string;
}

/** An edge's state over an API that answers these files with an ETag, and 304 to who has it. */
function keeper({ files = {}, trust = ledger.trust, dataFolder }: Stage = {}) {
  const folder = dataFolder ?? mkdtempSync(path.join(tmpdir(), 'state-'));
  const trustFile = path.join(folder, 'trust.json');
  const setTrust = (keys: TrustedKeys | string) =>
    writeFileSync(trustFile, typeof keys === 'string' ? keys : JSON.stringify(keys));
  if (trust !== null) setTrust(trust);
  const served = { 'app.json': {}, ...files } as Record<string, unknown>;
  const lines: string[] = [];
  const refusals: [string, string][] = [];
  const asked: string[] = [];
  const clock = { now: NOW };
  const state = keepState({
    apiOrigin: 'http://api',
    dataFolder: folder,
    trustFile,
    sandbox: true,
    log: (line) => lines.push(line),
    refused: (kind, reason) => refusals.push([kind, reason]),
    time: () => clock.now,
    fetch: (async (url: string, init: { headers: Record<string, string> }) => {
      const file = url.split('/').at(-1)!;
      if (!(file in served)) throw new Error('ECONNREFUSED');
      const body = JSON.stringify(served[file]);
      const etag = `"${body.length}-${body.slice(0, 40)}"`;
      const known = init.headers['if-none-match'] === etag;
      asked.push(`${file} ${known ? 304 : 200}`);
      return new Response(known ? null : body, { status: known ? 304 : 200, headers: { etag } });
    }) as never,
  });
  return { state, lines, refusals, asked, served, folder, setTrust, clock };
}

const remoteA = async (version = '1.0.0-aaaa', over = {}) => ({
  'mfe-a': entryOf({ [version]: await ledger.release('mfe-a', version, over) }),
});

describe('config at the edge', () => {
  test('S13 · the fetched config is merged over the defaults', async () => {
    const { state } = keeper({ files: { 'app.json': { seniorAge: 61, gold: { minimum: 20 }, unknown: 1 } } });
    await state.refresh();
    const { config } = state.now();
    expect(config.seniorAge).toBe(61);
    expect(config.gold).toMatchObject({ minimum: 20, maximum: 180_000 });
    expect(config).not.toHaveProperty('unknown');
    expect(config.sandbox).toBe(true);
  });

  test('S13 · a config host that is away is logged and the last known or built-in settings serve', async () => {
    const { state, lines, served } = keeper({ files: { 'app.json': { seniorAge: 61 } } });
    await state.refresh();
    delete served['app.json'];
    await state.refresh();
    expect(state.now().config.seniorAge).toBe(61);
    expect(lines.filter((line) => line.startsWith('config not fetched'))).toHaveLength(1);
  });

  test.each([null, 'oops', 7, ['logoutTimeout']])(
    'S13 · %j in place of settings is logged, the last known value is served, and the settings are requested again',
    async (garbage) => {
      const { state, lines, served, asked, folder } = keeper({ files: { 'app.json': { seniorAge: 65 } } });
      await state.refresh();
      served['app.json'] = garbage;
      await state.refresh();
      expect(state.now().config.seniorAge).toBe(65);
      expect(lines).toContain(
        'config not fetched, the last known or built-in one serves: what came is no object of settings',
      );
      expect(JSON.parse(readFileSync(path.join(folder, 'edge/app.json'), 'utf8'))).toEqual({ seniorAge: 65 });
      served['app.json'] = { seniorAge: 70 };
      await state.refresh();
      expect(state.now().config.seniorAge).toBe(70);
      expect(asked.filter((line) => line.startsWith('app.json'))).toEqual(Array(3).fill('app.json 200'));
    },
  );
});

describe('the registry at the edge', () => {
  test('X3 · a signed registry serves, and what has not changed is not fetched twice', async () => {
    const document = await ledger.registry(7, await remoteA());
    const { state, asked, refusals, lines } = keeper({ files: { 'remotes.json': document } });
    expect(state.now().registry).toBeNull();
    await state.refresh();
    expect(state.now()).toMatchObject({ registry: document, trust: ledger.trust });
    await state.refresh();
    expect(asked).toEqual(['app.json 200', 'remotes.json 200', 'app.json 304', 'remotes.json 304']);
    expect(state.now().registry?.serial).toBe(7);
    expect([refusals, lines]).toEqual([[], []]);
  });

  test.each([
    ['unsigned', 'signature', 'it is not signed by a key of the channel'],
    ['foreign', 'signature', 'it is not signed by a key of the channel'],
    ['changed', 'signature', 'it is not signed by a key of the channel'],
    ['expired', 'expired', 'it expired 2026-11-21T12:00:00.000Z'],
    ['replayed', 'replayed', 'its serial 6 is older than 7, which is in use'],
    ['cut', 'malformed', 'it is no document'],
    ['colliding', 'colliding', 'two remotes own one route: /a: mfe-a and mfe-b'],
  ])(
    'X3 · a registry that is %s is refused, reported once, and changes nothing',
    async (fault, kind, reason) => {
      const remotes = await remoteA();
      const good = await ledger.registry(7, remotes);
      const b = await ledger.release('mfe-b', '1.0.0-bbbb', { routes: ['/a'] });
      const bad: Record<string, unknown> = {
        unsigned: { ...(await ledger.registry(8, remotes)), signature: '' },
        foreign: await stranger.registry(8, remotes),
        changed: { ...(await ledger.registry(8, remotes)), serial: 9 },
        expired: await ledger.registry(8, remotes, { expires: new Date(NOW).toISOString() }),
        replayed: await ledger.registry(6, remotes),
        cut: JSON.stringify(await ledger.registry(8, remotes)).slice(0, 200),
        colliding: await ledger.registry(8, { ...remotes, 'mfe-b': entryOf({ '1.0.0-bbbb': b }) }),
      };
      const { state, served, refusals, folder } = keeper({ files: { 'remotes.json': good } });
      await state.refresh();
      served['remotes.json'] = bad[fault];
      await state.refresh();
      await state.refresh();
      expect(state.now().registry).toEqual(good);
      expect(refusals).toEqual([[kind, reason]]);
      expect(JSON.parse(readFileSync(path.join(folder, 'edge/remotes.json'), 'utf8'))).toEqual(good);
    },
  );

  test('X3 · a registry is taken until the millisecond in which it expires', async () => {
    const document = await ledger.registry(7, await remoteA());
    const { state, clock } = keeper({ files: { 'remotes.json': document } });
    clock.now = Date.parse(document.expires) - 1;
    await state.refresh();
    expect(state.now().registry?.serial).toBe(7);
  });

  test('X3 · one bad entry is left out and the others serve; the entry verified before stays in its place', async () => {
    const a = await remoteA();
    const b = entryOf({ '1.0.0-bbbb': await ledger.release('mfe-b', '1.0.0-bbbb') });
    const tampered = await ledger.release('mfe-b', '2.0.0-bbbb');
    tampered.integrity['app.abc.js'] = digest('x');
    const bad = await ledger.registry(8, { ...a, 'mfe-b': entryOf({ '2.0.0-bbbb': tampered }) });
    const message = 'mfe-b: release 2.0.0-bbbb: not signed by a-team;';

    const fresh = keeper({ files: { 'remotes.json': bad } });
    await fresh.state.refresh();
    expect(Object.keys(fresh.state.now().registry!.remotes)).toEqual(['mfe-a']);
    expect(fresh.refusals).toEqual([['quarantined', `${message} it is left out`]]);

    const good = await ledger.registry(7, { ...a, 'mfe-b': b });
    const running = keeper({ files: { 'remotes.json': good } });
    await running.state.refresh();
    running.served['remotes.json'] = bad;
    await running.state.refresh();
    expect(running.state.now().registry).toMatchObject({ serial: 8, remotes: { 'mfe-b': b } });
    expect(running.refusals).toEqual([['quarantined', `${message} its former entry serves`]]);
    const again = keeper({ files: { 'remotes.json': bad }, dataFolder: running.folder });
    await again.state.refresh();
    expect(again.state.now().registry).toMatchObject({ serial: 8, remotes: { 'mfe-b': b } });
  });

  test('X1 · after a restart without the API the last verified copy serves, though it has expired', async () => {
    const document = await ledger.registry(7, await remoteA());
    const first = keeper({ files: { 'remotes.json': document, 'app.json': { seniorAge: 61 } } });
    await first.state.refresh();
    const second = keeper({ dataFolder: first.folder });
    delete second.served['app.json'];
    second.clock.now = Date.parse(document.expires) + 1;
    await second.state.refresh();
    expect(second.state.now().registry).toEqual(document);
    expect(second.state.now().config.seniorAge).toBe(61);
    expect(second.lines).toEqual([
      'config not fetched, the last known or built-in one serves: ECONNREFUSED',
      'registry not fetched, the last known one serves: ECONNREFUSED',
    ]);
  });

  test('X3 · a copy on disk that was modified is not served', async () => {
    const document = await ledger.registry(7, await remoteA());
    const first = keeper({ files: { 'remotes.json': document } });
    await first.state.refresh();
    writeFileSync(path.join(first.folder, 'edge/remotes.json'), JSON.stringify({ ...document, serial: 9 }));
    const second = keeper({ dataFolder: first.folder });
    await second.state.refresh();
    expect(second.state.now().registry).toBeNull();
    expect(second.refusals).toEqual([['signature', 'it is not signed by a key of the channel']]);
  });

  test('X3 · without keys nobody is trusted and no remote is served; once they lie there the registry is', async () => {
    const document = await ledger.registry(7, await remoteA());
    const { state, lines, setTrust, folder } = keeper({ files: { 'remotes.json': document }, trust: null });
    await state.refresh();
    await state.refresh();
    expect(state.now()).toMatchObject({ registry: null, trust: null });
    expect(lines).toEqual([
      `no keys in ${path.join(folder, 'trust.json')}: nobody is trusted, so pages are served without remotes`,
    ]);
    setTrust(ledger.trust);
    await state.refresh();
    expect(state.now()).toMatchObject({ registry: document, trust: ledger.trust });
  });

  test.each([
    ['half written', '{"channel": ['],
    ['of another form', '{"channel": "ed25519:x", "owners": {}, "remotes": {}}'],
    ['without owners', '{"channel": [], "remotes": {}}'],
  ])('X3 · a key file that is %s trusts nobody', async (_name, text) => {
    const document = await ledger.registry(7, await remoteA());
    const { state, lines } = keeper({ files: { 'remotes.json': document }, trust: text });
    await state.refresh();
    expect(state.now()).toMatchObject({ registry: null, trust: null });
    expect(lines).toEqual([expect.stringContaining('does not list keys: nobody is trusted')]);
  });

  test('X3 · when the keys change, what was signed by a former key is no longer served', async () => {
    const document = await ledger.registry(7, await remoteA());
    const { state, served, setTrust, refusals } = keeper({ files: { 'remotes.json': document } });
    await state.refresh();
    setTrust(stranger.trust);
    await state.refresh();
    expect(state.now().registry).toBeNull();
    expect(refusals).toEqual([['signature', 'it is not signed by a key of the channel']]);
    served['remotes.json'] = await stranger.registry(1, {});
    await state.refresh();
    expect(state.now().registry?.serial).toBe(1);
  });

  test('X4 · code from another origin is taken only when the settings name it', async () => {
    const entry = 'https://second.example/remotes/mfe-a/1.0.0-aaaa/remoteEntry.abc.js';
    const document = await ledger.registry(7, await remoteA('1.0.0-aaaa', { entry }));
    const { state, served, refusals } = keeper({ files: { 'remotes.json': document } });
    await state.refresh();
    expect(state.now().registry?.remotes).toEqual({});
    expect(refusals[0]![1]).toContain('unknown origin https://second.example');
    served['app.json'] = { secondOrigin: 'https://second.example' };
    await state.refresh();
    expect(state.now().registry).toEqual(document);
  });
});
