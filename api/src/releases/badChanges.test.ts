import { INVEST_TOKEN, releaseBench, type ReleaseBench } from '../testing/releaseBench.ts';

const V1 = '1.0.0-aaaa111111';
const V2 = '1.1.0-bbbb222222';
const V3 = '1.2.0-cccc333333';
const LOWER = '0.9.0-dddd444444';

describe('changes of a channel that are refused', () => {
  // One for all: each test proves that nothing was changed.
  let bench: ReleaseBench;
  beforeEach(async () => {
    bench = await releaseBench();
    await bench.registered('mfe-gold', V1, V2, LOWER);
    await bench.took('mfe-gold', { action: 'live', version: V1 });
  });
  afterEach(() => bench.close());

  test.each([
    [{ action: 'live' }, 400, 'version_missing', 'Say which release is meant.'],
    [{ action: 'canary' }, 400, 'version_missing', 'Say which release is meant.'],
    [
      { action: 'canary', version: V2 },
      400,
      'percent_missing',
      'Say which share of visitors gets the canary.',
    ],
    [
      { action: 'canary', version: V1, percent: 5 },
      422,
      'canary_is_live',
      `${V1} is live already; a canary is another release.`,
    ],
    [{ action: 'canary', version: V2, percent: 0 }, 400, 'params_invalid', /percent/],
    [{ action: 'canary', version: V2, percent: 100 }, 400, 'params_invalid', /percent/],
    [{ action: 'erase' }, 400, 'params_invalid', /action/],
    [{ action: 'promote' }, 422, 'no_canary', 'mfe-gold has no such canary to promote.'],
    [
      { action: 'rollback' },
      422,
      'no_previous',
      'mfe-gold has no earlier release to go back to. It can be disabled.',
    ],
    [
      { action: 'rollback', version: V2 },
      422,
      'not_proven',
      `${V2} was never live or was taken out; there is no way back to it.`,
    ],
    [{ action: 'live', version: V3 }, 404, 'not_found', `mfe-gold has no release ${V3}. Register it first.`],
  ])('X2 · %j is refused in words that help, and changes nothing', async (request, http, code, message) => {
    const before = await bench.ledger();
    const known = (await bench.securityEvents()).length;
    const answer = await bench.change('mfe-gold', request);
    expect(answer).toMatchObject({ http, body: { code } });
    expect(answer.body.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
    expect(await bench.ledger()).toEqual(before);
    expect(await bench.securityEvents()).toHaveLength(known);
  });

  test.each([
    ['live', { action: 'live', version: LOWER }],
    ['canary', { action: 'canary', version: LOWER, percent: 5 }],
  ])('X3 · a lower version cannot become %s: that is a replay', async (_name, request) => {
    const before = await bench.ledger();
    const known = (await bench.securityEvents()).length;
    const reason = `mfe-gold ${LOWER} is lower than ${V1}, which is live. Use a rollback.`;
    expect(await bench.change('mfe-gold', request)).toMatchObject({
      ...{ http: 422, body: { status: 'validation_failed', code: 'version_lower', message: reason } },
    });
    expect(await bench.ledger()).toEqual(before);
    expect((await bench.securityEvents()).slice(known)).toEqual([
      { kind: 'version_lower', remote: 'mfe-gold', by: 'gold-team', reason },
    ]);
  });

  test('X2 · what is not live yet can be made live and nothing else', async () => {
    await bench.registered('mfe-silver', V1);
    const before = await bench.ledger();
    for (const action of ['canary', 'promote', 'rollback', 'disable', 'enable'])
      expect(await bench.change('mfe-silver', { action, version: V1, percent: 5 })).toMatchObject({
        ...{ http: 422, body: { code: 'not_live', message: 'mfe-silver has no live release yet.' } },
      });
    expect(await bench.ledger()).toEqual(before);
  });

  test('X3 · a route that another remote took in the meantime stays with that one', async () => {
    // Registered before the other one had the route.
    await bench.registered('mfe-silver', V1);
    await bench.api.db.query(
      `UPDATE releases SET record = jsonb_set(record, '{routes}', '["/gold"]') WHERE remote = 'mfe-silver'`,
    );
    const before = await bench.ledger();
    expect(await bench.change('mfe-silver', { action: 'live', version: V1 })).toMatchObject({
      ...{ http: 422 },
      body: {
        code: 'route_taken',
        message: 'Two remotes would own one route: /gold: mfe-gold and mfe-silver.',
      },
    });
    expect(await bench.ledger()).toEqual(before);
  });

  test.each([
    ['another owner', INVEST_TOKEN, 403, 'wrong_owner', 'invest-team'],
    ['nobody', 'nobody-has-this-token-nobody', 401, 'token_unknown', 'anonymous'],
  ])('X3 · %s can neither change the channel nor read its history', async (_name, token, http, code, by) => {
    const before = await bench.ledger();
    const known = (await bench.securityEvents()).length;
    expect(await bench.change('mfe-gold', { action: 'disable' }, token)).toMatchObject({
      http,
      body: { code },
    });
    const headers = { authorization: `Bearer ${token}` };
    expect(await bench.api.call('remoteReleases', { params: { remote: 'mfe-gold' }, headers })).toMatchObject(
      {
        ...{ http, body: { code } },
      },
    );
    expect(await bench.ledger()).toEqual(before);
    expect((await bench.securityEvents()).slice(known)).toEqual(
      Array(2).fill(expect.objectContaining({ kind: code, remote: 'mfe-gold', by })),
    );
  });
});
