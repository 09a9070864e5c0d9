import type { LoadFailureKind } from '@sanchay/contracts';
import { releaseBench, type ReleaseBench } from '../testing/releaseBench.ts';
import { releaseHealth } from './index.ts';
import { sweepFailures } from './failures.ts';
import { sweepMounts } from './mounts.ts';
import { sweepVisits } from './visits.ts';

const V1 = '1.0.0-aaaa111111';
const V2 = '1.1.0-bbbb222222';
const V3 = '1.2.0-cccc333333';

interface Over {
  version?: string;
  kind?: LoadFailureKind;
  contracts?: string;
}

describe('releases that fail in browsers', () => {
  let bench: ReleaseBench;
  beforeAll(async () => {
    bench = await releaseBench({ sandbox: false });
  });
  beforeEach(async () => {
    await bench.reset();
    await bench.bringLive('mfe-gold', V1);
    await bench.bringLive('mfe-gold', V2);
  });
  afterAll(() => bench.close());

  const post = (place: string, ip: string, payload: object, headers: Record<string, string> = {}) =>
    bench.api.app.inject({
      method: 'POST',
      url: `/api/v3/${place}`,
      remoteAddress: ip,
      headers,
      payload,
    });
  const fromOwnPage = () => ({
    origin: bench.api.ctx.settings.publicOrigin,
    'sec-fetch-site': 'same-origin',
  });
  const openVisit = (tab: string, ip: string, headers: Record<string, string> = fromOwnPage()) =>
    post('remote_failures/visit', ip, { tab }, headers);
  const visitOf = async (tab: string, ip: string): Promise<string> => (await openVisit(tab, ip)).json().visit;
  const report = async (tab: string, over: Over & { ip?: string; visit?: string } = {}) => {
    const { version = V2, kind = 'mount', ip = '203.0.113.1', contracts } = over;
    const visit = over.visit ?? (await visitOf(tab, ip));
    return post('remote_failures', ip, { remote: 'mfe-gold', version, kind, tab, contracts, visit });
  };
  /** Simulates the given number of visitors in whose tabs the release was mounted. */
  const served = async (count: number, version = V2) => {
    const mounts = [{ remote: 'mfe-gold', version }];
    for (let n = 1; n <= count; n += 1)
      expect(
        (await post('remote_mounts', `192.0.2.${n}`, { tab: `tab-served-${n}`, mounts })).statusCode,
      ).toBe(200);
  };
  /** One report each of so many visitors, each from an address of its own. */
  const visitors = async (count: number, over: Over = {}) => {
    for (let n = 1; n <= count; n += 1)
      expect(
        (
          await report(`tab-of-${over.version ?? V2}-${n}`.replaceAll('.', '-'), {
            ...over,
            ip: `198.51.100.${n}`,
          })
        ).statusCode,
      ).toBe(200);
  };
  const channel = async () => {
    const { serial, remotes } = await bench.served();
    const { live, previous, canary, disabled } = remotes['mfe-gold']!;
    return { serial, live, previous, canary, disabled };
  };
  const kept = () =>
    bench.api.db.query<{ visitor: string }>('SELECT kind, tab, visitor FROM remote_failures ORDER BY id');

  test('X4 · a report is kept without the address it came from', async () => {
    const answer = await report('tab-00000001');
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    const [row] = await kept();
    expect(row).toEqual({
      kind: 'mount',
      tab: 'tab-00000001',
      visitor: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(JSON.stringify(await bench.api.db.query('SELECT * FROM remote_failures'))).not.toContain(
      '203.0.113',
    );
  });

  test('X4 · four visitors change nothing; the fifth brings the previous release back, with the reason in the ledger', async () => {
    await visitors(4);
    expect(await channel()).toMatchObject({ serial: 2, live: V2 });
    await report('tab-of-the-fifth', { ip: '198.51.100.5', kind: 'render' });
    expect(await channel()).toEqual({ serial: 3, live: V1, previous: null, canary: null, disabled: false });
    const reason = `${V2} failed for 5 of 5 visitors within 10 minutes, at last in render`;
    expect(
      await bench.api.db.query(
        'SELECT action, version, made_by, reason, serial FROM channel_changes ORDER BY id DESC LIMIT 1',
      ),
    ).toEqual([{ action: 'rollback', version: V1, made_by: 'api', reason, serial: 3 }]);
    expect(
      await bench.api.db.query(
        'SELECT version, taken_out_by, taken_out_reason FROM releases WHERE taken_out_at IS NOT NULL',
      ),
    ).toEqual([{ version: V2, taken_out_by: 'api', taken_out_reason: reason }]);
    expect(
      await bench.api.db.query(`SELECT actor, action, subject FROM audit_log ORDER BY id DESC LIMIT 1`),
    ).toEqual([{ actor: 'api', action: 'channel.rollback', subject: `mfe-gold@${V1}` }]);
  });

  test('X4 · without an earlier release nothing is switched off: one security event leaves the decision to the owner', async () => {
    await bench.change('mfe-gold', { action: 'rollback' });
    await visitors(9, { version: V1 });
    expect(await channel()).toMatchObject({ serial: 3, live: V1, disabled: false });
    expect((await bench.securityEvents()).filter(({ kind }) => kind === 'release_failing')).toEqual([
      {
        ...{ kind: 'release_failing', remote: 'mfe-gold', by: 'api' },
        reason: `${V1} failed for 5 of 5 visitors within 10 minutes, at last in mount`,
      },
    ]);
  });

  test('X4 · five networks cannot disable a release that has worked for a day: its owner is notified once, and decides', async () => {
    bench.api.clock.advance(24 * 3_600_000);
    await visitors(24);
    expect(await channel()).toMatchObject({ live: V2 });
    expect((await bench.securityEvents()).filter(({ kind }) => kind === 'release_failing')).toEqual([
      {
        ...{ kind: 'release_failing', remote: 'mfe-gold', by: 'api' },
        reason: `${V2} failed for 5 of 5 visitors within 10 minutes, at last in mount`,
      },
    ]);
    await report('tab-of-the-last', { ip: '198.51.100.25' });
    expect(await channel()).toMatchObject({ live: V1 });
  });

  test('X4 · a release that works for most stays, and goes once it fails for a fifth', async () => {
    await served(24);
    await visitors(5);
    expect(await channel()).toMatchObject({ live: V2 });
    await report('tab-of-the-sixth', { ip: '198.51.100.6' });
    expect(await channel()).toMatchObject({ live: V1 });
  });

  test('X4 · a mount in a tab where the release failed later is no success, and one network cannot feign many', async () => {
    const mounts = [{ remote: 'mfe-gold', version: V2 }];
    for (let n = 1; n <= 30; n += 1)
      await post('remote_mounts', '192.0.2.1', { tab: `tab-feigned-${n}`, mounts });
    for (let n = 1; n <= 5; n += 1)
      await post('remote_mounts', `198.51.100.${n}`, {
        tab: `tab-of-${V2}-${n}`.replaceAll('.', '-'),
        mounts,
      });
    await visitors(5);
    expect(await channel()).toMatchObject({ live: V1 });
  });

  test('X4 · mounts of releases that are not known are ignored; too many of one network are refused', async () => {
    const mounts = [
      { remote: 'mfe-gold', version: V2 },
      { remote: 'mfe-gold', version: V3 },
      { remote: 'mfe-lead', version: V2 },
      { remote: 'mfe-gold', version: V2 },
    ];
    expect((await post('remote_mounts', '192.0.2.1', { tab: 'tab-00000001', mounts })).statusCode).toBe(200);
    expect(await bench.api.db.query('SELECT remote, version FROM remote_mounts')).toEqual([mounts[0]]);
    for (let n = 2; n <= 60; n += 1)
      await post('remote_mounts', '192.0.2.1', { tab: `tab-0000000${n}`, mounts });
    const refused = await post('remote_mounts', '192.0.2.1', { tab: 'tab-the-last', mounts });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    bench.api.clock.advance(3_600_000);
    await sweepMounts(bench.api.ctx);
    expect(await bench.api.db.query('SELECT * FROM remote_mounts')).toEqual([]);
  });

  test.each([
    ['nothing', async () => ''],
    ['a token that was made up', async () => 'x'.repeat(43)],
    ['the token of another tab', () => visitOf('another-tab', '203.0.113.1')],
    ['the token of another network', () => visitOf('tab-00000001', '203.0.113.2')],
  ])('X4 · a report with %s is refused and not kept', async (_name, tokenFor) => {
    const refused = await report('tab-00000001', { visit: await tokenFor() });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'visit_invalid']);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['a script', { 'sec-fetch-site': '', origin: '' }],
    ['a page of somebody else', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['an origin that is not ours', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
  ])('X4 · %s opens no visit', async (_name, headers) => {
    const refused = await openVisit('tab-00000001', '203.0.113.1', headers);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'visit_invalid']);
  });

  test('X4 · a network opens thirty visits an hour, and a visit lasts a day', async () => {
    const visit = await visitOf('tab-00000000', '203.0.113.1');
    for (let n = 1; n < 30; n += 1)
      expect((await openVisit(`tab-0000000${n}`, '203.0.113.1')).statusCode).toBe(200);
    expect((await openVisit('tab-one-more', '203.0.113.1')).statusCode).toBe(429);
    expect((await openVisit('tab-one-more', '203.0.113.9')).statusCode).toBe(200);
    bench.api.clock.advance(86_400_000);
    expect((await report('tab-00000000', { visit })).statusCode).toBe(403);
    await sweepVisits(bench.api.ctx);
    expect(await bench.api.db.query('SELECT * FROM remote_visits')).toEqual([]);
  });

  test('X4 · an IPv6 customer line is one network, whatever address of it reports', async () => {
    for (let n = 1; n <= 9; n += 1) await report(`tab-of-one-line-${n}`, { ip: `2001:db8:1:2::${n}` });
    expect(await channel()).toMatchObject({ live: V2 });
  });

  test('X4 · a canary that fails ends, and the live release stays', async () => {
    await bench.register('mfe-gold', V3, await bench.built('mfe-gold', V3));
    await bench.change('mfe-gold', { action: 'canary', version: V3, percent: 5 });
    await visitors(5, { version: V3 });
    expect(await channel()).toEqual({ serial: 4, live: V2, previous: V1, canary: null, disabled: false });
    expect(await bench.api.db.query('SELECT version FROM releases WHERE taken_out_at IS NOT NULL')).toEqual([
      { version: V3 },
    ]);
  });

  test('X4 · a release is judged once: who brings it back keeps it', async () => {
    await visitors(5);
    await bench.change('mfe-gold', { action: 'live', version: V2 });
    await visitors(9);
    expect(await channel()).toMatchObject({ serial: 4, live: V2 });
  });

  test('X4 · what failed before a release came back does not count against it', async () => {
    await visitors(4);
    bench.api.clock.advance(1_000);
    await bench.change('mfe-gold', { action: 'rollback' });
    bench.api.clock.advance(1_000);
    await bench.change('mfe-gold', { action: 'live', version: V2 });
    await report('tab-of-the-fifth', { ip: '198.51.100.5' });
    expect(await channel()).toMatchObject({ serial: 4, live: V2 });
  });

  test('X4 · the same tab counts once, and one address for two tabs', async () => {
    for (let n = 0; n < 6; n += 1) await report('the-same-tab');
    for (let n = 0; n < 6; n += 1) await report(`one-of-many-${n}`);
    expect(await channel()).toMatchObject({ live: V2 });
    for (const n of [1, 2]) await report(`of-another-${n}`, { ip: '203.0.113.2' });
    expect(await channel()).toMatchObject({ live: V2 });
    await report('of-a-third', { ip: '203.0.113.3' });
    expect(await channel()).toMatchObject({ live: V1 });
  });

  test('X4 · in the sandbox, where all have one address, tabs count', async () => {
    bench.api.ctx.settings.sandbox = true;
    for (let n = 1; n <= 5; n += 1) await report(`sandbox-tab-${n}`);
    expect(await channel()).toMatchObject({ live: V1 });
  });

  test.each(['network', 'timeout', 'disabled'] as const)(
    'X4 · a failure of kind %s is not the release’s fault',
    async (kind) => {
      await visitors(9, { kind });
      expect(await kept()).toHaveLength(9);
      expect(await channel()).toMatchObject({ serial: 2, live: V2 });
    },
  );

  test('X6 · tabs of an older shell, which refuse a release of newer contracts, do not take it out', async () => {
    await bench.bringLive('mfe-gold', V3, { contracts: '^2.0.0' });
    await visitors(9, { version: V3, kind: 'contract' });
    await visitors(9, { version: V3, kind: 'contract', contracts: '1.2.0' });
    expect(await kept()).toEqual([]);
    expect(await channel()).toMatchObject({ live: V3 });
    await visitors(4, { version: V3, kind: 'contract', contracts: '2.0.0' });
    expect(await kept()).toHaveLength(4);
    await report('tab-of-the-fifth', { version: V3, kind: 'evaluation', ip: '198.51.100.5' });
    expect(await channel()).toMatchObject({ live: V2 });
  });

  test('X4 · a remote that is disabled is not judged', async () => {
    await bench.change('mfe-gold', { action: 'disable' });
    await visitors(5);
    expect(await channel()).toMatchObject({ serial: 3, live: V2, disabled: true });
  });

  test('X4 · failures of the previous release change nothing', async () => {
    await visitors(5, { version: V1 });
    expect(await channel()).toMatchObject({ serial: 2, live: V2, previous: V1 });
  });

  test('X4 · failures that are ten minutes apart do not add up, and thresholds are settings', async () => {
    await visitors(4);
    bench.api.clock.advance(600_001);
    await report('tab-of-the-fifth', { ip: '198.51.100.5' });
    expect(await channel()).toMatchObject({ live: V2 });
    await bench.api.db.query(
      `INSERT INTO config_files (name, content) VALUES ('app', '{"releaseHealth": {"visitors": 2}}')`,
    );
    await report('tab-of-the-sixth', { ip: '198.51.100.6' });
    expect(await channel()).toMatchObject({ live: V1 });
  });

  test('X7 · visitors who report at once are counted exactly', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((n) => report(`at-once-tab-${n}`, { ip: `198.51.100.${n}` })),
    );
    // Once it is taken out, visitors get it no more.
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(2);
    expect(await channel()).toMatchObject({ serial: 3, live: V1 });
  });

  test.each([
    ['a release that visitors do not get', { version: V3 }, 404, 'not_found'],
    ['a kind that is none', { kind: 'boredom' }, 400, 'params_invalid'],
    ['no tab', { tab: 'short' }, 400, 'params_invalid'],
    ['another remote', { remote: 'mfe-copper' }, 404, 'not_found'],
  ])('X4 · %s is refused and not kept', async (_name, over, http, code) => {
    const visit = await visitOf('tab-00000001', '203.0.113.1');
    const answer = await post('remote_failures', '203.0.113.1', {
      ...{ remote: 'mfe-gold', version: V2, kind: 'mount', tab: 'tab-00000001', visit, ...over },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([http, code]);
    expect(await kept()).toEqual([]);
  });

  test('X4 · one address may report thirty times a minute', async () => {
    for (let n = 0; n < 30; n += 1)
      expect((await report('the-same-tab', { kind: 'network' })).statusCode).toBe(200);
    const refused = await report('the-same-tab', { kind: 'network' });
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    expect((await report('another-tab', { ip: '203.0.113.9' })).statusCode).toBe(200);
    bench.api.clock.advance(60_000);
    expect((await report('the-same-tab')).statusCode).toBe(200);
  });

  test('X9 · reports are kept a week', async () => {
    await report('tab-00000001');
    bench.api.clock.advance(7 * 86_400_000 - 1);
    await sweepFailures(bench.api.ctx);
    expect(await kept()).toHaveLength(1);
    bench.api.clock.advance(1);
    await sweepFailures(bench.api.ctx);
    expect(await kept()).toEqual([]);
  });

  test('X9 · the health of releases: registry, versions, last failures, last security events', async () => {
    await report('tab-00000001', { kind: 'chunk' });
    await bench.register('mfe-gold', V3, {});
    const at = bench.api.clock.now();
    expect(await releaseHealth(bench.api.db)).toEqual({
      registry: {
        ...{ serial: 2, issued: '2026-11-20T04:30:00.000Z', expires: '2026-11-27T04:30:00.000Z' },
        ...{ publishedBy: 'gold-team', reason: 'a test' },
      },
      remotes: [
        {
          ...{
            remote: 'mfe-gold',
            owner: 'gold-team',
            live: V2,
            previous: V1,
            canary: null,
            disabled: false,
          },
          ...{ failures: 1, lastFailure: at },
        },
      ],
      lastFailures: [{ at, remote: 'mfe-gold', version: V2, kind: 'chunk' }],
      lastSecurityEvents: [
        {
          ...{ at, kind: 'release_untrusted', remote: 'mfe-gold', by: 'gold-team' },
          reason: `mfe-gold is not taken: release ${V3}: it has no entry.`,
        },
      ],
    });
  });
});
