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
