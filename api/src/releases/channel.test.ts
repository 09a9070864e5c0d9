import { acceptRegistry } from '@sanchay/registry';
import { GOLD_TOKEN, releaseBench, type ReleaseBench } from '../testing/releaseBench.ts';

const V1 = '1.0.0-aaaa111111';
const V2 = '1.1.0-bbbb222222';
const V3 = '1.2.0-cccc333333';

describe('the channel of a remote', () => {
  let bench: ReleaseBench;
  beforeAll(async () => {
    bench = await releaseBench();
  });
  beforeEach(() => bench.reset());
  afterAll(() => bench.close());

  const channel = async () => {
    const { serial, remotes } = await bench.served();
    const { live, previous, canary, disabled, releases } = remotes['mfe-gold']!;
    return { serial, live, previous, canary, disabled, listed: Object.keys(releases).sort() };
  };
  const registered = (...versions: string[]) => bench.registered('mfe-gold', ...versions);
  const took = (request: object) => bench.took('mfe-gold', request);

  test('X1 · a release made live is served in a document signed by the API, and browsers are notified', async () => {
    await registered(V1);
    expect(await took({ action: 'live', version: V1 })).toEqual({
      ...{ serial: 1, changed: true },
      channel: { live: V1, previous: null, canary: null, disabled: false },
    });
    const document = await bench.served();
    expect(document).toMatchObject({
      ...{ serial: 1, issued: '2026-11-20T04:30:00.000Z', expires: '2026-11-27T04:30:00.000Z' },
      remotes: { 'mfe-gold': { owner: 'gold-team', routes: ['/gold'], live: V1, disabled: false } },
    });
    const now = bench.api.clock.now().getTime();
    expect(await acceptRegistry(document, { current: null, trust: bench.trust, now })).toEqual({
      ...{ ok: true, registry: document, quarantined: [] },
    });
    expect(await bench.api.db.query('SELECT serial, published_by, reason FROM registry_documents')).toEqual([
      { serial: 1, published_by: 'gold-team', reason: 'a test' },
    ]);
    expect(await bench.api.db.query('SELECT event, payload, user_id, portfolio_id FROM outbox')).toEqual([
      { event: 'registry/changed', payload: { serial: 1 }, user_id: null, portfolio_id: null },
    ]);
  });

  test('X2 · the next release keeps the former one as previous, and its files listed', async () => {
    await registered(V1, V2, V3);
    await took({ action: 'live', version: V1 });
    await took({ action: 'live', version: V2 });
    expect(await channel()).toEqual({
      ...{ serial: 2, live: V2, previous: V1, canary: null, disabled: false, listed: [V1, V2] },
    });
    await took({ action: 'live', version: V3 });
    expect(await channel()).toMatchObject({ serial: 3, live: V3, previous: V2, listed: [V2, V3] });
  });

  test('X2 · a canary is for its share only; promoted it is live', async () => {
    await registered(V1, V2);
    await took({ action: 'live', version: V1 });
    await took({ action: 'canary', version: V2, percent: 5 });
    expect(await channel()).toEqual({
      ...{ serial: 2, live: V1, previous: null, canary: { version: V2, percent: 5 }, disabled: false },
      listed: [V1, V2],
    });
    bench.api.clock.advance(1_000);
    await took({ action: 'canary', version: V2, percent: 99 });
    expect((await channel()).canary).toEqual({ version: V2, percent: 99 });
    const began = new Date('2026-11-20T04:30:00.000Z');
    expect(await bench.api.db.query('SELECT live_since, canary_since FROM release_channels')).toEqual([
      { live_since: began, canary_since: began },
    ]);
    await registered(V3);
    expect(await bench.change('mfe-gold', { action: 'promote', version: V3 })).toMatchObject({
      ...{ http: 422, body: { code: 'no_canary' } },
    });
    await took({ action: 'promote' });
    expect(await channel()).toMatchObject({ serial: 4, live: V2, previous: V1, canary: null });
  });

  test('X2 · a canary that is made live is no canary any more; another one stays', async () => {
    await registered(V1, V2, V3);
    await took({ action: 'live', version: V1 });
    await took({ action: 'canary', version: V3, percent: 10 });
    await took({ action: 'live', version: V2 });
    expect(await channel()).toMatchObject({ live: V2, canary: { version: V3, percent: 10 } });
    await took({ action: 'live', version: V3 });
    expect(await channel()).toMatchObject({ live: V3, previous: V2, canary: null });
  });

  test('X2 · M46 a disabled area has the message of its owner until it is enabled, and a new message is a change', async () => {
    await registered(V1);
    await took({ action: 'live', version: V1 });
    const message = { en: 'Back at 6 pm.', hi: 'शाम 6 बजे वापस।' };
    const entry = async () => (await bench.served()).remotes['mfe-gold'];
    expect(await took({ action: 'disable', message })).toMatchObject({ changed: true });
    expect(await entry()).toMatchObject({ disabled: true, message });
    expect(await took({ action: 'disable', message })).toMatchObject({ changed: false });
    const later = { en: 'Back at 8 pm.', hi: 'रात 8 बजे वापस।' };
    expect(await took({ action: 'disable', message: later })).toMatchObject({ changed: true });
    expect(await entry()).toMatchObject({ message: later });
    await took({ action: 'enable' });
    expect(await entry()).not.toHaveProperty('message');
    await took({ action: 'disable' });
    expect(await entry()).not.toHaveProperty('message');
  });

  test('X2 · a rollback ends the canary first, then goes back, and what was taken out is no way back', async () => {
    await registered(V1, V2, V3);
    await took({ action: 'live', version: V1 });
    await took({ action: 'live', version: V2 });
    await took({ action: 'canary', version: V3, percent: 10 });
    await took({ action: 'rollback' });
    expect(await channel()).toMatchObject({ live: V2, previous: V1, canary: null, listed: [V1, V2] });
    await took({ action: 'rollback', reason: 'prices were wrong' });
    expect(await channel()).toEqual({
      ...{ serial: 5, live: V1, previous: null, canary: null, disabled: false, listed: [V1] },
    });
    expect(
      await bench.api.db.query(
        'SELECT version, taken_out_by, taken_out_reason FROM releases WHERE taken_out_at IS NOT NULL ORDER BY 1',
      ),
    ).toEqual([
      { version: V2, taken_out_by: 'gold-team', taken_out_reason: 'prices were wrong' },
      { version: V3, taken_out_by: 'gold-team', taken_out_reason: 'a test' },
    ]);
    expect(await bench.change('mfe-gold', { action: 'rollback', version: V2 })).toMatchObject({
      ...{ http: 422 },
      body: {
        code: 'not_proven',
        message: `${V2} was never live or was taken out; there is no way back to it.`,
      },
    });
    await took({ action: 'live', version: V2 });
    expect(await channel()).toMatchObject({ live: V2, previous: V1 });
    expect(await bench.api.db.query('SELECT version FROM releases WHERE taken_out_at IS NOT NULL')).toEqual([
      { version: V3 },
    ]);
  });

  test('X2 · a rollback that names its target goes back once, however often it is requested', async () => {
    await registered(V1, V2, V3);
    for (const version of [V1, V2, V3]) await took({ action: 'live', version });
    await took({ action: 'rollback', version: V1 });
    expect(await channel()).toMatchObject({ serial: 4, live: V1, previous: V2 });
    expect(await took({ action: 'rollback', version: V1 })).toMatchObject({ serial: 4, changed: false });
    expect(await channel()).toMatchObject({ serial: 4, live: V1, previous: V2 });
  });

  test('X2 · a remote can be disabled and enabled; a new release leaves that as it is', async () => {
    await registered(V1, V2);
    await took({ action: 'live', version: V1 });
    await took({ action: 'disable' });
    expect(await channel()).toMatchObject({ serial: 2, live: V1, disabled: true });
    await took({ action: 'live', version: V2 });
    expect(await channel()).toMatchObject({ serial: 3, live: V2, disabled: true });
    await took({ action: 'enable' });
    expect(await channel()).toMatchObject({ serial: 4, live: V2, disabled: false });
  });

  test.each([
    ['live', { action: 'live', version: V1 }],
    ['canary', { action: 'canary', version: V2, percent: 5 }],
    ['enable', { action: 'enable' }],
    ['promote', { action: 'promote', version: V1 }],
  ])('X2 · what is so already issues nothing: %s', async (_name, request) => {
    await registered(V1, V2);
    await took({ action: 'live', version: V1 });
    await took({ action: 'canary', version: V2, percent: 5 });
    const before = await bench.ledger();
    expect(await took(request)).toEqual({
      ...{ serial: 2, changed: false },
      channel: { live: V1, previous: null, canary: { version: V2, percent: 5 }, disabled: false },
    });
    expect(await bench.ledger()).toEqual(before);
  });

  test('X7 · changes that several nodes make at once come one after another', async () => {
    await registered(V1, V2);
    await took({ action: 'live', version: V1 });
    const requests = [
      ...Array<object>(4).fill({ action: 'live', version: V2 }),
      ...Array<object>(4).fill({ action: 'disable' }),
    ];
    const answers = await Promise.all(requests.map((request) => bench.change('mfe-gold', request)));
    expect(answers.map(({ http }) => http)).toEqual(Array(8).fill(200));
    expect(await channel()).toMatchObject({ serial: 3, live: V2, previous: V1, disabled: true });
    expect((await bench.api.db.query('SELECT serial FROM channel_changes ORDER BY id')).length).toBe(3);
  });

  test('X2 · the list shows releases and changes, newest first, with who, when and why', async () => {
    await registered(V1);
    await took({ action: 'live', version: V1, reason: 'first' });
    bench.api.clock.advance(60_000);
    await registered(V2);
    await took({ action: 'canary', version: V2, percent: 5 });
    await took({ action: 'rollback', reason: 'too slow' });
    const headers = { authorization: `Bearer ${GOLD_TOKEN}` };
    const { body } = await bench.api.call('remoteReleases', { params: { remote: 'mfe-gold' }, headers });
    const [first, later] = ['2026-11-20T04:30:00.000Z', '2026-11-20T04:31:00.000Z'];
    const common = { registered_by: 'gold-team', reason: 'a test', size: 9_000 };
    const change = { by: 'gold-team', percent: null };
    expect(body).toEqual({
      status: 'success',
      data: {
        ...{ remote: 'mfe-gold', owner: 'gold-team' },
        channel: { live: V1, previous: null, canary: null, disabled: false },
        releases: [
          {
            ...{ ...common, version: V2, registered_at: later },
            taken_out: { at: later, by: 'gold-team', reason: 'too slow' },
          },
          { ...common, version: V1, registered_at: first, taken_out: null },
        ],
        changes: [
          { ...change, at: later, action: 'rollback', version: V1, reason: 'too slow', serial: 3 },
          { ...change, at: later, action: 'canary', version: V2, percent: 5, reason: 'a test', serial: 2 },
          { ...change, at: first, action: 'live', version: V1, reason: 'first', serial: 1 },
        ],
      },
    });
  });
});
