import type { TrustedKeys } from '@sanchay/contracts';
import { acceptRegistry } from '@sanchay/registry';
import { generateKeyPair } from '@sanchay/registry/keys';
import { releaseBench, type ReleaseBench } from '../testing/releaseBench.ts';
import { renewRegistry } from './publishLedger.ts';

const V1 = '1.0.0-aaaa111111';
const V2 = '1.1.0-bbbb222222';
const DAY = 86_400_000;

describe('the registry is issued anew', () => {
  let bench: ReleaseBench;
  beforeAll(async () => {
    bench = await releaseBench();
  });
  beforeEach(() => bench.reset());
  afterAll(() => bench.close());

  const accepted = async (trust: TrustedKeys) =>
    acceptRegistry(await bench.served(), { current: null, trust, now: bench.api.clock.now().getTime() });
  const reasons = () =>
    bench.api.db.query('SELECT serial, published_by, reason FROM registry_documents ORDER BY 1');

  test('X3 · two days before it expires, unchanged but for serial, dates and signature', async () => {
    await renewRegistry(bench.api.ctx);
    expect(await reasons()).toEqual([]);
    await bench.bringLive('mfe-gold', V1);
    const { remotes } = await bench.served();
    bench.api.clock.advance(5 * DAY - 1);
    await renewRegistry(bench.api.ctx);
    expect((await bench.served()).serial).toBe(1);
    bench.api.clock.advance(1);
    await renewRegistry(bench.api.ctx);
    expect(await bench.served()).toMatchObject({
      ...{ serial: 2, issued: '2026-11-25T04:30:00.000Z', expires: '2026-12-02T04:30:00.000Z', remotes },
    });
    expect(await accepted(bench.trust)).toMatchObject({ ok: true, quarantined: [] });
    expect((await reasons())[1]).toEqual({
      serial: 2,
      published_by: 'api',
      reason: 'renewed before it expires',
    });
  });

  test('X7 · by one node only when several notice at once', async () => {
    await bench.bringLive('mfe-gold', V1);
    bench.api.clock.advance(6 * DAY);
    await Promise.all(Array.from({ length: 5 }, () => renewRegistry(bench.api.ctx)));
    expect((await bench.served()).serial).toBe(2);
  });

  test('X3 · when the online key is rotated; the older key counts while it is listed, and not afterwards', async () => {
    await bench.bringLive('mfe-gold', V1);
    const byOld = await bench.served();
    const newer = await generateKeyPair();
    const both = { ...bench.trust, channel: [newer.publicKey, bench.channel.publicKey] };
    const retired = { ...bench.trust, channel: [newer.publicKey] };
    const now = bench.api.clock.now().getTime();
    expect(await acceptRegistry(byOld, { current: null, trust: both, now })).toMatchObject({ ok: true });

    bench.writeKeys(both, newer);
    await renewRegistry(bench.api.ctx);
    expect((await reasons())[1]).toEqual({ serial: 2, published_by: 'api', reason: 'the keys have changed' });
    expect(await accepted(retired)).toMatchObject({ ok: true });
    expect(await acceptRegistry(byOld, { current: null, trust: retired, now })).toEqual({
      ...{ ok: false, kind: 'signature', reason: 'it is not signed by a key of the channel' },
    });
    await renewRegistry(bench.api.ctx);
    expect((await bench.served()).serial).toBe(2);
  });

  test("X3 · without the releases whose owner's key is no longer trusted", async () => {
    await bench.bringLive('mfe-invest', V1);
    await bench.bringLive('mfe-gold', V1);
    const newer = await generateKeyPair();
    const { owners } = bench.trust;
    const both = {
      ...bench.trust,
      owners: { ...owners, 'gold-team': [newer.publicKey, ...owners['gold-team']!] },
    };
    bench.writeKeys(both, bench.channel);
    const second = await bench.built('mfe-gold', V2, {}, newer);
    await bench.register('mfe-gold', V2, second);
    await bench.change('mfe-gold', { action: 'live', version: V2 });
    expect((await bench.served()).remotes['mfe-gold']).toMatchObject({ live: V2, previous: V1 });

    const retired = { ...both, owners: { ...owners, 'gold-team': [newer.publicKey] } };
    bench.writeKeys(retired, bench.channel);
    await renewRegistry(bench.api.ctx);
    expect((await bench.served()).remotes['mfe-gold']).toMatchObject({ live: V2, previous: null });
    expect(Object.keys((await bench.served()).remotes['mfe-gold']!.releases)).toEqual([V2]);
    expect(await accepted(retired)).toMatchObject({ ok: true, quarantined: [] });

    const nobody = { ...retired, owners: { ...owners, 'gold-team': [] } };
    bench.writeKeys(nobody, bench.channel);
    await renewRegistry(bench.api.ctx);
    expect(Object.keys((await bench.served()).remotes)).toEqual(['mfe-invest']);
    expect((await bench.served()).serial).toBeGreaterThan(3);
  });

  test('X3 · serials go on from documents of before the ledger, which themselves are not signed', async () => {
    await bench.api.db.query(
      `INSERT INTO registry_documents (serial, document, published_by, reason)
       VALUES (41, '{"serial": 41, "expires": "2026-11-20T05:00:00Z", "remotes": {}}', 'api', 'built')`,
    );
    await renewRegistry(bench.api.ctx);
    expect((await bench.served()).serial).toBe(41);
    await bench.bringLive('mfe-gold', V1);
    expect((await bench.served()).serial).toBe(42);
  });

  test('X3 · not at all without keys, or before the first release', async () => {
    await bench.bringLive('mfe-gold', V1);
    bench.api.clock.advance(6 * DAY);
    bench.api.ctx.settings.keysFolder = null;
    await renewRegistry(bench.api.ctx);
    expect((await bench.served()).serial).toBe(1);
  });
});
