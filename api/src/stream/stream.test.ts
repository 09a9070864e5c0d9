import pg from 'pg';
import { STREAM_PATH, type BusEventName, type BusEvents } from '@sanchay/contracts';
import type { Publication } from '../platform/context.ts';
import { PERSONAS } from '../personas/index.ts';
import { EventReader } from '../testing/eventReader.ts';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { anyUnsettled } from './outboxReader.ts';
import { blockUser } from '../users/index.ts';
import { sweepOutbox } from './sweep.ts';

const { asha, farah } = PERSONAS;

describe('the stream of events', () => {
  let api: TestApi;
  let origin: string;
  let readers: EventReader[] = [];
  beforeEach(async () => {
    api = await testApi();
    origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    for (const reader of readers) reader.leave();
    readers = [];
    await api.close();
  });

  const get = (token: string | null, lastEventId?: string) => {
    const abort = new AbortController();
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(lastEventId && { 'last-event-id': lastEventId }),
    };
    return fetch(origin + STREAM_PATH, { headers, signal: abort.signal }).then((response) => ({
      response,
      abort,
    }));
  };
  const open = async (token: string, lastEventId?: string) => {
    const { response, abort } = await get(token, lastEventId);
    expect(response.status).toBe(200);
    const reader = new EventReader(response, abort);
    readers.push(reader);
    return reader;
  };
  const publish = <Name extends BusEventName>(
    event: Name,
    payload: BusEvents[Name],
    to: Pick<Publication, 'userId' | 'portfolioId'> = {},
  ) => api.db.tx((tx) => api.ctx.publish(tx, { event, payload, ...to }));
  const nav = (date: string) => publish('nav/published', { date });
  // Other tests' transactions on the same server keep an event waiting, and then a new stream still gets it.
  const allSettled = async () => {
    while (await anyUnsettled(api.db));
  };

  test('I5 · an event arrives live, with its id, name and payload', async () => {
    const { token, userId } = await signIn(api, 'asha');
    const reader = await open(token);
    const { headers } = reader.response;
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    const payload = { portfolioId: asha.portfolioId };
    await publish('holdings/changed', payload, { userId });
    const [row] = await api.db.query<{ id: number }>('SELECT id FROM outbox');
    expect(await reader.next()).toEqual({ id: String(row!.id), event: 'holdings/changed', data: payload });
  });

  test('I5 · one gets what is for the user, the current portfolio and everybody, and nothing else', async () => {
    const { token } = await signIn(api, 'asha');
    const reader = await open(token);
    const changed = (portfolioId: string) => ['holdings/changed', { portfolioId }] as const;
    await publish(...changed('other user'), { userId: farah.userId });
    await publish(...changed('other portfolio'), { portfolioId: farah.portfolioId });
    await publish(...changed('both others'), { userId: farah.userId, portfolioId: farah.portfolioId });
    await publish(...changed('mine'), { userId: asha.userId });
    await publish(...changed('my portfolio'), { portfolioId: asha.portfolioId });
    await publish(...changed('my portfolio, by an adviser'), {
      userId: farah.userId,
      portfolioId: asha.portfolioId,
    });
    await publish(...changed('everybody'));
    const got = [await reader.next(), await reader.next(), await reader.next(), await reader.next()];
    expect(got.map(({ data }) => (data as { portfolioId: string }).portfolioId)).toEqual([
      'mine',
      'my portfolio',
      'my portfolio, by an adviser',
      'everybody',
    ]);
  });

  test('S4 · after a switch the events of the other portfolio come', async () => {
    const { token } = await signIn(api, 'farah');
    const reader = await open(token);
    await api.call('switchPortfolio', { token, params: { id: asha.portfolioId } });
    const payload = { portfolioId: asha.portfolioId };
    await nav('2026-11-19');
    await reader.next();
    await publish('holdings/changed', payload, { portfolioId: asha.portfolioId });
    expect(await reader.next()).toMatchObject({ event: 'holdings/changed', data: payload });
  });

  test('I5 · who comes back is sent exactly what was missed', async () => {
    const { token } = await signIn(api, 'asha');
    await nav('2026-11-16');
    await allSettled();
    const first = await open(token);
    await nav('2026-11-17');
    const { id } = await first.next();
    first.leave();
    await nav('2026-11-18');
    await publish('holdings/changed', { portfolioId: 'x' }, { userId: farah.userId });
    await nav('2026-11-19');
    const second = await open(token, id);
    await nav('2026-11-20');
    const got = [await second.next(), await second.next(), await second.next()];
    expect(got.map(({ data }) => data)).toEqual([
      { date: '2026-11-18' },
      { date: '2026-11-19' },
      { date: '2026-11-20' },
    ]);
  });

  test('I5 · without an id nothing old is sent; an id that is no number is none', async () => {
    const { token } = await signIn(api, 'asha');
    await nav('2026-11-18');
    await allSettled();
    const readersOf = [await open(token), await open(token, 'abc')];
    await nav('2026-11-19');
    for (const reader of readersOf) expect((await reader.next()).data).toEqual({ date: '2026-11-19' });
  });

  test('I5 · an event whose transaction ends late is neither lost nor overtaken', async () => {
    const { token } = await signIn(api, 'asha');
    const reader = await open(token);
    await nav('2026-11-16');
    const { id } = await reader.next();
    await api.db.tx(async (slow) => {
      await api.ctx.publish(slow, { event: 'nav/published', payload: { date: '2026-11-17' } });
      await nav('2026-11-18');
    });
    const live = [await reader.next(), await reader.next()];
    expect(live.map(({ data }) => data)).toEqual([{ date: '2026-11-17' }, { date: '2026-11-18' }]);
    const resumed = await open(token, id);
    expect([await resumed.next(), await resumed.next()]).toEqual(live);
  });

  test('I5 · a transaction that stays open in another database of the server holds nothing up', async () => {
    const url = new URL(api.ctx.settings.databaseUrl);
    url.pathname = '/postgres';
    const other = new pg.Client({ connectionString: url.href });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query('SELECT pg_current_xact_id()');
      const { token } = await signIn(api, 'asha');
      const reader = await open(token);
      await nav('2026-11-20');
      expect((await reader.next()).data).toEqual({ date: '2026-11-20' });
    } finally {
      await other.end();
    }
  });

  test('S1 · nobody signed in gets no stream', async () => {
    for (const token of [null, 'a'.repeat(43)]) {
      const { response } = await get(token);
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ status: 'failure', code: 'signed_out' });
    }
  });

  test('S2 · it ends with the session: logout, block', async () => {
    const one = await signIn(api, 'asha');
    const two = await signIn(api, 'asha');
    const readerOne = await open(one.token);
    const readerTwo = await open(two.token);
    await api.call('logout', { token: one.token });
    expect(await readerOne.ended()).toEqual([]);
    await nav('2026-11-19');
    expect((await readerTwo.next()).data).toEqual({ date: '2026-11-19' });
    await api.db.tx((tx) => blockUser(api.ctx, tx, asha.userId));
    expect(await readerTwo.ended()).toEqual([]);
  });

  test('I5 · a session has at most six streams; one that left makes room', async () => {
    const { token } = await signIn(api, 'asha');
    for (let count = 0; count < 6; count += 1) await open(token);
    const { response } = await get(token);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ code: 'rate_limited' });
    await open((await signIn(api, 'asha')).token);
    await open((await signIn(api, 'farah')).token);
  });

  test('I5 · the listening connection comes back after it was cut', async () => {
    const { token } = await signIn(api, 'asha');
    const reader = await open(token);
    await api.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await nav('2026-11-19');
    expect((await reader.next()).data).toEqual({ date: '2026-11-19' });
  });

  test('I5 · events older than a day are removed', async () => {
    await nav('2026-11-18');
    await api.db.query('UPDATE outbox SET at = $1', [api.clock.now()]);
    api.clock.advance(86_400_000 - 1);
    await sweepOutbox(api.ctx);
    expect(await api.db.query('SELECT id FROM outbox')).toHaveLength(1);
    api.clock.advance(1);
    await sweepOutbox(api.ctx);
    expect(await api.db.query('SELECT id FROM outbox')).toHaveLength(0);
  });
});
