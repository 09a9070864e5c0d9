import { callSignature } from '@sanchay/contracts/signatures';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CONTRACTS_VERSION, type RemoteDescription } from '@sanchay/contracts';
import type { Stats } from 'webpack';
import { appNames, root } from './inputs.ts';
import { releaseId } from './releaseId.ts';
import { neededModules } from './needs.ts';
import { describeRelease, integrityHash } from './release.ts';

test('X2 · the same inputs give the same release id, with the version in front', () => {
  const first = releaseId('mfe-gold');
  expect(first).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
  expect(releaseId('mfe-gold')).toBe(first);
  expect(releaseId('mfe-insurance')).not.toBe(first);
});

test('X1 · the apps are the shell and every folder with a remote.json', () => {
  const [first, ...remotes] = appNames();
  expect(first).toBe('shell');
  // There may be more: a new remote needs no edit here.
  expect(remotes).toEqual(
    expect.arrayContaining([
      'mfe-gold',
      'mfe-insurance',
      'mfe-invest',
      'mfe-marketing',
      'mfe-onboarding',
      'mfe-portfolio',
    ]),
  );
  expect(remotes.filter((name) => !existsSync(path.join(root, name, 'remote.json')))).toEqual([]);
  expect(remotes).toEqual([...remotes].sort());
});

test('X3 · a hash is the one that browsers take', () => {
  // openssl dgst -sha384 -binary </dev/null | openssl base64 -A
  expect(integrityHash(Buffer.from(''))).toBe(
    'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb',
  );
});

describe('the record of a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const description: RemoteDescription = {
    ...{
      name: 'mfe-gold',
      owner: 'gold-team',
      title: { en: 'Gold', hi: 'सोना' },
      routes: ['/gold'],
      nav: [],
    },
    ...{ contracts: '^2.0.0', publishes: ['cart/changed'], listens: ['session/changed'] },
  };
  const recordOf = (more: Partial<RemoteDescription> = {}) =>
    describeRelease(
      folder,
      '/remotes/mfe-gold/1.0.0-a1b2/',
      { ...description, ...more },
      { react: '^19.3.1' },
      { calls: ['goldPrices'] },
    );

  test('M3 · the release lists what it renders and which pages search engines receive, when the remote does', () => {
    for (const file of ['remoteEntry.0a1b.js', 'app.2c3d.js']) writeFileSync(path.join(folder, file), file);
    const more = { rendered: ['/gold'], notRendered: ['/gold/buy'], pages: ['/gold/rates'] };
    expect(recordOf(more)).toMatchObject(more);
    expect(recordOf()).not.toHaveProperty('rendered');
    expect(recordOf()).not.toHaveProperty('pages');
  });

  test('X3 · has the hash of every file, lazy chunks, words and server.cjs included, and of nothing else', () => {
    mkdirSync(path.join(folder, 'words'));
    for (const file of [
      'remoteEntry.0a1b.js',
      'app.2c3d.js',
      'lazy.4e5f.js',
      'server.cjs',
      'words/hi.json',
      'a.css',
    ])
      writeFileSync(path.join(folder, file), file);
    for (const file of ['app.2c3d.js.map', 'app.2c3d.js.br', 'app.2c3d.js.LICENSE.txt', 'release.json'])
      writeFileSync(path.join(folder, file), '');
    const record = recordOf();
    expect(Object.keys(record.integrity)).toEqual([
      ...['a.css', 'app.2c3d.js', 'lazy.4e5f.js', 'remoteEntry.0a1b.js', 'server.cjs', 'words/hi.json'],
    ]);
    expect(record.integrity['server.cjs']).toBe(integrityHash(Buffer.from('server.cjs')));
    expect(record).toEqual({
      ...{ entry: '/remotes/mfe-gold/1.0.0-a1b2/remoteEntry.0a1b.js', integrity: record.integrity },
      ...{
        preload: ['remoteEntry.0a1b.js', 'app.2c3d.js'],
        title: description.title,
        built: { contracts: CONTRACTS_VERSION, calls: { goldPrices: callSignature('goldPrices') } },
        routes: ['/gold'],
        nav: [],
      },
      ...{ contracts: '^2.0.0', publishes: ['cart/changed'], listens: ['session/changed'] },
      ...{ needs: { react: '^19.3.1' }, size: gzipSync('remoteEntry.0a1b.js').length },
    });
  });

  test.each([['remoteEntry.0a1b.js'], ['app.2c3d.js']])('X1 · a build that has only %s is none', (file) => {
    writeFileSync(path.join(folder, file), file);
    expect(() => recordOf()).toThrow('mfe-gold: the build has no remoteEntry or no app chunk');
  });
});

test('X6 · what a build needs from the shell is what it really takes', () => {
  const modules = [
    { moduleType: 'consume-shared-module', identifier: 'consume-shared-module|default|react|range|false' },
    { moduleType: 'consume-shared-module', identifier: 'consume-shared-module|default|@sanchay/i18n|range' },
    { moduleType: 'javascript/auto', identifier: 'x|default|react-dom|range' },
  ];
  const stats = { toJson: () => ({ modules }) } as unknown as Stats;
  expect(neededModules(stats)).toEqual({ react: '^19.3.1', '@sanchay/i18n': '^1.0.0' });
});
