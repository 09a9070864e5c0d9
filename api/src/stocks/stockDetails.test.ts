import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const LARGEST = 'aravalka-bank-ltd';

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
