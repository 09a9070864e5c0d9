import { decodeNavs, navRows } from '@sanchay/finance';
import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await api.call('stockList', { query: query as never })).body;
const LARGEST = 'aravalka-bank-ltd';

describe('rankings of stocks', () => {
  const stats = async (query: object = {}) => (await api.call('stockMarketStats', { query })).body.data;

  test('I6 · top stocks are the largest, with the day of their prices', async () => {
    const { type, as_of, stocks } = await stats();
    expect([type, as_of, stocks.length]).toEqual(['top_stocks', '2026-11-19', 10]);
    expect(stocks[0]!.slug).toBe(LARGEST);
    const values = stocks.map(({ market_cap }) => market_cap);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  test('I6 · gainers rose and losers fell, the furthest first', async () => {
    const gainers = (await stats({ type: 'gainers', limit: 5 })).stocks.map((row) => row.change_percentage);
    const losers = (await stats({ type: 'losers', limit: 5 })).stocks.map((row) => row.change_percentage);
    expect([gainers.length, losers.length]).toEqual([5, 5]);
    expect(gainers).toEqual(gainers.toSorted((a, b) => b - a));
    expect(losers).toEqual(losers.toSorted((a, b) => a - b));
    expect(gainers.every((change) => change > 0) && losers.every((change) => change < 0)).toBe(true);
  });

  test.each([
    ['high_52_weeks', 'high', 'max'],
    ['low_52_weeks', 'low', 'min'],
  ] as const)(
    'I6 · %s holds the stocks whose last price is the %sest of twelve months',
    async (type, at, most) => {
      const { stocks } = await stats({ type, limit: 50 });
      const found = await list({ at, per_page: 100 });
      expect(stocks).toEqual(found.data.slice(0, 50));
      expect(found.meta.total).toBeGreaterThan(0);
      for (const [index, stock] of (await list({ per_page: 100 })).data.entries()) {
        if (index % 9 !== 0) continue;
        const { body } = await api.call('stockHistory', {
          params: { slug: stock.slug },
          query: { from: '2025-11-19' },
        });
        const navs = body.map(({ nav }) => nav);
        const isThere = stock.price === Math[most](...navs) && stock.year_1 !== null;
        expect([stock.slug, found.data.some(({ slug }) => slug === stock.slug)]).toEqual([
          stock.slug,
          isThere,
        ]);
      }
    },
  );

  test('I6 · an unknown ranking and a limit beyond fifty are refused', async () => {
    expect((await api.call('stockMarketStats', { query: { type: 'best' } as never })).http).toBe(400);
    expect((await api.call('stockMarketStats', { query: { limit: 51 } })).http).toBe(400);
  });
});

describe('list of stocks', () => {
  test('I6 · it holds all, the largest first, twenty a page, with counts', async () => {
    const { data, meta } = await list();
    expect([meta.page, meta.per_page, meta.total, data.length]).toEqual([1, 20, 300, 20]);
    expect(meta.as_of).toBe('2026-11-19');
    expect(meta.facets.cap).toEqual([
      { value: 'mid', count: 150 },
      { value: 'large', count: 100 },
      { value: 'small', count: 50 },
    ]);
    expect(meta.facets.sector[0]).toEqual({ value: 'Financial Services', count: 45 });
  });

  test('I6 · filters combine, and several sectors are alternatives', async () => {
    const one = await list({ sector: 'power', cap: 'large' });
    expect(one.meta.total).toBe(5);
    expect(one.data.every(({ sector, cap_class }) => sector === 'Power' && cap_class === 'large')).toBe(true);
    expect((await list({ sector: 'Power,Realty' })).meta.total).toBe(30);
    expect((await list({ industry: 'Banks' })).meta.total).toBe(15);
    expect((await list({ sector: 'Nothing' })).data).toEqual([]);
  });

  test.each([
    ['name', 'asc', ({ name }: { name: string }) => name],
    ['price', 'desc', ({ price }: { price: number }) => price],
    ['change', 'asc', (row: { change_percentage: number }) => row.change_percentage],
  ] as const)('I6 · it sorts by %s %s and turns round', async (sort_by, order_type, figure) => {
    const other = order_type === 'asc' ? 'desc' : 'asc';
    const up = (await list({ sort_by, order_type, per_page: 100 })).data.map((row) => figure(row));
    expect(up).toEqual(
      up.toSorted((a, b) => (a === b ? 0 : (a < b ? -1 : 1) * (order_type === 'asc' ? 1 : -1))),
    );
    const [first] = (await list({ sort_by, order_type: other, per_page: 1 })).data;
    expect(figure(first!)).not.toBe(up[0]);
  });

  test('I6 · a company without earnings has no P/E and comes last both ways', async () => {
    const all = await list({ sort_by: 'pe', order_type: 'asc', page: 3, per_page: 100 });
    expect(all.data.at(-1)!.pe).toBeNull();
    const down = await list({ sort_by: 'pe', order_type: 'desc', page: 3, per_page: 100 });
    expect(down.data.at(-1)!.pe).toBeNull();
    expect((await list({ sort_by: 'pe', per_page: 1 })).data[0]!.pe).toBeGreaterThan(50);
  });

  test('I6 · pages join without a gap, and one past the end is empty', async () => {
    const [first, second] = [await list({ per_page: 7 }), await list({ per_page: 7, page: 2 })];
    const both = await list({ per_page: 14 });
    expect([...first.data, ...second.data]).toEqual(both.data);
    expect((await list({ page: 16 })).data).toEqual([]);
    expect((await list({ page: 15 })).data).toHaveLength(20);
  });

  test('I6 · words find by name, slip, symbol, ISIN and sector; codes find exactly one first', async () => {
    expect((await list({ search: 'aravalka bank' })).data[0]!.slug).toBe(LARGEST);
    expect((await list({ search: 'arvalka bank' })).data[0]!.slug).toBe(LARGEST);
    const [stock] = (await list({ search: 'telecom' })).data;
    expect(stock!.industry).toBe('Telecom Services');
    expect((await list({ search: stock!.isin.toLowerCase() })).data[0]).toEqual(stock);
    expect((await list({ search: stock!.symbol })).data[0]).toEqual(stock);
    expect((await list({ search: 'zzqqxx' })).meta.total).toBe(0);
  });

  test.each([
    { page: 0 },
    { per_page: 101 },
    { sort_by: 'luck' },
    { cap: 'giant' },
    { search: 'x'.repeat(101) },
  ])('I6 · %j is refused', async (query) => {
    const { http, body } = await api.call('stockList', { query: query as never });
    expect([http, body.status]).toEqual([400, 'params_invalid']);
  });
});

describe('screens of stocks', () => {
  const figures = async (query: Record<string, string | number>) => {
    const { data, meta } = await list({ ...query, per_page: 100 });
    expect(meta.total).toBeGreaterThan(0);
    expect(meta.total).toBeLessThan(300);
    return Promise.all(
      data
        .slice(0, 5)
        .map(async ({ slug }) => (await api.call('stockDetails', { params: { slug } })).body.data),
    );
  };

  test('I6 · every limit holds for what it finds', async () => {
    for (const { pe } of await figures({ pe_max: 15 })) expect(pe).toBeLessThanOrEqual(15);
    for (const { year_1 } of await figures({ year_1_min: 25 })) expect(year_1).toBeGreaterThanOrEqual(25);
    for (const stock of await figures({ dividend_yield_min: 2 }))
      expect(stock.dividend_yield).toBeGreaterThanOrEqual(2);
    for (const stock of await figures({ return_on_equity_min: 20 }))
      expect(stock.return_on_equity).toBeGreaterThanOrEqual(20);
    for (const stock of await figures({ debt_to_equity_max: 0.5 }))
      expect(stock.debt_to_equity).toBeLessThanOrEqual(0.5);
  });

  test('I6 · limits combine with each other and with filters, and may leave nothing', async () => {
    const both = await list({ pe_max: 25, return_on_equity_min: 15, cap: 'large' });
    const one = await list({ pe_max: 25, cap: 'large' });
    expect(both.meta.total).toBeLessThan(one.meta.total);
    expect((await list({ pe_max: 0 })).data).toEqual([]);
  });

  test.each([{ pe_max: 'low' }, { year_1_min: 1e9 }, { at: 'middle' }])(
    'I6 · a limit %j is refused',
    async (query) => expect((await api.call('stockList', { query: query as never })).http).toBe(400),
  );

  test('I6 · a list in memory follows a change of the market', async () => {
    const [stock] = (await list({ per_page: 1 })).data;
    await api.db.query('UPDATE stocks SET price = 1234567 WHERE isin = $1', [stock!.isin]);
    expect((await list({ search: stock!.isin, per_page: 1 })).data[0]!.price).toBe(1_234_567);
    await api.db.query('UPDATE stocks SET price = $2 WHERE isin = $1', [stock!.isin, stock!.price]);
    expect((await list({ per_page: 1 })).data[0]).toEqual(stock);
  });
});

describe('one stock', () => {
  test('I6 · its figures follow from each other', async () => {
    const { data } = (await api.call('stockDetails', { params: { slug: LARGEST } })).body;
    expect(data).toMatchObject({
      symbol: 'ARAVA000',
      cap_class: 'large',
      amfi_rank: 1,
      amfi_rank_date: '2026-06-30',
    });
    expect(data.pe).toBeCloseTo(data.price / data.eps!, 2);
    expect(data.pb).toBeCloseTo(data.price / data.book_value!, 2);
    expect(data.return_on_equity).toBeCloseTo((100 * data.eps!) / data.book_value!, 2);
    expect(data.dividend_yield).toBeCloseTo((100 * data.dividend!) / data.price, 2);
    expect(data.change_percentage).toBeCloseTo(100 * (data.price / data.previous_price - 1), 2);
    expect(data.market_cap).toBe(Math.round(data.shares! * data.price));
    expect(data.debt_to_equity).toBeNull();
    expect(data.high_52_weeks!).toBeGreaterThanOrEqual(data.price);
    expect(data.low_52_weeks!).toBeLessThanOrEqual(data.price);
  });

  test('I6 · its peers are five others of the sector, those of its industry first', async () => {
    const { data } = (await api.call('stockDetails', { params: { slug: LARGEST } })).body;
    expect(data.peers).toHaveLength(5);
    expect(data.peers.every(({ slug, industry }) => slug !== LARGEST && industry === 'Banks')).toBe(true);
    expect(data.peers[0]!.slug).toBe('bhavrin-bank-ltd');
  });

  test('I6 · without AMFI’s rank the class is that of the value', async () => {
    const other = await testApi();
    try {
      await other.db.query('UPDATE stocks SET amfi_rank = NULL, market_cap = 1999999999.99 WHERE slug = $1', [
        LARGEST,
      ]);
      const small = (await other.call('stockDetails', { params: { slug: LARGEST } })).body.data;
      expect([small.cap_class, small.amfi_rank]).toEqual(['small', null]);
      await other.db.query('UPDATE stocks SET market_cap = 10000000000 WHERE slug = $1', [LARGEST]);
      const large = (await other.call('stockDetails', { params: { slug: LARGEST } })).body.data;
      expect(large.cap_class).toBe('large');
    } finally {
      await other.close();
    }
  });

  test('I6 · an unknown one is a 404 in words', async () => {
    for (const name of ['stockDetails', 'stockHistory'] as const) {
      const { http, body } = await api.call(name, { params: { slug: 'no-such-stock' } });
      expect([http, body.message]).toEqual([404, 'Stock not found.']);
    }
  });
});

describe('prices of stocks', () => {
  test('I6 · prices come by ISIN, each once, and unknown ISINs are left out', async () => {
    const [a, b] = (await list()).data;
    const { data } = (
      await api.call('stockPrices', {
        query: { stocks: `${a!.isin}, ${b!.isin.toLowerCase()},${a!.isin},INE000A01018` },
      })
    ).body;
    expect(Object.keys(data).sort()).toEqual([a!.isin, b!.isin].sort());
    expect(data[a!.isin]).toEqual({
      price: a!.price,
      previous_price: a!.previous_price,
      change_percentage: a!.change_percentage,
      date: '2026-11-19',
    });
  });

  test.each([
    'HDFC',
    'INE123',
    ',',
    Array.from({ length: 101 }, (_, n) => `INE${String(n).padStart(8, '0')}1`).join(','),
  ])('I6 · %.20s is no list of one to a hundred ISINs', async (stocks) => {
    const { http, body } = await api.call('stockPrices', { query: { stocks } });
    expect([http, body.status]).toEqual([400, 'params_invalid']);
    expect(body.errors!.stocks).toBeDefined();
  });

  test('I6 · a history is cut to the requested days, as rows or packed', async () => {
    const options = { params: { slug: LARGEST }, query: { from: '2026-11-16', to: '2026-11-18' } };
    const { body } = await api.call('stockHistory', options);
    const rows = body as unknown as { date: string; nav: number }[];
    expect(rows.map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18']);
    const packed = await api.app.inject({
      url: `/equity/api/v1/price_history/${LARGEST}.json?from=2026-11-16&to=2026-11-18&format=packed`,
    });
    expect(packed.headers['content-type']).toBe('application/octet-stream');
    expect(navRows(decodeNavs(packed.rawPayload))).toEqual(rows);
    const whole = (await api.call('stockHistory', { params: { slug: LARGEST } }))
      .body as unknown as typeof rows;
    expect([whole[0]!.date, whole.at(-1)!.date]).toEqual(['2020-01-01', '2026-11-19']);
  });

  test('I6 · a day that does not exist is refused', async () => {
    const { http, body } = await api.call('stockHistory', {
      params: { slug: LARGEST },
      query: { from: '2026-02-30' },
    });
    expect([http, body.errors]).toEqual([400, { from: ['Enter a valid date.'] }]);
  });

  test('I6 · an answer is kept by browsers until the market moves', async () => {
    const first = await api.call('stockList');
    const etag = String(first.headers.etag);
    const again = await api.call('stockList', { headers: { 'if-none-match': etag } });
    expect(again.http).toBe(304);
    await api.db.query("UPDATE stocks SET founded = founded WHERE slug = 'no'");
    expect((await api.call('stockList', { headers: { 'if-none-match': etag } })).http).toBe(200);
  });
});
