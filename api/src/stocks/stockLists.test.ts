import { PERSONAS } from '../personas/index.ts';
import { giveTrades } from '../testing/people/shares.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number> = {}) =>
  (await api.call('stockList', { query: query as never })).body;
const LARGEST = 'aravalka-bank-ltd';

describe('what most investors bought here', () => {
  const { asha, meera, ravi, farah, kavya } = PERSONAS;
  const bought = async () => (await api.call('mostBoughtStocks')).body.data.map(({ slug }) => slug);

  test('I6 · a stock is listed once five investors bought it in 30 days; sales and older purchases do not count', async () => {
    const [first, second] = await api.db.query<{ isin: string; slug: string }>(
      'SELECT isin, slug FROM stocks ORDER BY market_cap DESC LIMIT 2',
    );
    const buy = { side: 'buy', on: '2026-11-19', settles: '2027-11-19', quantity: 1, price: 100 } as const;
    for (const person of [asha, meera, ravi, farah])
      await giveTrades(api, person, [
        { ...buy, isin: first!.isin },
        { ...buy, isin: second!.isin },
      ]);
    await giveTrades(api, kavya, [
      { ...buy, isin: first!.isin, on: '2026-09-01' },
      { ...buy, isin: first!.isin, side: 'sell' },
    ]);
    expect(await bought()).toEqual([]);
    await giveTrades(api, kavya, [{ ...buy, isin: second!.isin }]);
    expect(await bought()).toEqual([second!.slug]);
  });
});

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
