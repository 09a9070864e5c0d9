import { PERSONA_PASSWORD } from '../personas/index.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('what people choose from searches', () => {
  let api: TestApi;
  let asha: string;
  let ravi: string;
  const signIn = async (name: string) =>
    (
      await api.call('authenticate', {
        body: { email: `${name}@sanchay.example`, password: PERSONA_PASSWORD },
      })
    ).body.token;

  beforeEach(async () => {
    api = await testApi();
    [asha, ravi] = [await signIn('asha'), await signIn('ravi')];
  });
  afterEach(() => api.close());

  const remember = (id: string, token = asha) => api.call('rememberSearch', { params: { id }, token });
  const recent = async (token = asha, language: 'en' | 'hi' = 'en') =>
    (await api.call('recentSearches', { token, query: { language } })).body.data;
  const count = (id: string) => api.call('countSearch', { params: { id } });
  const most = async () => (await api.call('mostSearched')).body.data.map(({ id }) => id);

  test('S6 · the last ten choices of a user are stored, newest first, each once, in any language', async () => {
    const names = ['sip', 'lumpsum', 'fd', 'rd', 'nps', 'swp', 'stp', 'epf', 'ppf', 'cagr', 'nsc'];
    for (const name of names) {
      api.clock.advance(1_000);
      expect((await remember(`calculator.${name}-calculator`)).http).toBe(200);
    }
    api.clock.advance(1_000);
    await remember('calculator.lumpsum-calculator');
    expect((await recent()).map(({ title }) => title)).toEqual([
      'Lumpsum calculator',
      'NSC calculator',
      'CAGR calculator',
      'PPF calculator',
      'EPF calculator',
      'STP calculator',
      'SWP calculator',
      'NPS calculator',
      'RD calculator',
      'FD calculator',
    ]);
    expect((await recent(asha, 'hi'))[0]).toMatchObject({ title: 'लंपसम कैलकुलेटर', matches: [] });
    expect(await recent(ravi)).toEqual([]);
    const [stored] = await api.db.query<{ rows: number }>(
      'SELECT count(*)::int AS rows FROM recent_searches',
    );
    expect(stored!.rows).toBe(10);
  });

  test('S6 · forgetting takes the own choices only, and each write has its audit row', async () => {
    await remember('page.gold');
    await remember('page.gold', ravi);
    expect(await api.call('forgetSearches', { token: asha })).toMatchObject({ http: 200, body: {} });
    expect(await recent()).toEqual([]);
    expect((await recent(ravi)).map(({ id }) => id)).toEqual(['page.gold']);
    const audit = await api.db.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE action LIKE 'search/%' ORDER BY id`,
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'search/remembered',
      'search/remembered',
      'search/forgotten',
    ]);
  });

  test('S6 · what is gone from the market is gone from the list', async () => {
    const [scheme] = await api.db.query<{ slug: string }>(
      'SELECT slug FROM schemes WHERE direct AND NOT closed ORDER BY id LIMIT 1',
    );
    await remember(`mutual_fund.${scheme!.slug}`);
    expect(await recent()).toHaveLength(1);
    await api.db.query('UPDATE schemes SET closed = true WHERE slug = $1', [scheme!.slug]);
    expect(await recent()).toEqual([]);
  });

  test('S6 · only what exists is remembered or counted', async () => {
    for (const id of ['page.no-such-page', 'stock.nobody-ltd']) {
      expect([id, (await remember(id)).http, (await count(id)).http]).toEqual([id, 404, 404]);
    }
    for (const id of ['gold', 'page.', 'page.Gold', 'coin.gold', `page.${'x'.repeat(201)}`]) {
      expect([id, (await remember(id)).http, (await count(id)).http]).toEqual([id, 400, 400]);
    }
    expect((await api.call('rememberSearch', { params: { id: 'page.gold' } })).http).toBe(401);
    expect((await api.call('recentSearches')).http).toBe(401);
  });

  test('S6 · choices of strangers are counted for seven days; funds that are much searched fill the rest', async () => {
    const tagged = await most();
    expect(tagged.length).toBeGreaterThan(0);
    expect(tagged.length).toBeLessThanOrEqual(8);
    const [top] = await api.db.query<{ id: string }>(
      `SELECT 'mutual_fund.' || slug AS id FROM schemes
       WHERE direct AND NOT closed AND reinvestment = 'Z' AND 'top_searched' = ANY(tags) ORDER BY aum DESC NULLS LAST LIMIT 1`,
    );
    expect(tagged[0]).toBe(top!.id);
    await count('page.gold');
    await count('page.help');
    expect((await count('page.help')).body).toEqual({});
    expect((await most()).slice(0, 3)).toEqual(['page.help', 'page.gold', tagged[0]]);
    expect(new Set(await most()).size).toBe((await most()).length);
    api.clock.set('2026-11-26T23:59:00+05:30');
    expect((await most())[0]).toBe('page.help');
    api.clock.set('2026-11-27T00:01:00+05:30');
    expect(await most()).toEqual(tagged);
  });

  test('S6 · 60 choices of a client are counted in a minute, then it has to wait', async () => {
    for (let place = 0; place < 60; place += 1) expect((await count('page.gold')).http).toBe(200);
    expect((await count('page.gold')).http).toBe(429);
    const [row] = await api.db.query<{ count: number }>('SELECT count::int AS count FROM search_counts');
    expect(row!.count).toBe(60);
  });
});
