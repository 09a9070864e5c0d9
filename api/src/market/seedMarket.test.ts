import { navSeries } from '@sanchay/finance';
import { returnsOfOption } from '../returns/schemeReturns.ts';
import type { Db } from '../db/pool.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { seedMarket } from './seedMarket.ts';

let api: TestApi;
let db: Db;
beforeEach(async () => {
  api = await testApi();
  ({ db } = api);
});
afterEach(() => api.close());

const today = '2026-11-20';
const count = async (from: string): Promise<number> =>
  (await db.query<{ n: number }>(`SELECT count(*) AS n FROM ${from}`))[0]!.n;
const empty = () =>
  db.query(
    'SET session_replication_role = replica; TRUNCATE schemes, navs, scheme_holdings, fund_houses, index_navs, stocks, us_stocks, fixed_deposits, nav_publications, seeds CASCADE; RESET session_replication_role',
  );

describe('seed of the market', () => {
  test('I1 holds houses, schemes, NAVs, companies and deposits, all marked as invented', async () => {
    expect(await count('fund_houses WHERE sandbox')).toBe(20);
    expect(await count('schemes WHERE sandbox')).toBe(60);
    expect(await count('stocks WHERE sandbox')).toBe(300);
    expect(await count('us_stocks WHERE sandbox')).toBe(200);
    expect(await count('fixed_deposits WHERE sandbox')).toBe(40);
    expect(await count("schemes WHERE start_date = '2013-01-01'")).toBe(7);
    expect(await count("schemes WHERE start_date = '2006-04-03' AND NOT direct")).toBe(1);
    const [marker] = await db.query<{ detail: object }>("SELECT detail FROM seeds WHERE name = 'market'");
    expect(marker!.detail).toEqual({ seed: 3, schemes: 60, navs: await count('navs') });
  });

  test('I2 stores current NAVs and returns that agree with the rows of NAVs', async () => {
    const schemes = await db.query<
      { id: number; nav: string; nav_date: string; last_nav: string; last_nav_date: string } & Record<
        string,
        string | null
      >
    >('SELECT * FROM schemes ORDER BY id LIMIT 10');
    for (const scheme of schemes) {
      const rows = await db.query<{ date: string; nav: string }>(
        'SELECT date, nav FROM navs WHERE scheme_id = $1 ORDER BY date',
        [scheme.id],
      );
      expect([scheme.nav, scheme.nav_date]).toEqual([rows.at(-1)!.nav, rows.at(-1)!.date]);
      expect([scheme.last_nav, scheme.last_nav_date]).toEqual([rows.at(-2)!.nav, rows.at(-2)!.date]);
      const series = navSeries(rows.map(({ date, nav }) => ({ date, nav: Number(nav) })));
      const returns = returnsOfOption(series, scheme.reinvestment === 'Z');
      for (const [name, value] of Object.entries(returns)) {
        const stored = scheme[name];
        expect([name, typeof value === 'number' && stored !== null ? Number(stored) : stored]).toEqual([
          name,
          value,
        ]);
      }
    }
    expect(schemes[0]!.year_10).not.toBeNull();
  });

  test('I1 is not repeated, and grows by what is missing', async () => {
    expect(await seedMarket(db, { schemes: 60, longFunds: 2, today })).toBeNull();
    expect(await seedMarket(db, { schemes: 20, longFunds: 2, today })).toBeNull();
    const before = await count('navs');
    const output: string[] = [];
    const added = await seedMarket(db, { schemes: 70, longFunds: 2, today }, (text) => output.push(text));
    expect(added!.schemes).toBe(12);
    expect(output[0]).toBe('inventing 3 funds');
    expect(await count('schemes')).toBe(72);
    expect(await count('navs')).toBe(before + added!.navs);
    const [marker] = await db.query<{ detail: object }>("SELECT detail FROM seeds WHERE name = 'market'");
    expect(marker!.detail).toEqual({ seed: 3, schemes: 72, navs: before + added!.navs });
    await db.query("INSERT INTO navs (scheme_id, date, nav) SELECT id, '2026-11-20', 1 FROM schemes");
    expect(await count('schemes WHERE nav = 1')).toBe(72);
  });

  test('I1 is the same market again for the same seed, other prices for another', async () => {
    const sql = 'SELECT code, nav, year_1, aum, expense_ratio FROM schemes ORDER BY code';
    const first = await db.query<{ code: string; nav: string }>(sql);
    await empty();
    await seedMarket(db, { schemes: 60, longFunds: 2, today });
    expect(await db.query(sql)).toEqual(first);
    await empty();
    await seedMarket(db, { schemes: 60, longFunds: 2, today, seed: 4 });
    const other = await db.query<{ code: string; nav: string }>(sql);
    expect(other.map(({ code }) => code)).toEqual(first.map(({ code }) => code));
    expect(other.map(({ nav }) => nav)).not.toEqual(first.map(({ nav }) => nav));
  });

  test('X7 leaves nothing when it is stopped half way', async () => {
    await empty();
    const stop = (text: string) => {
      if (text.includes('searchable')) throw new Error('stopped');
    };
    await expect(seedMarket(db, { schemes: 60, today }, stop)).rejects.toThrow('stopped');
    for (const table of ['schemes', 'navs', 'fund_houses', 'seeds', 'nav_publications'])
      expect([table, await count(table)]).toEqual([table, 0]);
    expect((await seedMarket(db, { schemes: 60, longFunds: 2, today }))!.schemes).toBe(60);
  });

  test('X7 is done once when two starts meet', async () => {
    await empty();
    const both = await Promise.all([
      seedMarket(db, { schemes: 8, today }),
      seedMarket(db, { schemes: 8, today }),
    ]);
    expect(both.filter((added) => added === null)).toHaveLength(1);
    expect(await count('schemes')).toBe(8);
  });
});
