import type { Registry } from '@sanchay/contracts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testApi } from '../testing/testApi.ts';
import type { TestApi } from '../testing/testApi.ts';
import { publishBuiltRegistry, renewRegistry } from './publishRegistry.ts';

describe('the registry of remotes', () => {
  let api: TestApi;
  const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-registry-'));
  beforeEach(async () => {
    api = await testApi({ releasesFolder: folder });
  });
  afterEach(() => api.close());
  afterAll(() => rmSync(folder, { recursive: true }));

  const built = (lives: Record<string, { live: string; route: string }>) => {
    const remotes = Object.fromEntries(
      Object.entries(lives).map(([name, { live, route }]) => [
        name,
        {
          ...{ owner: `${name}-team`, routes: [route], live, previous: null, canary: null, disabled: false },
          releases: {
            [live]: {
              ...{
                entry: `/remotes/${name}/${live}/remoteEntry.js`,
                integrity: {},
                preload: [],
                routes: [route],
              },
              ...{ nav: [], contracts: '^1.0.0', size: 9_000 },
            },
          },
        },
      ]),
    );
    const document = {
      serial: 1,
      issued: '2026-01-01T00:00:00.000Z',
      expires: '2026-01-08T00:00:00.000Z',
      remotes,
    };
    writeFileSync(path.join(folder, 'registry.json'), JSON.stringify(document));
    return remotes;
  };
  const served = async () =>
    (await api.call('configFile', { params: { file: 'remotes' } })).body as unknown as Registry;

  test('X1 · what was built is published with a serial, dates of now and news of it', async () => {
    const remotes = built({ 'mfe-gold': { live: 'a', route: '/gold' } });
    expect(await publishBuiltRegistry(api.ctx)).toBe(1);
    expect(await served()).toEqual({
      serial: 1,
      issued: '2026-11-20T04:30:00.000Z',
      expires: '2026-11-27T04:30:00.000Z',
      remotes,
    });
    expect(await api.db.query('SELECT serial, published_by, reason FROM registry_documents')).toEqual([
      { serial: 1, published_by: 'api', reason: 'built' },
    ]);
    expect(await api.db.query('SELECT event, payload, user_id, portfolio_id FROM outbox')).toEqual([
      { event: 'registry/changed', payload: { serial: 1 }, user_id: null, portfolio_id: null },
    ]);
  });

  test('X2 · the same build publishes nothing, a changed one the next serial', async () => {
    built({ 'mfe-gold': { live: 'a', route: '/gold' } });
    await publishBuiltRegistry(api.ctx);
    expect(await publishBuiltRegistry(api.ctx)).toBe(1);
    built({ 'mfe-gold': { live: 'b', route: '/gold' } });
    expect(await publishBuiltRegistry(api.ctx)).toBe(2);
    const { serial, remotes } = await served();
    expect(serial).toBe(2);
    expect(remotes['mfe-gold']).toMatchObject({ live: 'b', previous: 'a' });
    expect(Object.keys(remotes['mfe-gold']!.releases)).toEqual(['a', 'b']);
  });

  test('X7 · several nodes that start at once publish once', async () => {
    built({ 'mfe-gold': { live: 'a', route: '/gold' } });
    const serials = await Promise.all(Array.from({ length: 5 }, () => publishBuiltRegistry(api.ctx)));
    expect(serials).toEqual([1, 1, 1, 1, 1]);
    expect(await api.db.query('SELECT serial FROM registry_documents')).toEqual([{ serial: 1 }]);
  });

  test('X1 · two remotes with one route are refused', async () => {
    built({ 'mfe-gold': { live: 'a', route: '/gold' }, 'mfe-silver': { live: 'a', route: '/gold' } });
    await expect(publishBuiltRegistry(api.ctx)).rejects.toThrow(
      'two remotes own one route: /gold: mfe-gold and mfe-silver',
    );
    expect(await api.db.query('SELECT serial FROM registry_documents')).toEqual([]);
  });

  test('X1 · without a folder of releases nothing is published', async () => {
    api.ctx.settings.releasesFolder = null;
    expect(await publishBuiltRegistry(api.ctx)).toBeNull();
  });

  test('X3 · it is issued anew two days before it expires, unchanged but for serial and dates', async () => {
    await renewRegistry(api.ctx);
    const remotes = built({ 'mfe-gold': { live: 'a', route: '/gold' } });
    await publishBuiltRegistry(api.ctx);
    api.clock.advance(5 * 86_400_000 - 1);
    await renewRegistry(api.ctx);
    expect((await served()).serial).toBe(1);
    api.clock.advance(1);
    await renewRegistry(api.ctx);
    expect(await served()).toEqual({
      serial: 2,
      issued: '2026-11-25T04:30:00.000Z',
      expires: '2026-12-02T04:30:00.000Z',
      remotes,
    });
  });
});
