import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureKeyring } from '../keys/keyring.ts';
import { fakeLedger, type FakeLedger } from './fakeLedger.ts';
import { releaseMounted } from './releaseMounted.ts';

const root = path.join(import.meta.dirname, '../..');
const REMOTES = { 'mfe-gold': 'gold-team', 'mfe-tax': 'tax-team' };
const V1 = '1.0.0-aaaa111111';
const V2 = '1.1.0-bbbb222222';

describe('the last step of docker compose up', () => {
  let folder: string;
  let api: FakeLedger;
  let refusals: number;
  let lines: string[];
  const releases = () => path.join(folder, 'dist/remotes');
  const keys = () => path.join(folder, 'keys');

  /** What the container of a remote does when it starts. */
  const startContainer = (remote: string, version: string): void => {
    const image = mkdtempSync(path.join(folder, 'image-'));
    mkdirSync(path.join(image, version));
    writeFileSync(path.join(image, version, 'release.json'), JSON.stringify({ entry: version, size: 5 }));
    const script = path.join(root, 'ops/containers/keep-releases.sh');
    const { status } = spawnSync('sh', [script, image, path.join(releases(), remote), 'true']);
    expect(status).toBe(0);
  };
  const run = (pause: () => void = () => undefined) =>
    releaseMounted({
      ...{ releases: releases(), keys: keys(), origin: api.origin, say: (line) => lines.push(line) },
      pause: async () => pause(),
    });
  const wentLive = () =>
    api.asked
      .filter(({ path: asked, body }) => asked.endsWith('/channel') && body?.action === 'live')
      .map(({ path: asked, body }) => [asked.split('/')[4], body!.version]);

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'mounted-'));
    [refusals, lines] = [0, []];
    for (const remote of Object.keys(REMOTES)) mkdirSync(path.join(releases(), remote), { recursive: true });
    await ensureKeyring(
      keys(),
      Object.entries(REMOTES).map(([name, owner]) => ({ name, owner })),
    );
    api = await fakeLedger(({ method }) => {
      if (refusals-- > 0)
        return { status: 422, body: { message: 'A file is missing.', code: 'file_missing' } };
      if (method === 'GET') return { body: { data: { channel: null, releases: [] } } };
      return { body: { data: { registered: true, changed: true } } };
    });
  });
  afterEach(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  test('X7 · every remote of the images is live, a new one and a newer release included', async () => {
    for (const remote of Object.keys(REMOTES)) startContainer(remote, V1);
    startContainer('mfe-gold', V2);
    expect(await run()).toEqual([]);
    expect(wentLive()).toEqual([
      ['mfe-gold', V2],
      ['mfe-tax', V1],
    ]);
  });

  test('X7 · it waits for containers that start later and for files that are not served yet', async () => {
    startContainer('mfe-gold', V1);
    refusals = 1;
    expect(await run(() => startContainer('mfe-tax', V1))).toEqual([]);
    expect(wentLive()).toEqual([
      ['mfe-gold', V1],
      ['mfe-tax', V1],
    ]);
  });

  test('X7 · a remote whose owner keeps the key elsewhere is left to that owner', async () => {
    for (const remote of Object.keys(REMOTES)) startContainer(remote, V1);
    rmSync(path.join(keys(), 'owners/gold-team.json'));
    expect(await run()).toEqual([]);
    expect(wentLive()).toEqual([['mfe-tax', V1]]);
    expect(lines).toContain('mfe-gold is left to gold-team, whose key is not here');
  });

  test('X7 · what cannot be released is named with its reason in the end', async () => {
    startContainer('mfe-gold', V1);
    expect(await run()).toEqual(['mfe-tax']);
    expect(lines.at(-1)).toMatch(/^mfe-tax is not live: .*current/);
  });

  test('X7 · the program runs with nothing but what its image contains', async () => {
    for (const remote of Object.keys(REMOTES)) startContainer(remote, V1);
    const image = path.join(folder, 'app');
    mkdirSync(path.join(image, 'ops'), { recursive: true });
    const text = readFileSync(path.join(root, 'ops/containers/api.Dockerfile'), 'utf8');
    for (const [, part] of text.matchAll(/^COPY --from=build \/app\/(ops\/\S+)/gm))
      cpSync(path.join(root, part!), path.join(image, part!), { recursive: true });
    for (const part of ['package.json', 'shared', 'node_modules'])
      symlinkSync(path.join(root, part), path.join(image, part));
    const child = spawn(process.execPath, ['ops/release/releaseMounted.ts'], {
      cwd: image,
      env: { SANCHAY_DIST: path.join(folder, 'dist'), SANCHAY_KEYS: keys(), API_ORIGIN: api.origin },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    expect(wentLive()).toHaveLength(2);
  });
});
