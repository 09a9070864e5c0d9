import type { WatchKind } from '@sanchay/contracts';
import { signIn, type SignedIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
let asha: SignedIn;
let fund: { code: string; nav: string; last_nav: string };
let stock: { isin: string; price: string; previous_price: string };
beforeEach(async () => {
  api = await testApi();
  asha = await signIn(api, 'asha');
  [fund] = (await api.db.query(
    'SELECT code, nav, last_nav FROM schemes WHERE direct ORDER BY code LIMIT 1',
  )) as [typeof fund];
  [stock] = (await api.db.query('SELECT isin, price, previous_price FROM stocks ORDER BY isin LIMIT 1')) as [
    typeof stock,
  ];
});
afterEach(() => api.close());

const change = (name: 'watch' | 'unwatch', kind: WatchKind, id: string, token = asha.token) =>
  api.call(name, { params: { kind, id }, token });
const idsOf = async (token = asha.token) =>
  (await api.call('watchlist', { token })).body.data.items.map(({ id }) => id);

test('P9 · all four kinds are watched, the newest first, with what they cost now', async () => {
  expect((await api.call('watchlist', { token: asha.token })).body.data).toEqual({ limit: 100, items: [] });
  for (const [kind, id] of [
    ['mutual_fund', fund.code],
    ['stock', stock.isin],
    ['us_stock', 'ALTAV000'],
    ['fixed_deposit', 'axis-bank'],
  ] as const) {
    api.clock.advance(1000);
    expect((await change('watch', kind, id)).http).toBe(200);
  }
  const { items } = (await api.call('watchlist', { token: asha.token })).body.data;
  expect(items.map(({ kind }) => kind)).toEqual(['fixed_deposit', 'us_stock', 'stock', 'mutual_fund']);
  expect(items[0]).toEqual({
    kind: 'fixed_deposit',
    id: 'axis-bank',
    slug: 'axis-bank',
    name: 'Axis Bank',
    detail: 'bank',
    currency: 'INR',
    price: null,
    previous_price: null,
    change_percentage: null,
    price_date: null,
    interest_rate: 6.15,
    senior_citizen_interest_rate: 6.65,
    added_at: '2026-11-20T04:30:04.000Z',
  });
  expect(items[1]).toMatchObject({
    slug: 'altavane-semiconductors-inc',
    currency: 'USD',
    detail: 'Technology',
  });
  const [price, previous] = [Number(stock.price), Number(stock.previous_price)];
  expect(items[2]).toMatchObject({
    price,
    previous_price: previous,
    price_date: '2026-11-19',
    interest_rate: null,
  });
  expect(items[2]!.change_percentage).toBeCloseTo(100 * (price / previous - 1), 2);
  expect(items[3]).toMatchObject({ price: Number(fund.nav), previous_price: Number(fund.last_nav) });
});

test('P9 · a repeat changes nothing, sends no notification and keeps the place', async () => {
  await change('watch', 'stock', stock.isin);
  api.clock.advance(60_000);
  await change('watch', 'us_stock', 'ALTAV000');
  const again = await change('watch', 'stock', stock.isin);
  expect(again.body.data.items.map(({ id }) => id)).toEqual(['ALTAV000', stock.isin]);
  await change('unwatch', 'stock', stock.isin);
  expect((await change('unwatch', 'stock', stock.isin)).body.data.items.map(({ id }) => id)).toEqual([
    'ALTAV000',
  ]);
  const reported = await api.db.query<{ payload: object; user_id: string }>(
    "SELECT payload, user_id FROM outbox WHERE event = 'watchlist/changed' ORDER BY id",
  );
  expect(reported).toEqual([
    { payload: { kind: 'stock', id: stock.isin, watched: true }, user_id: asha.userId },
    { payload: { kind: 'us_stock', id: 'ALTAV000', watched: true }, user_id: asha.userId },
    { payload: { kind: 'stock', id: stock.isin, watched: false }, user_id: asha.userId },
  ]);
});

test('P9 · what was taken off by mistake comes back where it was; later it comes first', async () => {
  await change('watch', 'stock', stock.isin);
  api.clock.advance(1000);
  await change('watch', 'us_stock', 'ALTAV000');
  await change('unwatch', 'stock', stock.isin);
  api.clock.advance(599_000);
  await change('watch', 'stock', stock.isin);
  expect(await idsOf()).toEqual(['ALTAV000', stock.isin]);
  await change('unwatch', 'stock', stock.isin);
  api.clock.advance(600_000);
  await change('watch', 'stock', stock.isin);
  expect(await idsOf()).toEqual([stock.isin, 'ALTAV000']);
});

test('P9 · a list belongs to one user alone and needs a sign-in', async () => {
  await change('watch', 'stock', stock.isin);
  expect(await idsOf((await signIn(api, 'ravi')).token)).toEqual([]);
  for (const name of ['watchlist', 'watch', 'unwatch'] as const) {
    const { http, body } = await api.call(name, { params: { kind: 'stock', id: stock.isin } as never });
    expect([http, body.code]).toEqual([401, 'signed_out']);
  }
});

test('P9 · what does not exist cannot be watched, and what has gone is not shown', async () => {
  for (const [kind, id] of [
    ['mutual_fund', stock.isin],
    ['stock', 'INE000A01018'],
    ['us_stock', 'altavane-semiconductors-inc'],
    ['fixed_deposit', 'no-bank'],
  ] as const) {
    const { http, body } = await change('watch', kind, id);
    expect([http, body.code]).toEqual([404, 'not_found']);
  }
  expect((await change('watch', 'gold' as WatchKind, 'x')).http).toBe(400);
  await change('watch', 'us_stock', 'ALTAV000');
  await api.db.query("DELETE FROM us_stocks WHERE symbol = 'ALTAV000'");
  expect(await idsOf()).toEqual([]);
});

test('P9 · a hundred things are the most; what is taken off makes room', async () => {
  await api.db.query(
    `INSERT INTO watchlist_items (user_id, kind, item, added_at)
     SELECT $1, 'us_stock', symbol, '2026-11-01' FROM us_stocks ORDER BY symbol LIMIT 99`,
    [asha.userId],
  );
  expect((await change('watch', 'stock', stock.isin)).http).toBe(200);
  const full = await change('watch', 'fixed_deposit', 'axis-bank');
  expect([full.http, full.body.code, full.body.message]).toEqual([
    422,
    'watchlist_full',
    'Your watchlist is full (100 items). Remove one to add another.',
  ]);
  expect((await change('watch', 'stock', stock.isin)).http).toBe(200);
  await change('unwatch', 'stock', stock.isin);
  expect((await change('watch', 'fixed_deposit', 'axis-bank')).http).toBe(200);
});

test('P9 · two at once put a thing on the list once and never pass the limit', async () => {
  await api.db.query(
    `INSERT INTO watchlist_items (user_id, kind, item, added_at)
     SELECT $1, 'us_stock', symbol, '2026-11-01' FROM us_stocks ORDER BY symbol LIMIT 99`,
    [asha.userId],
  );
  const answers = await Promise.all([
    change('watch', 'stock', stock.isin),
    change('watch', 'fixed_deposit', 'axis-bank'),
    change('watch', 'mutual_fund', fund.code),
  ]);
  expect(answers.map(({ http }) => http).sort()).toEqual([200, 422, 422]);
  expect(await idsOf()).toHaveLength(100);
});

test('P9 · every change stands in the audit log', async () => {
  await change('watch', 'stock', stock.isin);
  await change('unwatch', 'stock', stock.isin);
  const rows = await api.db.query<{ action: string; subject: string; detail: object }>(
    "SELECT action, subject, detail FROM audit_log WHERE action IN ('watch', 'unwatch') ORDER BY id",
  );
  expect(rows).toEqual([
    { action: 'watch', subject: `stock:${stock.isin}`, detail: { changed: true } },
    { action: 'unwatch', subject: `stock:${stock.isin}`, detail: { changed: true } },
  ]);
});

test('P9 · anybody sees which funds are watched most, not by whom', async () => {
  const ravi = await signIn(api, 'ravi');
  const [, second] = await api.db.query<{ code: string }>(
    'SELECT code FROM schemes WHERE direct ORDER BY code LIMIT 2',
  );
  await change('watch', 'mutual_fund', second!.code);
  await change('watch', 'mutual_fund', second!.code, ravi.token);
  await change('watch', 'mutual_fund', fund.code);
  await change('watch', 'stock', stock.isin);
  expect((await api.call('topWatchlist')).body).toEqual([
    { code: second!.code, count: 2 },
    { code: fund.code, count: 1 },
  ]);
  await change('unwatch', 'mutual_fund', fund.code);
  expect((await api.call('topWatchlist')).body).toEqual([{ code: second!.code, count: 2 }]);
});
