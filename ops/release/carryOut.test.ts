import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteDescription } from '@sanchay/contracts';
import { readTrust } from '../keys/keyFiles.ts';
import { ensureKeyring } from '../keys/keyring.ts';
import { carryOut } from './carryOut.ts';
import { releaseCommand } from './command.ts';
import { fakeLedger, type FakeLedger } from './fakeLedger.ts';
import { folderStore } from './folderStore.ts';

const V1 = '1.0.0-aaaa111111';
const V2 = '1.1.0-bbbb222222';

describe('the release command', () => {
  let folder: string;
  let keys: string;
  let api: FakeLedger;
  let lines: string[];
  let channel: object | null;
  let refuseRegister: object | null;
  const now = { live: V2, previous: V1, canary: null, disabled: false };

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-'));
    keys = path.join(folder, 'keys');
    [lines, channel, refuseRegister] = [[], now, null];
    mkdirSync(path.join(folder, 'built'));
    writeFileSync(path.join(folder, 'built/release.json'), '{"size": 5}');
    writeFileSync(path.join(folder, 'built/app.js'), 'app');
    await ensureKeyring(keys, [{ name: 'mfe-gold', owner: 'gold-team' }]);
    api = await fakeLedger(({ method, path: asked }) => {
      if (method === 'GET')
        return {
          body: { data: { remote: 'mfe-gold', owner: 'gold-team', channel, releases: [], changes: [] } },
        };
      if (asked === '/api/v3/releases') {
        if (refuseRegister) return { status: 422, body: refuseRegister };
        return { body: { data: { registered: true } } };
      }
      return { body: { data: { serial: 9, changed: true, channel: now } } };
    });
  });
  afterEach(async () => {
    await api.close();
    rmSync(folder, { recursive: true });
  });

  const run = (...args: string[]) =>
    carryOut(releaseCommand(args), {
      ...{ origin: api.origin, keys, store: folderStore(path.join(folder, 'published')) },
      say: (line) => lines.push(line),
      build: async () => ({ version: V2, folder: path.join(folder, 'built') }),
      describe: (name) => ({ name, owner: 'tax-team' }) as RemoteDescription,
    });
  const changes = () =>
    api.asked.filter(({ path: asked }) => asked.endsWith('/channel')).map(({ body }) => body);

  test('X2 · builds, publishes, registers and makes live, in this order', async () => {
    await run('mfe-gold', '--reason', 'prices fixed');
    expect(api.asked.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([
      'POST /api/v3/releases',
      'POST /api/v3/releases/mfe-gold/channel',
    ]);
    expect(api.asked[0]!.body).toMatchObject({ remote: 'mfe-gold', version: V2, reason: 'prices fixed' });
    expect(changes()).toEqual([{ action: 'live', version: V2, reason: 'prices fixed' }]);
    expect(existsSync(path.join(folder, `published/mfe-gold/${V2}/app.js`))).toBe(true);
    expect(lines).toEqual([
      `1 files published in ${folder}/published`,
      `registered mfe-gold ${V2}`,
      `mfe-gold: live ${V2} · previous ${V1} · serial 9`,
    ]);
  });

  test('X2 · a canary goes the same way for its share', async () => {
    await run('mfe-gold', '--canary', '5');
    expect(changes()).toEqual([{ action: 'canary', version: V2, percent: 5, reason: 'no reason given' }]);
  });

  test('X3 · what cannot be published is not registered, what is refused does not go live', async () => {
    mkdirSync(path.join(folder, `published/mfe-gold/${V2}`), { recursive: true });
    writeFileSync(path.join(folder, `published/mfe-gold/${V2}/app.js`), 'other');
    await expect(run('mfe-gold')).rejects.toThrow('already with other bytes');
    expect(api.asked).toEqual([]);
    rmSync(path.join(folder, 'published'), { recursive: true });
    refuseRegister = { message: 'app.js of mfe-gold is not the file that was signed.', code: 'file_changed' };
    await expect(run('mfe-gold')).rejects.toThrow('app.js of mfe-gold is not the file that was signed.');
    expect(changes()).toEqual([]);
  });

  test.each([
    ['the canary', { ...now, canary: { version: V2, percent: 5 }, live: V1 }, { version: V1 }],
    ['the live release', now, { version: V1 }],
    ['one without a previous', { ...now, previous: null }, {}],
    ['one that was never live', null, {}],
  ])(
    'X2 · a rollback of %s names its target, so that a repeat does not go back twice',
    async (_name, state, target) => {
      channel = state;
      await run('mfe-gold', '--rollback');
      expect(changes()).toEqual([{ action: 'rollback', reason: 'no reason given', ...target }]);
    },
  );

  test('X2 · a rollback to a named release requests that release', async () => {
    await run('mfe-gold', '--rollback', V1);
    expect(changes()).toEqual([{ action: 'rollback', version: V1, reason: 'no reason given' }]);
    expect(api.asked).toHaveLength(1);
  });

  test.each(['promote', 'disable', 'enable'])(
    'X2 · --%s changes the channel and builds nothing',
    async (action) => {
      await run('mfe-gold', `--${action}`);
      expect(changes()).toEqual([{ action, reason: 'no reason given' }]);
      expect(api.asked).toHaveLength(1);
    },
  );

  test('X2 · a new remote is enrolled where all keys lie', async () => {
    await run('mfe-tax');
    expect(readTrust(keys)!.remotes['mfe-tax']).toBe('tax-team');
    expect(lines.slice(0, 2)).toEqual(['made key and release token of tax-team', 'mfe-tax is enrolled']);
  });

  test('X3 · and nowhere else: who does not hold the channel’s key enrols nobody', async () => {
    rmSync(path.join(keys, 'channel.json'));
    await expect(run('mfe-tax')).rejects.toThrow(`Enrol it: npm run keys -- enrol mfe-tax`);
    expect(readTrust(keys)!.remotes).toEqual({ 'mfe-gold': 'gold-team' });
    rmSync(path.join(keys, 'owners/gold-team.json'));
    await expect(run('mfe-gold', '--disable')).rejects.toThrow(
      `The key of gold-team is not in ${keys}/owners; only gold-team can release mfe-gold.`,
    );
    expect(api.asked).toEqual([]);
  });

  test('X2 · --list shows the remote that is named, or all', async () => {
    await ensureKeyring(keys, [{ name: 'mfe-tax', owner: 'tax-team' }]);
    await run('mfe-gold', '--list');
    expect(api.asked.map(({ path: asked }) => asked)).toEqual(['/api/v3/releases/mfe-gold']);
    await run('--list');
    expect(api.asked.slice(1).map(({ path: asked }) => asked)).toEqual([
      '/api/v3/releases/mfe-gold',
      '/api/v3/releases/mfe-tax',
    ]);
    expect(lines[0]).toBe('mfe-gold (gold-team)\n\n  no releases yet\n\n  no changes yet\n');
  });

  test('X2 · where nothing responds, the user is notified', async () => {
    await api.close();
    await expect(run('mfe-gold', '--disable')).rejects.toThrow(
      `Nothing answers at ${api.origin}. Is the product running?`,
    );
  });
});
