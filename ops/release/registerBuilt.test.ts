import type { Release } from '@sanchay/contracts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { signDocument } from '@sanchay/registry/keys';
import { readOwnerKeys } from '../keys/keyFiles.ts';
import { ensureKeyring } from '../keys/keyring.ts';
import { fakeLedger, type Asked, type FakeLedger } from './fakeLedger.ts';
import { registerBuilt } from './registerBuilt.ts';

const V1 = '1.0.0-aaaa111111';
const record = { entry: `/remotes/mfe-gold/${V1}/e.js`, size: 5 };
const bad = { message: 'mfe-gold 1.0.0 is lower than 1.1.0, which is live.', code: 'version_lower' };

describe('what was built goes live', () => {
  let folder: string;
  let api: FakeLedger;
  let lines: string[];
  let listed: { channel: object | null; releases: object[] };
  let refuse: Asked['path'] | null;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'built-'));
    [lines, refuse, listed] = [[], null, { channel: null, releases: [] }];
    for (const remote of ['mfe-gold', 'mfe-invest']) {
      mkdirSync(path.join(folder, remote, V1), { recursive: true });
      writeFileSync(path.join(folder, remote, V1, 'release.json'), JSON.stringify(record));
    }
    await ensureKeyring(path.join(folder, 'keys'), [
      { name: 'mfe-gold', owner: 'gold-team' },
      { name: 'mfe-invest', owner: 'invest-team' },
    ]);
    api = await fakeLedger(({ method, path: asked }) => {
      if (asked === refuse) return { status: 422, body: bad };
      if (method === 'GET') return { body: { data: listed } };
      return { body: { data: { registered: true, changed: true } } };
    });
  });
  afterEach(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  const run = (built: Record<string, string>) =>
    registerBuilt(built, {
      ...{ origin: api.origin, keys: path.join(folder, 'keys'), say: (line) => lines.push(line) },
      folderOf: (remote, version) => path.join(folder, remote, version),
    });
  const steps = () =>
    api.asked.map(({ method, path: asked, body }) => [method, asked, body?.action ?? body?.version]);

  test('X1 · signed by its owner, registered, then made live, with the owner’s token', async () => {
    expect(await run({ 'mfe-gold': V1 })).toEqual(['mfe-gold']);
    expect(steps()).toEqual([
      ['GET', '/api/v3/releases/mfe-gold', undefined],
      ['POST', '/api/v3/releases', V1],
      ['POST', '/api/v3/releases/mfe-gold/channel', 'live'],
    ]);
    const keys = readOwnerKeys(path.join(folder, 'keys'), 'gold-team')!;
    const expected = await signDocument(record, keys.privateKey);
    expect(isDeepStrictEqual(api.asked[1]!.body!.release as Release, expected)).toBe(true);
    expect(api.asked[1]!.body).toMatchObject({ remote: 'mfe-gold', reason: 'built by this installation' });
    expect(api.asked.map(({ headers }) => headers.authorization)).toEqual(
      Array(3).fill(`Bearer ${keys.token}`),
    );
    expect(lines).toEqual([]);
  });

  test('X2 · a disabled release stays disabled, and the user learns how to restore it', async () => {
    listed.releases = [{ version: V1, taken_out: { reason: 'failed for 5 visitors' } }];
    expect(await run({ 'mfe-gold': V1 })).toEqual([]);
    expect(steps()).toHaveLength(1);
    expect(lines).toEqual([
      `mfe-gold ${V1} stays out: failed for 5 visitors. npm run release -- mfe-gold brings it back`,
    ]);
  });

  test('X2 · a canary stays a canary', async () => {
    listed.channel = { live: '1.0.0-bbbb222222', canary: { version: V1, percent: 5 } };
    expect(await run({ 'mfe-gold': V1 })).toEqual([]);
    expect(steps().map(([, , step]) => step)).toEqual([undefined, V1]);
  });

  test('X4 · one remote that is refused does not keep back the others', async () => {
    refuse = '/api/v3/releases/mfe-gold';
    expect(await run({ 'mfe-gold': V1, 'mfe-copper': V1, 'mfe-invest': V1 })).toEqual(['mfe-invest']);
    expect(lines).toEqual([
      `mfe-gold ${V1} is not live: ${bad.message}`,
      `mfe-copper ${V1} is not live: mfe-copper is unknown to the keys in ${folder}/keys. Enrol it: npm run keys -- enrol mfe-copper`,
    ]);
  });
});
