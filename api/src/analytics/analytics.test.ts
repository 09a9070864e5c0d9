import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { sweepAnalytics } from './store.ts';

const VISIT = '0f8fad5b-d9cb-469f-a165-70867728950e';
const DAY_MS = 86_400_000;

describe('analytics', () => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'asha'));
  });
  afterEach(() => api.close());

  const opened = (seq: number, at = '2026-11-20T04:29:00.000Z') => ({
    seq,
    at,
    name: 'area_opened',
    properties: { area: 'mfe-gold', route: '/gold' },
  });
  const installed = (seq: number, campaign: string | null = 'diwali-26') => ({
    ...opened(seq),
    name: 'app_installed',
    properties: { campaign },
  });
  const send = (events: unknown, options: { token?: string; visit?: string } = { token }) =>
    api.call('analyticsEvents', {
      body: { visit: options.visit ?? VISIT, events },
      ...(options.token && { token: options.token }),
    });
  const kept = () =>
    api.db.query<{ seq: number; at: Date; received_at: Date; name: string; properties: object }>(
      'SELECT seq, at, received_at, name, properties FROM analytics_events ORDER BY seq',
    );

  test('S15 · events are stored with their time and properties, and nothing identifies the user', async () => {
    expect(await send([opened(1), installed(2, null)])).toMatchObject({ http: 200, body: {} });
    const at = new Date('2026-11-20T04:29:00.000Z');
    const received = new Date('2026-11-20T04:30:00.000Z');
    expect(await kept()).toEqual([
      {
        seq: 1,
        at,
        received_at: received,
        name: 'area_opened',
        properties: { area: 'mfe-gold', route: '/gold' },
      },
      { seq: 2, at, received_at: received, name: 'app_installed', properties: { campaign: null } },
    ]);
    const columns = await api.db.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'analytics_events'`,
    );
    expect(columns.map(({ name }) => name).sort()).toEqual([
      'at',
      'name',
      'properties',
      'received_at',
      'seq',
      'visit',
    ]);
  });

  test('S15 · a batch that arrives twice is counted once', async () => {
    await Promise.all([send([opened(1), opened(2)]), send([opened(2), opened(3)])]);
    expect((await kept()).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  test('S15 · without a sign-in only the installed app is counted, and a batch with more is refused whole', async () => {
    const refused = await send([installed(1), opened(2)], {});
    expect([refused.http, refused.body.status, refused.body.code]).toEqual([401, 'failure', 'signed_out']);
    expect(await kept()).toEqual([]);
    expect((await send([installed(1)], {})).http).toBe(200);
    expect((await kept()).map(({ name }) => name)).toEqual(['app_installed']);
  });

  test.each([
    ['ahead of us', '2026-11-20T04:30:00.001Z', '2026-11-20T04:30:00.000Z'],
    ['now', '2026-11-20T04:30:00.000Z', '2026-11-20T04:30:00.000Z'],
    ['a day old', '2026-11-19T04:30:00.000Z', '2026-11-19T04:30:00.000Z'],
    ['older than a day', '2026-11-19T04:29:59.999Z', '2026-11-20T04:30:00.000Z'],
    ['of no calendar', '2026-13-45T99:00:00.000Z', '2026-11-20T04:30:00.000Z'],
  ])('S15 · a time that is %s is kept as %s → %s', async (_name, reported, stored) => {
    expect((await send([opened(1, reported)])).http).toBe(200);
    expect((await kept())[0]!.at.toISOString()).toBe(stored);
  });

  test.each([
    ['an event that the catalogue does not know', [{ ...opened(1), name: 'page_viewed' }]],
    ['no event', []],
    ['twenty-one of them', Array.from({ length: 21 }, (_, at) => opened(at + 1))],
    ['an amount', [{ ...opened(1), properties: { area: 'mfe-gold', route: '/gold', amount: 5000 } }]],
    ['a name of a person beside it', [{ ...opened(1), user: 'asha' }]],
    ['an address that somebody typed', [{ ...opened(1), properties: { area: 'x', route: '/gold?q=asha' } }]],
    ['a campaign with an address in it', [installed(1, 'asha@example.test')]],
    ['a status of no order', [{ ...opened(1), name: 'order_moved', properties: { status: 'lost' } }]],
    ['place 0', [opened(0)]],
    ['a time without its zone', [opened(1, '2026-11-20T04:29:00.000')]],
  ])('S15 · %s is refused and nothing is kept', async (_name, events) => {
    const { http, body } = await send(events);
    expect([http, body.status]).toEqual([400, 'params_invalid']);
    expect(await kept()).toEqual([]);
  });

  test('S15 · a visit that is no visit is refused', async () => {
    expect((await send([opened(1)], { token, visit: 'asha@example.test' })).http).toBe(400);
  });

  test('S15 · events go after 180 days', async () => {
    await send([opened(1)]);
    api.clock.advance(180 * DAY_MS - 1);
    await sweepAnalytics(api.ctx);
    expect(await kept()).toHaveLength(1);
    api.clock.advance(1);
    await sweepAnalytics(api.ctx);
    expect(await kept()).toEqual([]);
  });

  test('S15 · a client sends 600 batches a minute, then is given the time to wait', async () => {
    for (let at = 1; at <= 600; at += 1) expect((await send([installed(at)], {})).http).toBe(200);
    const refused = await send([installed(601)], {});
    expect([refused.http, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    expect(await kept()).toHaveLength(600);
  });
});
