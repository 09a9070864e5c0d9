import type { CallReply } from '@sanchay/contracts';
import { decodeNavs, navRows } from '@sanchay/finance';
import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const CODE = 'SBX-HD000D-GR';

describe('fund houses and categories', () => {
  test('I1 lists all houses with contacts, by name', async () => {
    const { http, body, headers } = await api.call('amcList');
    expect(http).toBe(200);
    expect(body).toHaveLength(20);
    expect(body.map(({ amc_name }) => amc_name)).toEqual(body.map(({ amc_name }) => amc_name).toSorted());
    expect(body.find(({ AMC_code }) => AMC_code === 'HDFC')).toMatchObject({
      available_for_purchase: 2,
      amc_name: 'HDFC Mutual Fund',
      short_code: 'HDFC',
      contact_email: 'hdfc@sanchay.example',
      image: '',
    });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('I1 lists houses that have funds, and the funds of one by code or address', async () => {
    const { funds } = (await api.call('fundAmcs')).body.data;
    expect(funds.map(({ code, schemes }) => [code, schemes])).toEqual([
      ['HDFC', 6],
      ['ICICI', 1],
      ['KOTAK', 5],
      ['SBI', 3],
    ]);
    const byCode = (await api.call('fundsOfAmc', { params: { code: 'KOTAK' } })).body;
    expect(byCode.meta).toMatchObject({ page: 1, per_page: 20, total: 5 });
    expect(byCode.data.every(({ fund_house }) => fund_house === 'KOTAK')).toBe(true);
    const page = (
      await api.call('fundsOfAmc', { params: { code: 'kotak' }, query: { page: 2, per_page: 2 } })
    ).body;
    expect(page.data).toEqual(byCode.data.slice(2, 4));
    const unknown = await api.call('fundsOfAmc', { params: { code: 'nobody' } });
    expect([unknown.http, unknown.body.code]).toEqual([404, 'not_found']);
  });

  test('I1 averages the returns of direct growth plans by category', async () => {
    const { body } = await api.call('fundCategories');
    expect(body.map(({ category_name }) => category_name)).toEqual([
      'Corporate Bond',
      'ELSS',
      'Flexi Cap',
      'Large Cap',
      'Liquid',
      'Mid Cap',
    ]);
    const rows = await api.db.query<{ month_1: string; inception: string }>(
      "SELECT round(avg(month_1), 2) AS month_1, round(avg(inception), 2) AS inception FROM schemes WHERE sub_category = 'Liquid' AND direct AND reinvestment = 'Z'",
    );
    const liquid = body.find(({ category_name }) => category_name === 'Liquid')!;
    expect([liquid.month_1, liquid.inception]).toEqual([
      Number(rows[0]!.month_1),
      Number(rows[0]!.inception),
    ]);
    expect(liquid.report_date).toBe('2026-11-19');
    expect(body.find(({ category_name }) => category_name === 'Corporate Bond')!.year_10).toBeNull();
  });

  test('I1 gives the tree of names with counts, and the tree of schemes', async () => {
    const { data } = (await api.call('fundSchemeCategories')).body;
    expect(data.map(({ category }) => category)).toEqual(['Debt', 'Equity']);
    expect(data[0]!.sub_categories).toEqual([
      { name: 'Corporate Bond', count: 2 },
      { name: 'Liquid', count: 3 },
    ]);
    const tree: CallReply<'schemeList'> = (await api.call('schemeList')).body;
    const entry = tree.Equity!['Flexi Cap']!.HDFC!.find(({ c }) => c === CODE)!;
    const [stored] = await api.db.query<Record<string, string>>(
      'SELECT year_1, volatility FROM schemes WHERE code = $1',
      [CODE],
    );
    expect(entry).toMatchObject({
      n: 'HDFC Flexi Cap Fund - Direct Plan - Growth',
      re: 'Z',
      kc: 'Flexi Cap',
      v: Number(stored!.volatility),
    });
    expect(entry.r).toMatchObject({ '1': Number(stored!.year_1), date: '2026-11-19' });
    const houses = Object.values(tree).flatMap((subs) => Object.values(subs));
    const all = houses.flatMap((byHouse) => Object.values(byHouse)).flat();
    expect(all).toHaveLength(15);
    expect(all.some(({ c }) => /R-(GR|DP|DR)$/.test(c))).toBe(false);
  });
});

describe('scheme details', () => {
  test('I2 returns codes joined by bars in the requested order, each once, regular plans included', async () => {
    const { body } = await api.call('schemeDetails', {
      params: { codes: `SBX-HD000R-GR|${CODE}|SBX-HD000R-GR` },
    });
    expect(body.map(({ code }) => code)).toEqual(['SBX-HD000R-GR', CODE]);
    expect(body[0]).toMatchObject({
      direct: 'N',
      plan: 'Regular',
      lump_available: 'N',
      sip_available: 'N',
      regular_twin: null,
    });
    const [regular, direct] = body;
    expect(direct).toMatchObject({
      direct: 'Y',
      plan: 'Direct',
      lump_available: 'Y',
      sip_available: 'Y',
      fund_house: 'HDFC',
      fund_name: 'HDFC Mutual Fund',
      reinvestment: 'Z',
      sandbox: true,
      scheme_class: 'equity',
      risk: 'Very High Risk',
      regular_twin: { code: 'SBX-HD000R-GR', expense_ratio: regular!.expense_ratio },
      sips: expect.arrayContaining([
        { sip_frequency: 'MONTHLY', sip_minimum_gap: 28, sip_maximum_gap: 31, sip_dates: direct!.sip_dates },
      ]) as never,
    });
    const [january] = await api.db.query<{ nav: string }>(
      "SELECT n.nav FROM navs n JOIN schemes s ON s.id = n.scheme_id WHERE code = $1 AND date = '2018-01-31'",
      [CODE],
    );
    expect(direct!.jan_31_nav).toBe(Number(january!.nav));
  });

  test('I2 answers one address, and names the fund that is not known', async () => {
    const one = await api.call('schemeDetails', { params: { codes: 'hdfc-liquid-fund-direct-plan-growth' } });
    expect(one.body.map(({ code, scheme_class }) => [code, scheme_class])).toEqual([
      ['SBX-HD001D-GR', 'liquid'],
    ]);
    const unknown = await api.call('schemeDetails', { params: { codes: `${CODE}|NOPE-GR` } });
    expect([unknown.http, unknown.body.code, unknown.body.message]).toEqual([
      404,
      'not_found',
      "We couldn't find a fund called NOPE-GR.",
    ]);
  });

  test('I2 answers the top ten holdings and their industries, heaviest first', async () => {
    const { data } = (await api.call('fundInvestmentStats', { params: { code: CODE } })).body;
    expect(data.as_of).toBe('2026-11-19');
    expect(data.top_holdings).toHaveLength(10);
    const weights = data.top_holdings.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    const rows = await api.db.query<{ industry: string; weight: string }>(
      "SELECT industry, sum(weight) AS weight FROM scheme_holdings WHERE fund_name = 'HDFC Flexi Cap Fund' GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 10",
    );
    expect(data.top_industry_exposure).toEqual(
      rows.map(({ industry, weight }) => ({ industry, weight: Number(weight) })),
    );
    expect((await api.call('fundInvestmentStats', { params: { code: 'NOPE-GR' } })).http).toBe(404);
  });
});

describe('NAV history', () => {
  test('I2 answers a period with both ends, oldest first', async () => {
    const { body } = await api.call('navHistory', {
      params: { code: CODE },
      query: { from: '2026-11-17', to: '2026-11-18' },
    });
    const rows = await api.db.query<{ date: string; nav: string }>(
      "SELECT n.date, n.nav FROM navs n JOIN schemes s ON s.id = n.scheme_id WHERE code = $1 AND date BETWEEN '2026-11-17' AND '2026-11-18' ORDER BY date",
      [CODE],
    );
    expect(body).toEqual(rows.map(({ date, nav }) => ({ date, nav: Number(nav) })));
    expect(body).toHaveLength(2);
    expect(
      (
        await api.call('navHistory', {
          params: { code: CODE },
          query: { from: '2026-11-18', to: '2026-11-17' },
        })
      ).body,
    ).toEqual([]);
  });

  test('I2 packs the whole history into the same rows in fewer bytes', async () => {
    const json = await api.app.inject(`/mf/api/v4/nav_history/${CODE}.json`);
    const packed = await api.app.inject(`/mf/api/v4/nav_history/${CODE}.json?format=packed`);
    expect(packed.headers['content-type']).toBe('application/octet-stream');
    expect(packed.headers.etag).toBe(json.headers.etag);
    expect(navRows(decodeNavs(new Uint8Array(packed.rawPayload)))).toEqual(json.json());
    expect(packed.rawPayload.length * 10).toBeLessThan(json.rawPayload.length);
  });

  test.each([
    ['a day that is none', 'from=2026-02-30', 400],
    ['words for a day', 'to=today', 400],
    ['another format', 'format=xml', 400],
  ])('I2 refuses %s', async (_what, query, http) => {
    const answer = await api.app.inject(`/mf/api/v4/nav_history/${CODE}.json?${query}`);
    expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([http, 'params_invalid']);
  });

  test('I2 does not know a fund that does not exist', async () => {
    expect((await api.call('navHistory', { params: { code: 'NOPE-GR' } })).http).toBe(404);
    const packed = await api.call('navHistory', { params: { code: 'NOPE-GR' }, query: { format: 'packed' } });
    expect(packed.body.code).toBe('not_found');
  });
});
