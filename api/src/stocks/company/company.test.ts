import { decimal } from '@sanchay/finance';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { publishedQuarters, quarterEps, trailingEps } from './earnings.ts';

test.each([
  ['2026-11-13', 45, '2026-06-30'],
  ['2026-11-14', 45, '2026-09-30'],
  ['2026-10-20', 21, '2026-06-30'],
  ['2026-10-21', 21, '2026-09-30'],
  ['2027-01-20', 21, '2026-09-30'],
])('I6 · on %s with %s days for publication the newest quarter ends on %s', (today, after, newest) => {
  const quarters = publishedQuarters(today, after);
  expect(quarters[0]).toBe(newest);
  expect(new Set(quarters).size).toBe(8);
  expect(quarters).toEqual(quarters.toSorted().toReversed());
  for (const day of quarters) expect(day).toMatch(/-(03-31|06-30|09-30|12-31)$/);
});

test.each(['2026-11-20', '2027-02-20', '2027-12-01', '2026-06-01'])(
  'I6 · on %s the yearly earnings a share are the sum of the last four quarters',
  (today) => {
    for (const [index, eps] of ['58.67000000', '-3.14159265', '0.01000000', '1204.99500000'].entries()) {
      const earner = { isin: `INESBX00000${index}`, eps };
      const four = publishedQuarters(today, 45).slice(0, 4);
      const sum = four.reduce((all, day) => all + Math.round(Number(quarterEps(earner, day)) * 100), 0);
      expect(sum).toBe(Math.round(Number(decimal(trailingEps(earner, today)!).round(2)) * 100));
    }
  },
);

test('I6 · a new quarter leaves the results of earlier ones as they were', () => {
  const earner = { isin: 'INESBX000003', eps: '58.67' };
  const [before, after] = ['2026-11-20', '2027-02-20'].map((today) =>
    publishedQuarters(today, 45).map((day) => `${day} ${quarterEps(earner, day).toFixed(2)}`),
  );
  expect(after!.slice(1)).toEqual(before!.slice(0, -1));
});

describe('I6 · quarters and volume of a stock', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const slugs = async (): Promise<string[]> =>
    (await api.db.query<{ slug: string }>('SELECT slug FROM stocks ORDER BY market_cap DESC LIMIT 40')).map(
      ({ slug }) => slug,
    );
  const quarters = async (slug: string) => (await api.call('stockQuarters', { params: { slug } })).body.data;

  test('I6 · shareholding adds up to 100 percent, and all figures are the same at every read', async () => {
    for (const slug of await slugs()) {
      const found = await quarters(slug);
      expect(found.sandbox).toBe(true);
      for (const { promoters, fii, dii, public: free, pledged } of found.shareholding) {
        expect(promoters + fii + dii + free).toBeCloseTo(100, 6);
        for (const share of [promoters, fii, dii, free, pledged]) expect(share).toBeGreaterThanOrEqual(0);
      }
      expect(await quarters(slug)).toEqual(found);
    }
  });

  test('I6 · the EPS of the page is the sum of its last four quarters, and its P/E follows from it', async () => {
    for (const slug of await slugs()) {
      const { results } = await quarters(slug);
      const { eps, pe, price } = (await api.call('stockDetails', { params: { slug } })).body.data;
      const sum = results.slice(0, 4).reduce((all, { eps: of }) => all + of, 0);
      expect(sum).toBeCloseTo(eps!, 6);
      if (pe !== null) expect(pe).toBeCloseTo(price / eps!, 1);
    }
  });

  test('I6 · a company that lost money in the year has quarters with a loss, others have profits', async () => {
    const rows = await api.db.query<{ slug: string; eps: number }>(
      'SELECT slug, eps::float8 AS eps FROM stocks ORDER BY eps LIMIT 1',
    );
    const loser = await quarters(rows[0]!.slug);
    expect(loser.results).toHaveLength(8);
    expect(loser.results.every(({ net_profit: profit }) => profit < 0)).toBe(rows[0]!.eps < 0);
    for (const { revenue, net_profit: profit } of loser.results) expect(revenue).toBeGreaterThan(profit);
  });

  test('I6 · volume is of the sessions that have a price', async () => {
    const [slug] = await slugs();
    const { volumes } = (await api.call('stockVolumes', { params: { slug: slug! } })).body.data;
    const prices = (await api.call('stockHistory', { params: { slug: slug! }, query: {} }))
      .body as unknown as {
      date: string;
    }[];
    expect(volumes.map(({ date }) => date)).toEqual(prices.slice(-63).map(({ date }) => date));
    for (const { volume } of volumes) expect(volume).toBeGreaterThan(0);
  });

  test.each(['stockQuarters', 'stockVolumes'] as const)(
    'I6 · %s of an unknown stock is not found',
    async (call) => {
      expect((await api.call(call, { params: { slug: 'no-such-stock' } })).http).toBe(404);
    },
  );

  test('I6 · nothing is invented for a stock of real data', async () => {
    const [slug] = await slugs();
    await api.db.query('UPDATE stocks SET sandbox = false WHERE slug = $1', [slug]);
    await api.db.query('UPDATE market_version SET version = version + 1');
    expect(await quarters(slug!)).toEqual({ results: [], shareholding: [], sandbox: false });
  });
});
