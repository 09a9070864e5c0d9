import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const list = async (query: object = {}) => (await api.call('usStockList', { query })).body;
const LARGEST = 'altavane-semiconductors-inc';

test('I7 · the list holds all, the largest first, with sectors and industries counted', async () => {
  const { data, meta } = await list();
  expect([meta.total, data.length, data[0]!.slug, meta.as_of]).toEqual([200, 20, LARGEST, '2026-11-18']);
  expect(meta.facets.sector[0]).toEqual({ value: 'Consumer Cyclical', count: 30 });
  expect(meta.facets.industry).toHaveLength(20);
});

test('I7 · search, sector, industry and order work together', async () => {
  const { data, meta } = await list({
    sector: 'Technology',
    industry: 'Software',
    sort_by: 'name',
    order_type: 'desc',
  });
  expect(meta.total).toBe(10);
  expect(data.map(({ name }) => name)).toEqual(
    data
      .map(({ name }) => name)
      .toSorted()
      .toReversed(),
  );
  expect((await list({ search: 'ALTAV000' })).data[0]!.slug).toBe(LARGEST);
  expect((await list({ search: 'airlines' })).data.every(({ industry }) => industry === 'Airlines')).toBe(
    true,
  );
});

test('I7 · empty words count as none and wrong ones are refused', async () => {
  expect((await list({ search: '', sector: '', industry: '' })).meta.total).toBe(200);
  expect((await api.call('usStockList', { query: { order_type: 'up' } as never })).http).toBe(400);
});

test('I7 · size is by market value in dollars', async () => {
  const all = [...(await list({ per_page: 100 })).data, ...(await list({ per_page: 100, page: 2 })).data];
  for (const { market_cap_usd: value, cap_class } of all)
    expect(cap_class).toBe(value >= 1e10 ? 'large' : value >= 2e9 ? 'mid' : 'small');
  expect(new Set(all.map(({ cap_class }) => cap_class))).toEqual(new Set(['large', 'mid', 'small']));
});

test('I7 · one stock has its figures in dollars and its peers', async () => {
  const { data } = (await api.call('usStockDetails', { params: { slug: LARGEST } })).body;
  expect(data).toMatchObject({ symbol: 'ALTAV000', exchange: 'NYSE', sector: 'Technology' });
  expect(data.pe).toBeCloseTo(data.price_usd / data.eps_usd!, 2);
  expect(data.pb).toBeCloseTo(data.price_usd / data.book_value_usd!, 2);
  expect(data.peers).toHaveLength(5);
  expect(data.peers.every(({ sector, slug }) => sector === 'Technology' && slug !== LARGEST)).toBe(true);
  expect(data.high_52_weeks_usd!).toBeGreaterThan(data.low_52_weeks_usd!);
});

test('I7 · its prices of every day are there, and an unknown stock is a 404', async () => {
  const rows = (
    await api.call('usStockHistory', { params: { slug: LARGEST }, query: { from: '2026-11-17' } })
  ).body as unknown as { date: string }[];
  expect(rows.map(({ date }) => date)).toEqual(['2026-11-17', '2026-11-18']);
  for (const name of ['usStockDetails', 'usStockHistory'] as const) {
    const { http, body } = await api.call(name, { params: { slug: 'none' } });
    expect([http, body.message]).toEqual([404, 'US stock not found.']);
  }
});

describe('price of a dollar', () => {
  test('I7 · it is the newest that is out, with its time', async () => {
    const { data } = (await api.call('exchangeRate')).body;
    expect(data).toMatchObject({
      date: '2026-11-19T13:30:00.000+05:30',
      source_currency: 'USD',
      target_currency: 'INR',
    });
    expect(data.price).toBeGreaterThan(90);
    expect(data.price).toBeLessThan(92);
    await api.db.query(
      "INSERT INTO exchange_rates (source_currency, target_currency, at, price) VALUES ('USD', 'INR', '2026-11-20T09:59:00+05:30', 91.2345), ('USD', 'INR', '2026-11-20T10:01:00+05:30', 99)",
    );
    expect((await api.call('exchangeRate')).body.data.price).toBe(91.2345);
  });

  test('I7 · without an exchange rate the response states that it is not known', async () => {
    await api.db.query('DELETE FROM exchange_rates');
    const { http, body } = await api.call('exchangeRate');
    expect([http, body.code]).toEqual([503, 'no_exchange_rate']);
  });
});

describe('session of the US exchanges', () => {
  test.each([
    ['2026-11-20T10:00:00+05:30', false, '2026-11-20T14:30:00.000Z'],
    ['2026-11-20T20:00:00+05:30', true, '2026-11-20T14:30:00.000Z'],
    ['2026-11-21T02:30:00+05:30', false, '2026-11-23T14:30:00.000Z'],
    ['2026-11-26T21:00:00+05:30', false, '2026-11-27T14:30:00.000Z'],
  ])('I7 · at %s: open is %s, opened or opens at %s', async (now, open, opens_at) => {
    api.clock.set(now);
    expect((await api.call('usSession')).body.data).toMatchObject({ open, opens_at });
  });
});
