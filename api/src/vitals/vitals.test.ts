import { testApi, type TestApi } from '../testing/testApi.ts';
import { vitalsHistograms } from './histograms.ts';

describe('web vitals', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const send = (measurements: unknown) => api.call('vitals', { body: { measurements } });
  const lcp = (value: number, remote = 'shell') => ({ metric: 'LCP', value, remote });

  test('X9 · values are counted in rising buckets, with count and total, and nothing else is kept', async () => {
    expect((await send([lcp(500), lcp(501), lcp(9_000)])).http).toBe(200);
    expect((await send([lcp(2_500), { metric: 'CLS', value: 0.015, remote: 'shell' }])).body).toEqual({});
    expect(await vitalsHistograms(api.db)).toEqual([
      {
        remote: 'shell',
        metric: 'CLS',
        count: 1,
        total: 0.015,
        buckets: [
          { bound: 0.01, count: 0 },
          { bound: 0.02, count: 1 },
          { bound: 0.1, count: 1 },
          { bound: 0.25, count: 1 },
          { bound: Infinity, count: 1 },
        ],
      },
      {
        remote: 'shell',
        metric: 'LCP',
        count: 4,
        total: 12_501,
        buckets: [
          { bound: 500, count: 1 },
          { bound: 1_000, count: 2 },
          { bound: 1_500, count: 2 },
          { bound: 2_000, count: 2 },
          { bound: 2_500, count: 3 },
          { bound: 4_000, count: 3 },
          { bound: Infinity, count: 4 },
        ],
      },
    ]);
    const columns = await api.db.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'web_vitals'`,
    );
    expect(columns.map(({ name }) => name).sort()).toEqual(['bound', 'count', 'metric', 'remote', 'total']);
  });

  test('X9 · names that the registry does not know are counted together, so that nobody can fill the table', async () => {
    for (const name of ['mfe-invented', 'ABCDE1234F', 'x']) await send([lcp(100, name)]);
    expect((await vitalsHistograms(api.db)).map(({ remote, count }) => [remote, count])).toEqual([
      ['other', 3],
    ]);
  });

  test.each([
    ['no measurement', []],
    ['eleven of them', Array.from({ length: 11 }, () => lcp(1))],
    ['another metric', [{ metric: 'FID', value: 1, remote: 'shell' }]],
    ['a negative value', [lcp(-1)]],
    ['an hour and more', [lcp(3_600_001)]],
    ['a text for a number', [{ metric: 'LCP', value: '5', remote: 'shell' }]],
    ['a name that is too long', [lcp(1, 'x'.repeat(61))]],
    ['a field of a person', [{ ...lcp(1), user: 'asha' }]],
  ])('X9 · %s is refused and nothing is counted', async (_name, measurements) => {
    const { http, body } = await send(measurements);
    expect([http, body.status]).toEqual([400, 'params_invalid']);
    expect(await vitalsHistograms(api.db)).toEqual([]);
  });

  test('X9 · batches at the same moment are all counted', async () => {
    const both = [lcp(100), { metric: 'INP', value: 10, remote: 'shell' }];
    await Promise.all(Array.from({ length: 12 }, (_, at) => send(at % 2 ? both : [...both].reverse())));
    expect((await vitalsHistograms(api.db)).map(({ count }) => count)).toEqual([12, 12]);
  });

  test('X9 · a client sends 600 batches a minute, then is shown how long to wait', async () => {
    for (let at = 0; at < 600; at += 1) expect((await send([lcp(1)])).http).toBe(200);
    api.clock.advance(20_000);
    const refused = await send([lcp(1)]);
    expect([refused.http, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '40',
    ]);
    api.clock.advance(40_000);
    expect((await send([lcp(1)])).http).toBe(200);
  });
});
