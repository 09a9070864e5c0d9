import { decodeNavs } from '@sanchay/finance';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { publishPrices, lastClosedDate, publishPricesUpTo } from './publishPrices.ts';
import { seedInstruments } from './seedInstruments.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const at = (instant: string) => publishPricesUpTo(api.ctx, new Date(instant));
const rows = <R extends object>(sql: string) => api.db.query<R>(sql);

test.each([
  ['IN', '2026-11-20T15:29:59.999+05:30', '2026-11-19'],
  ['IN', '2026-11-20T15:30:00+05:30', '2026-11-20'],
  ['US', '2026-11-20T02:29:59.999+05:30', '2026-11-18'],
  ['US', '2026-11-20T02:30:00+05:30', '2026-11-19'],
] as const)('I6 · in %s at %s the newest closing price is that of %s', (market, instant, date) => {
  expect(lastClosedDate(market, new Date(instant))).toBe(date);
});

test('I6 · a new day moves price, previous price, market value and history together, and is announced once', async () => {
  const [before] = await rows<{ isin: string; price: string; shares: string }>(
    'SELECT isin, price, shares FROM stocks ORDER BY isin LIMIT 1',
  );
  expect(await at('2026-11-20T15:30:00+05:30')).toEqual({ IN: 1, US: 1 });
  const [after] = await rows<Record<string, string>>(
    'SELECT price, previous_price, price_date, market_cap FROM stocks ORDER BY isin LIMIT 1',
  );
  expect(after!.previous_price).toBe(before!.price);
  expect(after!.price_date).toBe('2026-11-20');
  expect(Number(after!.market_cap)).toBeCloseTo(Number(before!.shares) * Number(after!.price), 0);
  const [history] = await rows<{ packed: Buffer; last_date: string }>(
    `SELECT packed, last_date FROM price_histories WHERE market = 'IN' ORDER BY security LIMIT 1`,
  );
  expect(history!.last_date).toBe('2026-11-20');
  const { navs } = decodeNavs(history!.packed);
  expect([navs.at(-2), navs.at(-1)]).toEqual([Number(before!.price), Number(after!.price)]);
  expect(await at('2026-11-20T16:00:00+05:30')).toEqual({ IN: 0, US: 0 });
  expect(await rows(`SELECT payload FROM outbox WHERE event = 'prices/published' ORDER BY id`)).toEqual([
    { payload: { market: 'IN', date: '2026-11-20' } },
    { payload: { market: 'US', date: '2026-11-19' } },
  ]);
});

test('I6 · a weekend brings no price', async () => {
  await at('2026-11-21T03:00:00+05:30');
  expect(await at('2026-11-22T20:00:00+05:30')).toEqual({ IN: 0, US: 0 });
});

test('I6 · day by day or at once gives what a later seed would have given', async () => {
  await at('2026-11-20T15:30:00+05:30');
  await at('2026-11-24T15:30:00+05:30');
  const other = await testApi();
  try {
    await other.db.query("DELETE FROM seeds WHERE name = 'instruments'");
    await seedInstruments(other.db, { today: '2026-11-25' });
    const sql =
      "SELECT security, last_date, md5(packed) FROM price_histories WHERE market = 'IN' ORDER BY security";
    expect(await api.db.query(sql)).toEqual(await other.db.query(sql));
    const prices = 'SELECT isin, price, previous_price, price_date, year_1 FROM stocks ORDER BY isin';
    expect(await api.db.query(prices)).toEqual(await other.db.query(prices));
  } finally {
    await other.close();
  }
});

test('I7 · the rate of a day is out at half past one', async () => {
  const newest = async () =>
    (await rows<{ at: Date }>('SELECT max(at) AS at FROM exchange_rates'))[0]!.at.toISOString();
  await at('2026-11-20T13:29:59+05:30');
  expect(await newest()).toBe('2026-11-19T08:00:00.000Z');
  await at('2026-11-20T13:30:00+05:30');
  expect(await newest()).toBe('2026-11-20T08:00:00.000Z');
  await at('2026-11-22T20:00:00+05:30');
  expect(await newest()).toBe('2026-11-20T08:00:00.000Z');
});

test('I6 · two nodes publish a day once', async () => {
  const both = await Promise.all([at('2026-11-20T15:30:00+05:30'), at('2026-11-20T15:30:00+05:30')]);
  expect(both.map(({ IN }) => IN).sort()).toEqual([0, 1]);
});

test('I6 · nothing is invented outside the sandbox or without its seed', async () => {
  api.ctx.settings.sandbox = false;
  expect(await at('2026-12-01T16:00:00+05:30')).toEqual({ IN: 0, US: 0 });
  api.ctx.settings.sandbox = true;
  await api.db.query("DELETE FROM seeds WHERE name = 'instruments'");
  expect(await at('2026-12-01T16:00:00+05:30')).toEqual({ IN: 0, US: 0 });
  expect(await rows("SELECT 1 FROM price_histories WHERE last_date > '2026-11-19'")).toEqual([]);
});

test('I6 · prices follow the business clock', async () => {
  api.clock.set('2026-11-20T15:30:00+05:30');
  await publishPrices(api.ctx);
  expect(await rows('SELECT DISTINCT price_date FROM stocks')).toEqual([{ price_date: '2026-11-20' }]);
});

test('I6 · the seed is done once, and again only from nothing', async () => {
  expect(await seedInstruments(api.db, { today: '2026-11-20' })).toBeNull();
  await api.db.query("DELETE FROM seeds WHERE name = 'instruments'");
  const prices = (await seedInstruments(api.db, { today: '2026-11-20' }))!.prices;
  const [marker] = await rows<{ detail: object }>("SELECT detail FROM seeds WHERE name = 'instruments'");
  expect(marker!.detail).toEqual({ seed: 3, prices });
  const [counts] = await rows(
    'SELECT (SELECT count(*) FROM stocks)::integer AS stocks, (SELECT count(*) FROM price_histories)::integer AS histories',
  );
  expect(counts).toEqual({ stocks: 300, histories: 500 });
  await api.db.query('DELETE FROM seeds');
  expect(await seedInstruments(api.db, { today: '2026-11-20' })).toBeNull();
});
