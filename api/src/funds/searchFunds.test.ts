import type { CallQuery } from '@sanchay/contracts';
import { testApi, type TestApi } from '../testing/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.db.query(
    "UPDATE schemes SET year_3 = 12.5, aum = 100, expense_ratio = 0.1 WHERE code = 'SBX-KO003D-GR'",
  );
  await api.db.query(
    "UPDATE schemes SET year_3 = 11, aum = 200, expense_ratio = 0.2 WHERE code = 'SBX-HD000D-GR'",
  );
  await api.db.query(
    "UPDATE schemes SET year_3 = 11, aum = NULL, expense_ratio = NULL WHERE code = 'SBX-SB004D-GR'",
  );
});
afterAll(() => api.close());

const search = async (query: CallQuery<'mutualFundSearch'>) =>
  (await api.call('mutualFundSearch', { query })).body;
const codes = async (query: CallQuery<'mutualFundSearch'>) =>
  (await search(query)).data.map(({ code }) => code);
const FLEXI_GROWTH = { q: 'flexi growth', reinvestment: 'Z' } as const;

describe('fund search', () => {
  test('I1 lists the growth options of open direct plans by the last three years, missing ones last', async () => {
    const { data, meta } = await search({ per_page: 100 });
    expect(meta).toMatchObject({ page: 1, per_page: 100, total: 15 });
    const rows = await api.db.query<{ code: string }>(
      `SELECT code FROM schemes WHERE direct AND reinvestment = 'Z' ORDER BY year_3 DESC NULLS LAST, name COLLATE "C", code`,
    );
    expect(data.map(({ code }) => code)).toEqual(rows.map(({ code }) => code));
  });

  test('I1 IDCW options are in no list or search, and their NAV is not shown as a return', async () => {
    const [idcw] = await api.db.query<{ code: string; isin: string; known: number }>(
      "SELECT code, isin, num_nonnulls(week_1, year_1, year_3, year_5, inception, volatility) AS known FROM schemes WHERE code = 'SBX-HD000D-DR'",
    );
    expect(idcw!.known).toBe(0);
    for (const q of [idcw!.code, idcw!.isin]) expect(await codes({ q })).not.toContain(idcw!.code);
    for (const reinvestment of ['N', 'Y']) expect(await codes({ reinvestment })).toEqual([]);
    await api.db.query(
      "UPDATE navs SET nav = nav * 2 WHERE scheme_id = (SELECT id FROM schemes WHERE code = 'SBX-HD000D-DR')",
    );
    const { body } = await api.call('schemeDetails', { params: { codes: idcw!.code } });
    expect(body[0]).toMatchObject({
      lump_available: 'N',
      sip_available: 'N',
      returns: { year_1: null, inception: null },
    });
  });

  test.each([
    ['flexicap', 'Flexi Cap'],
    ['flxi cap', 'Flexi Cap'],
    ['liqiud', 'Liquid'],
    ['corporte bond', 'Corporate Bond'],
    ['tax saver', 'ELSS'],
    ['midcap', 'Mid Cap'],
  ])('I1 finds "%s" in %s only', async (q, sub) => {
    const { data, meta } = await search({ q });
    expect(meta.total).toBeGreaterThan(0);
    expect([...new Set(data.map(({ sub_category }) => sub_category))]).toEqual([sub]);
  });

  test('I1 finds a house in spite of a slip, by its address and by its name', async () => {
    const expected = (await codes({ q: 'kotak' })).toSorted();
    expect(expected).toHaveLength(5);
    expect((await codes({ q: 'kotka' })).toSorted()).toEqual(expected);
    expect((await codes({ fund_house: 'kotak' })).toSorted()).toEqual(expected);
    expect((await codes({ fund_house: 'KOTAK' })).toSorted()).toEqual(expected);
    expect((await codes({ fund_house: 'Kotak Mutual Fund' })).toSorted()).toEqual(expected);
  });

  test.each([
    ['kotk', 'Kotak'],
    ['hdfcc mid', 'HDFC'],
    ['कोटक', 'Kotak'],
    ['एचडीएफसी', 'HDFC'],
    ['एचडीएफसी फ्लेक्सी', 'HDFC'],
    ['एसबीआई लिक्विड', 'SBI'],
  ])('I1 · "%s" finds funds of %s and of no other house', async (q, house) => {
    const { data } = await search({ q });
    expect(data.length).toBeGreaterThan(0);
    for (const { name } of data) expect(name.startsWith(house)).toBe(true);
  });

  test('I1 finds the same with the same words again, filtered, and after many others', async () => {
    const first = await codes({ q: 'kotak' });
    expect(first).toHaveLength(5);
    expect(await codes({ q: 'kotak', reinvestment: 'Z' })).toEqual(first);
    for (let other = 0; other < 40; other += 1) await codes({ q: `fund ${other}` });
    expect(await codes({ q: 'kotak' })).toEqual(first);
  });

  test('I1 finds exactly one fund by code or ISIN, whatever the case, and no regular plan', async () => {
    const [fund] = await api.db.query<{ isin: string }>(
      "SELECT isin FROM schemes WHERE code = 'SBX-KO003D-GR'",
    );
    expect(await codes({ q: fund!.isin })).toEqual(['SBX-KO003D-GR']);
    expect((await codes({ q: ' sbx-ko003d-gr ' }))[0]).toBe('SBX-KO003D-GR');
    for (const q of ['sbx ko003d gr', 'SBXKO003DGR', fund!.isin.toLowerCase(), fund!.isin.slice(0, 11)])
      expect((await codes({ q }))[0]).toBe('SBX-KO003D-GR');
    expect(await codes({ q: 'SBX-KO003R-GR' })).toEqual([]);
    expect(await codes({ q: 'zzzz' })).toEqual([]);
  });

  test('I1 puts the closest answer first, then growth, then the better three years, then the name', async () => {
    expect(await codes(FLEXI_GROWTH)).toEqual([
      'SBX-KO003D-GR',
      'SBX-HD000D-GR',
      'SBX-SB004D-GR',
      expect.any(String),
    ]);
    expect((await codes({ q: 'hdfc flexi cap' }))[0]).toBe('SBX-HD000D-GR');
    expect(await codes({ ...FLEXI_GROWTH, sort_by: 'relevance' })).toEqual(await codes(FLEXI_GROWTH));
    expect(await codes({ ...FLEXI_GROWTH, sort_by: 'relevance', order: 'asc' })).toEqual(
      (await codes(FLEXI_GROWTH)).toReversed(),
    );
  });

  test('I1 sorts by name, figures and both directions, with missing values last', async () => {
    const names = (await search({ sort_by: 'name', per_page: 100 })).data.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(
      (await search({ sort_by: 'name', order: 'desc', per_page: 100 })).data.map(({ name }) => name),
    ).toEqual(names.toReversed());
    const cost = { ...FLEXI_GROWTH, sort_by: 'expense_ratio' } as const;
    expect((await codes({ ...cost, order: 'asc' })).slice(0, 2)).toEqual(['SBX-KO003D-GR', 'SBX-HD000D-GR']);
    expect((await codes({ ...cost, order: 'asc' })).at(-1)).toBe('SBX-SB004D-GR');
    expect((await codes({ ...cost, order: 'desc' })).at(-1)).toBe('SBX-SB004D-GR');
    expect((await codes({ ...cost, order: 'desc' })).at(-2)).toBe('SBX-KO003D-GR');
    expect((await codes({ ...FLEXI_GROWTH, sort_by: 'aum' })).at(-1)).toBe('SBX-SB004D-GR');
    expect((await codes({ ...FLEXI_GROWTH, sort_by: 'year_3' })).slice(0, 3)).toEqual([
      'SBX-KO003D-GR',
      'SBX-HD000D-GR',
      'SBX-SB004D-GR',
    ]);
    const year1 = (await search({ sort_by: 'year_1', order: 'asc', per_page: 100 })).data.map(
      ({ returns }) => returns.year_1,
    );
    const known = year1.filter((value) => value !== null);
    expect(year1.slice(0, known.length)).toEqual(known.toSorted((a, b) => a - b));
  });

  test('I1 combines filters, and takes several values of one as alternatives', async () => {
    const both = await search({
      sub_category: 'Flexi Cap, liquid',
      fund_house: 'HDFC|SBI',
      reinvestment: 'Z',
    });
    expect(both.data.map(({ code }) => code).toSorted()).toEqual([
      'SBX-HD000D-GR',
      'SBX-HD001D-GR',
      'SBX-SB004D-GR',
      'SBX-SB005D-GR',
    ]);
    expect((await search({ category: 'debt' })).meta.total).toBe(5);
    expect((await search({ category: 'nothing' })).meta.total).toBe(0);
    expect((await search({ tags: 'elss' })).data.every(({ tags }) => tags.includes('elss'))).toBe(true);
    expect((await search({ tags: 'elss' })).meta.total).toBe(3);
    expect((await search({ risk: 'Very High Risk' })).meta.total).toBe(10);
  });

  test('I1 takes limits with their ends and leaves out funds without the figure', async () => {
    expect(await codes({ ...FLEXI_GROWTH, min_year_3: 12.5 })).toEqual(['SBX-KO003D-GR']);
    expect(await codes({ ...FLEXI_GROWTH, min_year_3: 12.6 })).toEqual([]);
    expect(await codes({ ...FLEXI_GROWTH, max_expense_ratio: 0.2 })).toEqual([
      'SBX-KO003D-GR',
      'SBX-HD000D-GR',
    ]);
    expect(await codes({ ...FLEXI_GROWTH, max_expense_ratio: 0.19 })).toEqual(['SBX-KO003D-GR']);
    const small = await search({ max_sip_min: 100, per_page: 100 });
    const [row] = await api.db.query<{ n: number }>(
      "SELECT count(*) AS n FROM schemes WHERE direct AND reinvestment = 'Z' AND sip_min <= 100",
    );
    expect(small.meta.total).toBe(row!.n);
  });

  test('I1 counts what the whole answer holds, the most frequent first', async () => {
    const { meta } = await search({ fund_house: 'HDFC', per_page: 1 });
    expect(meta.facets.category).toEqual([
      { value: 'Equity', count: 4 },
      { value: 'Debt', count: 2 },
    ]);
    expect(meta.facets.fund_house).toEqual([{ value: 'HDFC', count: 6 }]);
    expect(meta.facets.sub_category.map(({ value }) => value)).toEqual([
      'Corporate Bond',
      'ELSS',
      'Flexi Cap',
      'Large Cap',
      'Liquid',
      'Mid Cap',
    ]);
    expect(meta.facets.tags.find(({ value }) => value === 'elss')).toEqual({ value: 'elss', count: 1 });
    expect(meta.facets.risk).toContainEqual({ value: 'Very High Risk', count: 4 });
  });

  test('I1 pages without gaps and answers an empty page beyond the end', async () => {
    const all = await codes({ per_page: 100 });
    expect([...(await codes({ page: 1, per_page: 8 })), ...(await codes({ page: 2, per_page: 8 }))]).toEqual(
      all,
    );
    expect(await codes({ page: 3, per_page: 8 })).toEqual([]);
    expect(await codes({})).toEqual(all.slice(0, 20));
  });

  test.each([
    'per_page=0',
    'per_page=101',
    'page=0',
    'sort_by=luck',
    'order=up',
    `q=${'x'.repeat(201)}`,
    'min_year_3=much',
  ])('I1 refuses %s', async (query) => {
    const answer = await api.app.inject(`/insight/api/v1/mutual_fund_search.json?${query}`);
    expect([answer.statusCode, answer.json<{ status: string }>().status]).toEqual([400, 'params_invalid']);
  });

  test('I1 leaves closed schemes out', async () => {
    await api.db.query("UPDATE schemes SET closed = true WHERE code = 'SBX-HD001D-GR'");
    expect(await codes({ q: 'SBX-HD001D-GR' })).toEqual([]);
    await api.db.query("UPDATE schemes SET closed = false WHERE code = 'SBX-HD001D-GR'");
    expect(await codes({ q: 'SBX-HD001D-GR' })).toEqual(['SBX-HD001D-GR']);
  });
});
