import { generateKeyPair } from '@sanchay/registry/keys';
import { releaseBench, type ReleaseBench } from '../testing/releaseBench.ts';

const V1 = '1.0.0-aaaa111111';
const V2 = '1.1.0-bbbb222222';

describe('registering a release', () => {
  let bench: ReleaseBench;
  beforeAll(async () => {
    bench = await releaseBench();
  });
  beforeEach(() => bench.reset());
  afterAll(() => bench.close());

  test('X1 · a signed release with its files is registered with who, when and why, and nobody sees it yet', async () => {
    const release = await bench.built('mfe-gold', V1);
    const answer = await bench.register('mfe-gold', V1, release);
    expect(answer).toMatchObject({
      http: 200,
      body: { status: 'success', data: { remote: 'mfe-gold', version: V1, registered: true } },
    });
    expect(await bench.api.db.query('SELECT * FROM releases')).toEqual([
      {
        ...{ remote: 'mfe-gold', version: V1, owner: 'gold-team', record: release },
        ...{ registered_at: bench.api.clock.now(), registered_by: 'gold-team', reason: 'a test' },
        ...{
          live_serial: null,
          taken_out_at: null,
          taken_out_by: null,
          taken_out_reason: null,
          judged_at: null,
        },
      },
    ]);
    expect(await bench.api.db.query('SELECT serial FROM registry_documents')).toEqual([]);
    expect(
      await bench.api.db.query(
        `SELECT actor, action, subject, detail FROM audit_log ORDER BY id DESC LIMIT 1`,
      ),
    ).toEqual([
      {
        ...{ actor: 'owner:gold-team', action: 'release.registered', subject: `mfe-gold@${V1}` },
        detail: { reason: 'a test' },
      },
    ]);
    expect(await bench.securityEvents()).toEqual([]);
  });

  test('X1 · the same release again changes nothing', async () => {
    const release = await bench.built('mfe-gold', V1);
    await bench.register('mfe-gold', V1, release);
    const before = await bench.ledger();
    expect(await bench.register('mfe-gold', V1, release)).toMatchObject({
      http: 200,
      body: { data: { registered: false } },
    });
    expect(await bench.ledger()).toEqual(before);
  });

  test('X3 · signed anew with a newer key of the owner, a release keeps its place and the registry is issued anew', async () => {
    await bench.bringLive('mfe-gold', V1);
    const newer = await generateKeyPair();
    const { owners } = bench.trust;
    bench.writeKeys(
      { ...bench.trust, owners: { ...owners, 'gold-team': [newer.publicKey, ...owners['gold-team']!] } },
      bench.channel,
    );
    const again = await bench.built('mfe-gold', V1, {}, newer);
    expect((await bench.register('mfe-gold', V1, again)).body).toMatchObject({ data: { registered: true } });
    const { serial, remotes } = await bench.served();
    expect(serial).toBe(2);
    expect(remotes['mfe-gold']!.releases[V1]!.signature).toBe(again.signature);
  });

  test('X2 · a fix for the live release may be lower than a canary, and a higher one than both', async () => {
    await bench.bringLive('mfe-gold', V1);
    await bench.register('mfe-gold', V2, await bench.built('mfe-gold', V2));
    await bench.change('mfe-gold', { action: 'canary', version: V2, percent: 5 });
    const fix = '1.0.1-dddd444444';
    expect(await bench.register('mfe-gold', fix, await bench.built('mfe-gold', fix))).toMatchObject({
      http: 200,
    });
  });

  test('X3 · code may come from the second origin of the settings', async () => {
    await bench.api.db.query(
      `INSERT INTO config_files (name, content) VALUES ('app', '{"secondOrigin": "https://cdn.example"}')`,
    );
    const entry = `https://cdn.example/remotes/mfe-gold/${V1}/remoteEntry.0a1b2c.js`;
    expect(await bench.register('mfe-gold', V1, await bench.built('mfe-gold', V1, { entry }))).toMatchObject({
      http: 200,
    });
  });
});
