import type { CallQuery } from '@sanchay/contracts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { refreshFigures } from '../figures/refreshFigures.ts';
import { refreshTags } from './refreshTags.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await refreshFigures(api.db, api.ctx.rules.book());
  await api.db.query(
    `UPDATE schemes SET ahead_3y = CASE id % 4 WHEN 0 THEN 70 WHEN 1 THEN 69.99 WHEN 2 THEN 95 END,
       rolling_3y = id % 7, drawdown = CASE WHEN id % 5 > 0 THEN -(id % 5) END, month_1 = id % 3,
       instant = id % 6 < 3, fund_manager = CASE WHEN id % 2 = 0 THEN 'Ira Naidoo' ELSE 'Kabir Rangani' END`,
  );
  await refreshTags(api.db);
});
afterAll(() => api.close());

type Query = CallQuery<'mutualFundSearch'>;
const all = async (query: Query) =>
  (await api.call('mutualFundSearch', { query: { per_page: 100, ...query } })).body.data;
const codes = async (query: Query) => (await all(query)).map(({ code }) => code);
const lists = async () => (await api.call('fundLists')).body.data;

describe('tagged lists', () => {
  test('I1 are each what their published search finds', async () => {
    const published = (await lists()).filter(({ query }) => query !== null);
    expect(published.map(({ tag }) => tag)).toEqual(['top_rated', 'instant', 'elss', 'smart']);
    for (const { tag, query, count, as_of } of published) {
      const found = await api.app.inject(`/insight/api/v1/mutual_fund_search.json?${query}&per_page=100`);
      const searched = found.json<{ data: { code: string }[] }>().data.map(({ code }) => code);
      expect([tag, searched.toSorted()]).toEqual([tag, (await codes({ tags: tag })).toSorted()]);
      expect(count).toBe((await codes({ tags: tag, reinvestment: 'Z' })).length);
      expect(as_of).toBe(count > 0 ? '2026-11-19' : null);
    }
  });

  test('I1 take seventy percent of windows for top rated, and leave given tags alone', async () => {
    const [edge] = await api.db.query<{ n: number }>(
      "SELECT count(*) AS n FROM schemes WHERE direct AND (ahead_3y >= 70) <> ('top_rated' = ANY(tags))",
    );
    expect(edge!.n).toBe(0);
    const kept = () =>
      api.db.query(
        "SELECT id FROM schemes WHERE 'top_searched' = ANY(tags) OR 'insured' = ANY(tags) ORDER BY id",
      );
    const before = await kept();
    expect(before.length).toBeGreaterThan(0);
    await refreshTags(api.db);
    expect(await kept()).toEqual(before);
  });

  test('I1 change nothing when nothing changed', async () => {
    const version = async () => (await api.db.query('SELECT version FROM market_version'))[0];
    await refreshTags(api.db);
    const rows = await api.db.query('SELECT id, tags FROM schemes ORDER BY id');
    await refreshTags(api.db);
    expect(await api.db.query('SELECT id, tags FROM schemes ORDER BY id')).toEqual(rows);
    expect(await version()).toBeDefined();
  });
});

const LIMITS: [Query, string][] = [
  [{ min_year_1: 5 }, 'year_1 >= 5'],
  [{ min_year_3: 5 }, 'year_3 >= 5'],
  [{ min_year_5: 5 }, 'year_5 >= 5'],
  [{ min_ahead_3y: 70 }, 'ahead_3y >= 70'],
  [{ min_expense_ratio: 0.5 }, 'expense_ratio >= 0.5'],
  [{ max_expense_ratio: 0.5 }, 'expense_ratio <= 0.5'],
  [{ min_aum: 500 }, 'aum >= 500'],
  [{ max_aum: 500 }, 'aum <= 500'],
  [{ min_age: 3 }, "start_date <= nav_date - interval '3 years'"],
  [{ max_sip_min: 100 }, 'sip_min <= 100'],
  [{ lock_in: 'Y' }, 'lock_in_days > 0'],
  [{ lock_in: 'N' }, 'lock_in_days = 0'],
  [{ exit_load_free: 'Y' }, 'exit_load IS NULL'],
  [{ instant: 'Y' }, 'instant'],
  [{ fund_manager: 'ira NAIDOO' }, "fund_manager = 'Ira Naidoo'"],
];

describe('filters of the list', () => {
  test.each(LIMITS)('I1 %j keeps exactly the funds for which it holds', async (query, sql) => {
    const rows = await api.db.query<{ code: string }>(
      `SELECT code FROM schemes WHERE direct AND reinvestment = 'Z' AND NOT closed AND (${sql}) ORDER BY code`,
    );
    expect((await codes(query)).toSorted()).toEqual(rows.map(({ code }) => code));
    expect(rows.length).toBeLessThan(15);
  });

  test('I1 the edges of limits count as kept', async () => {
    const [fund] = await api.db.query<{ code: string; aum: number; expense_ratio: number }>(
      "SELECT code, aum::float8, expense_ratio::float8 FROM schemes WHERE code = 'SBX-HD000D-GR'",
    );
    const { aum, expense_ratio } = fund!;
    for (const query of [
      { min_aum: aum },
      { max_aum: aum },
      { min_expense_ratio: expense_ratio },
      { max_expense_ratio: expense_ratio },
    ])
      expect(await codes(query)).toContain('SBX-HD000D-GR');
    expect(await codes({ min_aum: aum + 0.01 })).not.toContain('SBX-HD000D-GR');
  });

  test('I1 combine, and the counts are of what is left', async () => {
    const query: Query = { lock_in: 'N', min_ahead_3y: 70, reinvestment: 'Z' };
    const { data, meta } = (await api.call('mutualFundSearch', { query })).body;
    expect(meta.total).toBe(data.length);
    expect(meta.facets.category.reduce((sum, { count }) => sum + count, 0)).toBe(meta.total);
  });
});

const SORTS: [NonNullable<Query['sort_by']>, string][] = [
  ['week_1', 'week_1'],
  ['month_1', 'month_1'],
  ['month_3', 'month_3'],
  ['month_6', 'month_6'],
  ['year_1', 'year_1'],
  ['year_10', 'year_10'],
  ['inception', 'inception'],
  ['rolling_3y', 'rolling_3y'],
  ['volatility', 'volatility'],
  ['drawdown', 'drawdown'],
  ['aum', 'aum'],
];

describe('order of the list', () => {
  test.each(SORTS)(
    'I1 by %s goes both ways, unknown ones last, equal ones by name and code',
    async (sort, own) => {
      for (const order of ['asc', 'desc'] as const) {
        const rows = await api.db.query<{ code: string }>(
          `SELECT code FROM schemes WHERE direct AND reinvestment = 'Z' AND NOT closed
         ORDER BY ${own} ${order} NULLS LAST, name COLLATE "C", code COLLATE "C"`,
        );
        expect(await codes({ sort_by: sort, order })).toEqual(rows.map(({ code }) => code));
        const filtered = await codes({ sort_by: sort, order, lock_in: 'N' });
        expect(filtered).toEqual(rows.map(({ code }) => code).filter((code) => filtered.includes(code)));
      }
    },
  );
});

describe('the list as a file', () => {
  test('I1 has the same funds in the same order, all pages, without formulas', async () => {
    await api.db.query(`UPDATE schemes SET name = '=HYPERLINK("x"), ' || name WHERE code = 'SBX-HD000D-GR'`);
    const query = 'category=Equity&sort_by=rolling_3y&order=asc&page=2&per_page=3';
    const file = await api.app.inject(`/insight/api/v1/mutual_fund_search.json?${query}&format=csv`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="funds.csv"');
    const [head, ...lines] = file.body.trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFname,code,isin,house,category,sub_category,risk,nav,nav_date,week_1_pct,month_1_pct,month_3_pct,month_6_pct,year_1_pct,year_3_pct,year_5_pct,year_10_pct,inception_pct,rolling_3y_median_pct,volatility_pct,drawdown_3y_pct,expense_ratio_pct,aum_crore,sip_min,lump_min,tags',
    );
    const listed = await codes({ category: 'Equity', sort_by: 'rolling_3y', order: 'asc' });
    expect(lines.map((line) => /SBX-[A-Z0-9]+-[A-Z]{2}/.exec(line)![0])).toEqual(listed);
    expect(lines.find((line) => line.includes('SBX-HD000D-GR'))).toMatch(/^"'=HYPERLINK\(""x""\), /);
  });
});
