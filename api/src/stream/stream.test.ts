import pg from 'pg';
import { STREAM_PATH, type BusEventName, type BusEvents } from '@sanchay/contracts';
import type { Tx } from '../db/pool.ts';
import type { Publication } from '../platform/context.ts';
import { PERSONAS } from '../personas/index.ts';
import { EventReader } from '../testing/eventReader.ts';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { Hub } from './hub.ts';
import type { Page } from './outboxReader.ts';
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
  const datesOf = async (reader: EventReader, count: number) => {
    const dates: string[] = [];
    while (dates.length < count) dates.push(((await reader.next()).data as { date: string }).date);
    return dates;
  };

  /** A transaction that has its number and stays open until its `commit`. */
  const beginWrite = async () => {
    const [begun, ending] = [Promise.withResolvers<Tx>(), Promise.withResolvers<void>()];
    const ended = api.db.tx(async (tx) => {
      await tx.query('SELECT pg_current_xact_id()');
      begun.resolve(tx);
      await ending.promise;
    });
    const commit = () => {
      ending.resolve();
      return ended;
    };
    return { tx: await begun.promise, commit };
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
    const event = await reader.next();
    expect(event).toEqual({
      id: expect.stringMatching(/^\d+:\d+:[\d,]*;\d+:\d+:[\d,]*;\d+$/),
      event: 'holdings/changed',
      data: payload,
    });
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

  test('I5 · without an id nothing old is sent', async () => {
    const { token } = await signIn(api, 'asha');
    await nav('2026-11-18');
    const reader = await open(token);
    await nav('2026-11-19');
    expect(await datesOf(reader, 1)).toEqual(['2026-11-19']);
  });

  test('I5 · a transaction that stays open holds up no event of another, and its own come when it ends', async () => {
    const { token } = await signIn(api, 'asha');
    const reader = await open(token);
    let before = '';
    let between = '';
    await api.db.tx(async (slow) => {
      await api.ctx.publish(slow, { event: 'nav/published', payload: { date: '2026-11-16' } });
      before = await reader.placed();
      await nav('2026-11-17');
      await nav('2026-11-18');
      const first = await reader.next();
      expect(first.data).toEqual({ date: '2026-11-17' });
      between = first.id;
      expect(await datesOf(reader, 1)).toEqual(['2026-11-18']);
    });
    expect(await datesOf(reader, 1)).toEqual(['2026-11-16']);
    await nav('2026-11-19');
    expect(await datesOf(reader, 1)).toEqual(['2026-11-19']);
    const resumed = await open(token, before);
    expect(await datesOf(resumed, 4)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']);
    const resumedBetween = await open(token, between);
    const rest = await datesOf(resumedBetween, 3);
    expect(rest.toSorted()).toEqual(['2026-11-16', '2026-11-18', '2026-11-19']);
    const resumedNow = await open(token, reader.place);
    await nav('2026-11-20');
    expect(await datesOf(resumedNow, 1)).toEqual(['2026-11-20']);
  });

  test('I5 · who was cut off after any event, or before the first, is sent the rest once, whatever ends when', async () => {
    const { token } = await signIn(api, 'asha');
    const watcher = await open(token);
    const places = [await watcher.placed()];
    const slow = [await beginWrite(), await beginWrite(), await beginWrite()];
    for (const [n, write] of [slow[2]!, slow[0]!, slow[1]!].entries()) {
      await nav(`2026-11-0${2 * n + 1}`);
      await api.ctx.publish(write.tx, { event: 'nav/published', payload: { date: `2026-11-0${2 * n + 2}` } });
    }
    for (const write of slow) await write.commit();
    const dates: string[] = [];
    while (dates.length < 6) {
      const { id, data } = await watcher.next();
      places.push(id);
      dates.push((data as { date: string }).date);
    }
    expect(dates.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((day) => `2026-11-0${day}`));
    await nav('2026-11-30');
    for (const [seen, place] of places.entries()) {
      const resumed = await open(token, place);
      const rest: string[] = [];
      while (rest.at(-1) !== '2026-11-30') rest.push(...(await datesOf(resumed, 1)));
      expect(rest.toSorted()).toEqual([...dates.slice(seen), '2026-11-30'].toSorted());
      resumed.leave();
      await resumed.ended();
    }
  });

  test('I5 · a place that this database never gave is none', async () => {
    const { token } = await signIn(api, 'asha');
    await nav('2026-11-18');
    const ahead = '900000000000:900000000000:';
    for (const place of [
      'abc',
      '77',
      '9:5:',
      '5:9:4',
      '5:9:7,6',
      '0:1:',
      '1:1:;1:1:',
      '1:1:;1:1:;x',
      ahead,
    ]) {
      const reader = await open(token, place);
      await nav('2026-11-19');
      expect(await datesOf(reader, 1)).toEqual(['2026-11-19']);
      reader.leave();
      await reader.ended();
    }
  });

  test('I5 · an event comes although nothing wakes the reader', async () => {
    const hub = new Hub(api.ctx, { unwokenMs: 1 });
    const first = Promise.withResolvers<Page>();
    await hub.start();
    hub.subscribe({
      sessionId: 's',
      events: first.resolve,
      passing: () => undefined,
      sessionChanged: () => undefined,
    });
    try {
      await api.db.query('ALTER TABLE outbox DISABLE TRIGGER outbox_notify');
      await nav('2026-11-20');
      expect((await first.promise).events).toMatchObject([{ payload: { date: '2026-11-20' } }]);
    } finally {
      await hub.close();
    }
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
