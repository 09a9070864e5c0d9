import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry } from '@sanchay/contracts';
import { acceptRegistry, releaseBreach } from '@sanchay/registry';
import { signDocument } from '@sanchay/registry/keys';
import { keysFolder, readChannelKeys, readOwnerKeys, readTokens, readTrust } from './keyFiles.ts';
import { ensureKeyring, retire, rotate } from './keyring.ts';
import { bySomeOlderKey, signAnew, signedByOlderKeys } from './retirement.ts';
import type { LedgerApi } from '../release/ledgerApi.ts';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'keys-')), 'keys');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const remotes = [
  { name: 'mfe-gold', owner: 'gold-team' },
  { name: 'mfe-silver', owner: 'gold-team' },
  { name: 'mfe-invest', owner: 'invest-team' },
];
const hashOf = (token: string) => `sha256:${createHash('sha256').update(token).digest('base64url')}`;
const V1 = '1.0.0-aaaa111111';

/** A channel document with one release of gold, signed by the current key holders. */
async function signedNow(): Promise<Registry> {
  const gold = readOwnerKeys(folder, 'gold-team')!;
  const release = await signDocument(
    {
      ...{
        entry: `/remotes/mfe-gold/${V1}/e.js`,
        integrity: { 'e.js': `sha384-${'A'.repeat(64)}` },
        preload: [],
      },
      ...{
        title: { en: 'Gold', hi: 'सोना' },
        routes: ['/gold'],
        nav: [],
        contracts: '^2.0.0',
        publishes: [],
      },
      ...{ listens: [], needs: {}, size: 1 },
    },
    gold.privateKey,
  );
  const entry = {
    ...{ owner: 'gold-team', routes: ['/gold'], live: V1, previous: null, canary: null, disabled: false },
    releases: { [V1]: release },
  };
  const document = {
    serial: 1,
    issued: '2026-11-20T00:00:00Z',
    expires: '2026-11-27T00:00:00Z',
    remotes: { 'mfe-gold': entry },
  };
  return signDocument(document, readChannelKeys(folder)!.privateKey);
}

describe('keys of an installation', () => {
  test('X3 · are made where they are missing: private ones for their owner only, tokens as hashes', async () => {
    expect(await ensureKeyring(folder, remotes)).toEqual([
      'the key of the channel',
      'the token of the edge servers',
      'key and release token of gold-team',
      'key and release token of invest-team',
    ]);
    const [channel, gold] = [readChannelKeys(folder)!, readOwnerKeys(folder, 'gold-team')!];
    expect(readTrust(folder)).toEqual({
      channel: [channel.publicKey],
      owners: {
        'gold-team': [gold.publicKey],
        'invest-team': [readOwnerKeys(folder, 'invest-team')!.publicKey],
      },
      remotes: { 'mfe-gold': 'gold-team', 'mfe-silver': 'gold-team', 'mfe-invest': 'invest-team' },
    });
    expect(gold.token).toMatch(/^[\w-]{43}$/);
    expect(readTokens(folder)['gold-team']).toEqual([hashOf(gold.token)]);
    const modes = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);
    expect(
      ['channel.json', 'edge.json', 'tokens.json', 'owners/gold-team.json', 'owners'].map(modes),
    ).toEqual(['600', '600', '600', '600', '700']);
    expect(modes('trust.json')).toBe('644');
    expect(readdirSync(folder).sort()).toEqual([
      'channel.json',
      'edge.json',
      'owners',
      'tokens.json',
      'trust.json',
    ]);
  });

  test('X3 · that exist stay; a new remote gets its own', async () => {
    await ensureKeyring(folder, remotes.slice(0, 1));
    const before = [readTrust(folder)!.channel, readOwnerKeys(folder, 'gold-team')];
    expect(await ensureKeyring(folder, remotes.slice(0, 1))).toEqual([]);
    expect(await ensureKeyring(folder, remotes)).toEqual(['key and release token of invest-team']);
    expect([readTrust(folder)!.channel, readOwnerKeys(folder, 'gold-team')]).toEqual(before);
    expect(readTrust(folder)!.remotes['mfe-silver']).toBe('gold-team');
  });

  test('X3 · no owner has the name of the edge servers or of the channel', async () => {
    for (const owner of ['edge', 'channel'])
      await expect(ensureKeyring(folder, [{ name: 'mfe-gold', owner }])).rejects.toThrow(
        `${owner} is no name for an owner.`,
      );
  });

  test('X3 · do not let a remote change hands', async () => {
    await ensureKeyring(folder, remotes);
    const before = readTrust(folder);
    await expect(ensureKeyring(folder, [{ name: 'mfe-gold', owner: 'invest-team' }])).rejects.toThrow(
      'mfe-gold belongs to gold-team here, not to invest-team. Ask gold-team to hand it over first.',
    );
    expect(readTrust(folder)).toEqual(before);
  });

  test('X3 · lie where SANCHAY_KEYS points, else beside the data; a garbled file is named', async () => {
    expect(keysFolder({}, '/data')).toBe('/data/keys');
    expect(keysFolder({ SANCHAY_KEYS: '/vault' }, '/data')).toBe('/vault');
    expect(readTrust(folder)).toBeNull();
    await ensureKeyring(folder, remotes);
    writeFileSync(path.join(folder, 'trust.json'), '{"channel"');
    expect(() => readTrust(folder)).toThrow(`${folder}/trust.json cannot be read`);
  });
});

describe('rotating keys', () => {
  beforeEach(() => ensureKeyring(folder, remotes));
  const now = Date.parse('2026-11-21T00:00:00Z');

  test('X3 · the online key: documents of the old one are accepted while it is listed, refused after it is retired', async () => {
    const byOld = await signedNow();
    const old = readChannelKeys(folder)!.publicKey;
    await rotate(folder, 'channel');
    const newer = readChannelKeys(folder)!.publicKey;
    expect(readTrust(folder)!.channel).toEqual([newer, old]);
    const judge = async (document: Registry) =>
      (await acceptRegistry(document, { current: null, trust: readTrust(folder)!, now })).ok;
    expect(await judge(byOld)).toBe(true);
    const byNew = await signedNow();
    expect(await judge(byNew)).toBe(true);
    expect(retire(folder, 'channel')).toBe(1);
    expect(readTrust(folder)!.channel).toEqual([newer]);
    expect(await judge(byOld)).toBe(false);
    expect(await judge(byNew)).toBe(true);
    expect(retire(folder, 'channel')).toBe(0);
  });

  test('X3 · an owner’s key and token: both old ones count until they are retired', async () => {
    const byOld = (await signedNow()).remotes['mfe-gold']!.releases[V1]!;
    const old = readOwnerKeys(folder, 'gold-team')!;
    await rotate(folder, 'gold-team');
    const newer = readOwnerKeys(folder, 'gold-team')!;
    const breach = () => releaseBreach('mfe-gold', V1, byOld, readTrust(folder)!, []);
    expect(readTrust(folder)!.owners['gold-team']).toEqual([newer.publicKey, old.publicKey]);
    expect(readTokens(folder)['gold-team']).toEqual([hashOf(newer.token), hashOf(old.token)]);
    expect(await breach()).toBeNull();
    expect(retire(folder, 'gold-team')).toBe(1);
    expect(await breach()).toBe(`release ${V1}: not signed by gold-team`);
    expect(readTokens(folder)['gold-team']).toEqual([hashOf(newer.token)]);
    expect(readTokens(folder)['invest-team']).toHaveLength(1);
    expect(readTrust(folder)!.owners['invest-team']).toHaveLength(1);
  });

  test('X3 · what is in force is signed anew with the newest key before older ones go', async () => {
    const byOld = await signedNow();
    const trust = () => readTrust(folder)!;
    expect(await bySomeOlderKey(byOld, trust())).toBe(false);
    expect(await signedByOlderKeys(byOld, trust(), 'gold-team')).toEqual([]);
    await rotate(folder, 'channel');
    await rotate(folder, 'gold-team');
    expect(await bySomeOlderKey(byOld, trust())).toBe(true);
    const release = byOld.remotes['mfe-gold']!.releases[V1]!;
    const older = await signedByOlderKeys(byOld, trust(), 'gold-team');
    expect(older).toEqual([{ remote: 'mfe-gold', version: V1, release }]);
    expect(await signedByOlderKeys(byOld, trust(), 'invest-team')).toEqual([]);

    const register = jest.fn(async () => true);
    const keys = readOwnerKeys(folder, 'gold-team')!;
    expect(await signAnew(older, 'gold-team', keys, { register } as unknown as LedgerApi)).toBe(1);
    const byNew = (await signedNow()).remotes['mfe-gold']!.releases[V1]!;
    expect(byNew.signature).not.toBe(release.signature);
    expect(register.mock.calls).toEqual([['mfe-gold', V1, byNew, 'signed with the newer key of gold-team']]);
    expect(await signedByOlderKeys(await signedNow(), trust(), 'gold-team')).toEqual([]);
  });

  test('X3 · a release that no key of the owner signed is not signed anew', async () => {
    const document = await signedNow();
    await rotate(folder, 'gold-team');
    document.remotes['mfe-gold']!.releases[V1]!.size = 2;
    expect(await signedByOlderKeys(document, readTrust(folder)!, 'gold-team')).toEqual([]);
  });

  test('X3 · of an unknown owner are refused with the names that are known', async () => {
    const message = 'copper-team has no keys here. Known: channel, gold-team, invest-team.';
    await expect(rotate(folder, 'copper-team')).rejects.toThrow(message);
    expect(() => retire(folder, 'constructor')).toThrow('constructor has no keys here.');
    expect(() => retire(`${folder}-none`, 'channel')).toThrow(
      `There are no keys in ${folder}-none; npm start makes them.`,
    );
  });
});
