import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { callSignature } from '@sanchay/contracts/signatures';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generateKeyPair } from '@sanchay/registry/keys';
import { GOLD_TOKEN, INVEST_TOKEN, releaseBench, type ReleaseBench } from '../testing/releaseBench.ts';
import { sweepSecurityEvents } from './securityEvents.ts';

const V1 = '1.0.0-aaaa111111';
const V2 = '1.1.0-bbbb222222';

describe('releases that cannot be trusted', () => {
  // One for all: each test proves that nothing was changed.
  let bench: ReleaseBench;
  beforeAll(async () => {
    bench = await releaseBench();
    await bench.bringLive('mfe-gold', V1);
    await bench.bringLive('mfe-invest', V1);
  });
  afterAll(() => bench.close());

  interface Bad {
    remote?: string;
    version?: string;
    token?: string;
    release?: (bench: ReleaseBench) => Promise<unknown>;
    http: number;
    status: string;
    code: string;
    message: string | RegExp;
    by?: string;
  }
  const stranger = generateKeyPair();
  const refusals: [string, Bad][] = [
    [
      'without a token that anybody has',
      {
        ...{ token: 'nobody-has-this-token-nobody', by: 'anonymous', http: 401, status: 'failure' },
        ...{ code: 'token_unknown', message: 'This needs a release token of this installation.' },
      },
    ],
    [
      'of an unknown remote',
      {
        ...{ remote: 'mfe-copper', token: GOLD_TOKEN, http: 404, status: 'params_invalid' },
        ...{ code: 'unknown_remote', message: 'mfe-copper is not a remote that anybody owns here.' },
      },
    ],
    [
      'with the token of another owner',
      {
        ...{ token: INVEST_TOKEN, by: 'invest-team', http: 403, status: 'failure' },
        ...{ code: 'wrong_owner', message: 'mfe-gold belongs to gold-team, not to invest-team.' },
      },
    ],
    [
      'signed with the key of another owner',
      {
        release: ({ built, owners }) => built('mfe-gold', V2, {}, owners['invest-team']),
        ...{ http: 422, status: 'validation_failed', code: 'release_untrusted' },
        message: `mfe-gold is not taken: release ${V2}: not signed by gold-team.`,
      },
    ],
    [
      'signed with a key that nobody knows',
      {
        release: async ({ built }) => built('mfe-gold', V2, {}, await stranger),
        ...{ http: 422, status: 'validation_failed', code: 'release_untrusted' },
        message: `mfe-gold is not taken: release ${V2}: not signed by gold-team.`,
      },
    ],
    [
      'whose record was altered after it was signed',
      {
        release: async ({ built }) => ({ ...(await built('mfe-gold', V2)), size: 1 }),
        ...{ http: 422, status: 'validation_failed', code: 'release_untrusted' },
        message: `mfe-gold is not taken: release ${V2}: not signed by gold-team.`,
      },
    ],
    [
      'without a signature',
      {
        release: async ({ built }) => ({ ...(await built('mfe-gold', V2)), signature: undefined }),
        ...{ http: 422, status: 'validation_failed', code: 'release_untrusted' },
        message: `mfe-gold is not taken: release ${V2}: not signed by gold-team.`,
      },
    ],
    [
      'whose record is cut off',
      {
        release: async () => ({ entry: '/remotes/mfe-gold' }),
        ...{ http: 422, status: 'validation_failed', code: 'release_untrusted' },
        message: `mfe-gold is not taken: release ${V2}: it has no hashes.`,
      },
    ],
    [
      'that was signed for another version',
      {
        release: ({ built }) => built('mfe-gold', V1),
        ...{ http: 422, status: 'validation_failed', code: 'release_untrusted' },
        message: `mfe-gold is not taken: release ${V2}: its entry is not below /remotes/mfe-gold/${V2}/.`,
      },
    ],
    [
      'from an origin that the settings do not allow',
      {
        release: ({ built }) =>
          built('mfe-gold', V2, {
            entry: `https://cdn.example/remotes/mfe-gold/${V2}/remoteEntry.0a1b2c.js`,
          }),
        ...{ http: 422, status: 'validation_failed', code: 'release_untrusted' },
        message: `mfe-gold is not taken: release ${V2}: unknown origin https://cdn.example.`,
      },
    ],
    [
      'with the route of another remote',
      {
        release: ({ built }) => built('mfe-gold', V2, { routes: ['/gold', '/invest'] }),
        ...{ http: 422, status: 'validation_failed', code: 'route_taken' },
        message: 'Two remotes would own one route: /invest: mfe-invest and mfe-gold.',
      },
    ],
    [
      'with a lower version than the live one',
      {
        ...{ version: '0.9.9-cccc333333', release: ({ built }) => built('mfe-gold', '0.9.9-cccc333333') },
        ...{ http: 422, status: 'validation_failed', code: 'version_lower' },
        message: `mfe-gold 0.9.9-cccc333333 is lower than ${V1}, which is live.`,
      },
    ],
    [
      'under a version that is registered with other content',
      {
        ...{ version: V1, release: ({ built }) => built('mfe-gold', V1, { size: 9_001 }) },
        ...{ http: 409, status: 'failure', code: 'release_exists' },
        message: `mfe-gold ${V1} is registered already with other content. A release never changes.`,
      },
    ],
    [
      'with a file that was changed after hashing',
      {
        release: async ({ built, releasesFolder }) => {
          const release = await built('mfe-gold', V2);
          writeFileSync(path.join(releasesFolder, `remotes/mfe-gold/${V2}/app.3d4e5f.js`), 'something else');
          return release;
        },
        ...{ http: 422, status: 'validation_failed', code: 'file_changed' },
        message: `app.3d4e5f.js of mfe-gold ${V2} is not the file that was signed.`,
      },
    ],
    [
      'with a file that is missing',
      {
        release: async ({ built, releasesFolder }) => {
          const release = await built('mfe-gold', V2);
          rmSync(path.join(releasesFolder, `remotes/mfe-gold/${V2}/app.3d4e5f.js`));
          return release;
        },
        ...{ http: 422, status: 'validation_failed', code: 'file_missing' },
        message: `app.3d4e5f.js of mfe-gold ${V2} is not where releases are published.`,
      },
    ],
    [
      'built against contracts that are not here',
      {
        release: ({ built }) => built('mfe-gold', V2, { contracts: '^99.1.0' }),
        ...{ http: 422, status: 'validation_failed', code: 'contract_unsupported' },
        message: `mfe-gold needs contracts ^99.1.0; this installation has ${CONTRACTS_VERSION}.`,
      },
    ],
    [
      'M45 that needs a call which this API does not have',
      {
        release: ({ built }) =>
          built('mfe-gold', V2, {
            built: {
              contracts: CONTRACTS_VERSION,
              calls: { goldPrices: callSignature('goldPrices'), goldFuture: 'x' },
            },
          }),
        ...{ http: 422, status: 'validation_failed', code: 'call_missing' },
        message: 'mfe-gold needs goldFuture, which this API does not have. Release the API first.',
      },
    ],
    [
      'M45 built against a newer form of a call',
      {
        release: ({ built }) =>
          built('mfe-gold', V2, { built: { contracts: '99.1.0', calls: { goldPrices: 'newer' } } }),
        ...{ http: 422, status: 'validation_failed', code: 'call_older' },
        message: `mfe-gold was built against contracts 99.1.0; this API has ${CONTRACTS_VERSION} with another form of goldPrices. Release the API first.`,
      },
    ],
    [
      'with an event that is not in the catalogue',
      {
        release: ({ built }) => built('mfe-gold', V2, { listens: ['gold/melted' as never] }),
        ...{ http: 422, status: 'validation_failed', code: 'event_unknown' },
        message: 'mfe-gold names the event gold/melted, which is not in the catalogue.',
      },
    ],
    [
      'that would publish an event of the shell',
      {
        release: ({ built }) => built('mfe-gold', V2, { publishes: ['session/ended'] }),
        ...{ http: 422, status: 'validation_failed', code: 'event_foreign' },
        message: 'mfe-gold may not publish session/ended: it belongs to the shell.',
      },
    ],
  ];

  test.each(refusals)(
    'X3 · a release %s is refused, kept as a security event, and changes nothing',
    async (_name, bad) => {
      const before = await bench.ledger();
      const known = (await bench.securityEvents()).length;
      const { remote = 'mfe-gold', version = V2, token, http, status, code, message, by = 'gold-team' } = bad;
      const release = await (bad.release ?? (({ built }) => built('mfe-gold', V2)))(bench);
      const answer = await bench.register(remote, version, release, token);
      expect(answer).toMatchObject({ http, body: { status, code, message } });
      expect(await bench.ledger()).toEqual(before);
      expect((await bench.securityEvents()).slice(known)).toEqual([
        { kind: code, remote, by, reason: message },
      ]);
    },
  );

  test.each([
    ['a name that is no remote', { remote: 'gold' }],
    ['a version without its hash', { version: '1.0.0' }],
    ['no reason', { reason: '' }],
    ['a reason of two lines', { reason: 'one\ntwo' }],
    ['a field that nobody knows', { live: true }],
  ])('X3 · %s is not understood', async (_name, over) => {
    const before = await bench.ledger();
    const release = await bench.built('mfe-gold', V2);
    const answer = await bench.api.call('registerRelease', {
      body: { remote: 'mfe-gold', version: V2, release, reason: 'a test', ...over },
      headers: { authorization: `Bearer ${GOLD_TOKEN}` },
    });
    expect(answer).toMatchObject({ http: 400, body: { status: 'params_invalid', code: 'params_invalid' } });
    expect(await bench.ledger()).toEqual(before);
  });

  describe('callers without a token', () => {
    const knock = async (remoteAddress: string) => {
      const { statusCode, headers } = await bench.api.app.inject({
        ...{ method: 'GET', url: '/api/v3/releases/mfe-gold', remoteAddress },
        headers: { authorization: 'Bearer nobody-has-this-token-nobody' },
      });
      return [statusCode, headers['retry-after']];
    };
    const REFUSED = [401, undefined];

    test('X3 · one network has 20 events kept in a minute, and others are not held up by it', async () => {
      const known = (await bench.securityEvents()).length;
      for (let n = 0; n < 20; n += 1) expect(await knock(`2001:db8:1:1::${n}`)).toEqual(REFUSED);
      expect(await knock('2001:db8:1:1::ff')).toEqual([429, '60']);
      expect(await bench.securityEvents()).toHaveLength(known + 20);
      expect(await knock('203.0.113.7')).toEqual(REFUSED);
      expect(await bench.securityEvents()).toHaveLength(known + 21);
      bench.api.clock.advance(60_000);
      expect(await knock('2001:db8:1:1::ff')).toEqual(REFUSED);
      expect(JSON.stringify(await bench.api.db.query('SELECT * FROM security_events'))).not.toMatch(
        /2001:db8|203\.0\.113/,
      );
    });

    test('X3 · at once no more are kept, and many networks together fill the log to a bound only', async () => {
      bench.api.clock.advance(60_000);
      const known = (await bench.securityEvents()).length;
      const answers = await Promise.all(Array.from({ length: 30 }, () => knock('203.0.113.8')));
      expect(answers.filter(([status]) => status === 401)).toHaveLength(20);
      await bench.api.db.query(
        `INSERT INTO security_events (at, kind, remote, by, reason, visitor)
         SELECT $1, 'token_unknown', 'mfe-gold', 'anonymous', 'a test', n::text FROM generate_series(1, 580) AS n`,
        [bench.api.ctx.now()],
      );
      expect(await knock('203.0.113.9')).toEqual(REFUSED);
      expect(await bench.securityEvents()).toHaveLength(known + 600);
    });
  });

  test.each([
    ['keys', 'keysFolder', 'no_keys', 'This installation has no keys for releases.'],
    [
      'a place of releases',
      'releasesFolder',
      'no_store',
      'This installation does not know where releases are published.',
    ],
  ] as const)(
    'X3 · without %s nothing is registered, in plain words',
    async (_name, setting, code, message) => {
      const before = await bench.ledger();
      const release = await bench.built('mfe-gold', V2);
      const { settings } = bench.api.ctx;
      const folder = settings[setting];
      settings[setting] = null;
      const answer = await bench.register('mfe-gold', V2, release);
      settings[setting] = folder;
      expect(answer).toMatchObject({ http: 503, body: { status: 'failure', code, message } });
      expect(await bench.ledger()).toEqual(before);
    },
  );

  test('X9 · security events are kept 400 days', async () => {
    const { ctx, clock } = bench.api;
    await bench.register('mfe-copper', V1, {});
    const count = (await bench.securityEvents()).length;
    clock.advance(400 * 86_400_000 - 1);
    await sweepSecurityEvents(ctx);
    expect((await bench.securityEvents()).length).toBeGreaterThan(0);
    expect((await bench.securityEvents()).length).toBeLessThanOrEqual(count);
    clock.advance(1);
    await sweepSecurityEvents(ctx);
    expect(await bench.securityEvents()).toEqual([]);
  });
});
