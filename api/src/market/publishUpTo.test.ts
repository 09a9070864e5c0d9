import { runClockHooks } from '../sandbox/clockMoved.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { lastDueDate, publishNavs, publishUpTo } from './publishUpTo.ts';
import { seedMarket } from './seedMarket.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const at = (instant: string) => publishUpTo(api.ctx, new Date(instant));
const count = async (sql: string): Promise<number> =>
  (await api.db.query<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`))[0]!.n;

describe('publication of NAVs', () => {
  test('I5 is due from 23:00 in India on', () => {
    expect(lastDueDate(new Date('2026-11-20T22:59:59+05:30'))).toBe('2026-11-19');
    expect(lastDueDate(new Date('2026-11-20T23:00:00+05:30'))).toBe('2026-11-20');
    expect(lastDueDate(new Date('2026-11-21T00:30:00+05:30'))).toBe('2026-11-20');
  });

  test('I5 brings a day once, with rows, event and job, and moves the current NAVs', async () => {
    const before = await count('navs');
    expect(await at('2026-11-20T22:59:00+05:30')).toEqual([]);
    expect(await count('navs')).toBe(before);
    expect(await at('2026-11-20T23:00:00+05:30')).toEqual(['2026-11-20']);
    expect(await at('2026-11-20T23:30:00+05:30')).toEqual([]);
    expect(await count('navs')).toBe(before + 60);
    expect(
      await count(
        "schemes WHERE nav_date = '2026-11-20' AND last_nav_date = '2026-11-19' AND NOT returns_stale AND returns_date = nav_date",
      ),
    ).toBe(60);
    expect(await api.db.query("SELECT date, rows FROM nav_publications WHERE date > '2026-11-19'")).toEqual([
      { date: '2026-11-20', rows: 60 },
    ]);
    expect(await api.db.query("SELECT payload FROM outbox WHERE event = 'nav/published'")).toEqual([
      { payload: { date: '2026-11-20' } },
    ]);
    expect(await api.runJobs()).toContain('navs-published');
  });

  test('I5 brings only liquid NAVs on a weekend and skips holidays of the calendar rows', async () => {
    await api.db.query("DELETE FROM calendar_days WHERE date = '2026-11-25'");
    await api.db.query(
      "INSERT INTO calendar_days (date, exchange_open, settlement_open, funds_open, note, source) VALUES ('2026-11-25', false, false, false, 'late notice', 'test')",
    );
    const dates = await at('2026-11-25T23:00:00+05:30');
    expect(dates).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
    ]);
    const liquid = await count("schemes WHERE scheme_class = 'liquid'");
    const rows = await api.db.query<{ rows: number }>(
      "SELECT rows FROM nav_publications WHERE date > '2026-11-19' ORDER BY date",
    );
    expect(rows.map(({ rows: n }) => n)).toEqual([60, liquid, liquid, 60, liquid, liquid]);
    expect(await count("index_navs WHERE date > '2026-11-19'")).toBe(2);
  });

  test('I5 gives what a later seed would have given, in steps or at once', async () => {
    await at('2026-11-23T23:00:00+05:30');
    await at('2027-01-15T23:00:00+05:30');
    const other = await testApi();
    try {
      await other.db.query(
        'SET session_replication_role = replica; TRUNCATE schemes, navs, scheme_holdings, fund_houses, index_navs, stocks, us_stocks, fixed_deposits, nav_publications, seeds CASCADE; RESET session_replication_role',
      );
      await seedMarket(other.db, { schemes: 60, longFunds: 2, today: '2027-01-16' });
      const sql = `SELECT s.code, s.nav, s.nav_date, s.last_nav, s.year_1, s.year_3, s.inception, s.volatility,
        (SELECT sum(nav) FROM navs n WHERE n.scheme_id = s.id) AS sum FROM schemes s ORDER BY s.code`;
      expect(await api.db.query(sql)).toEqual(await other.db.query(sql));
      const index = 'SELECT date, nav FROM index_navs ORDER BY date DESC LIMIT 30';
      expect(await api.db.query(index)).toEqual(await other.db.query(index));
    } finally {
      await other.close();
    }
  });

  test('I5 publishes a day once when two nodes try at the same time', async () => {
    const both = await Promise.all([at('2026-11-24T23:00:00+05:30'), at('2026-11-24T23:00:00+05:30')]);
    expect(both.flat().sort()).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(await count("outbox WHERE event = 'nav/published'")).toBe(5);
  });

  test('I5 follows the business clock, and a moved one', async () => {
    await publishNavs(api.ctx);
    expect(await count("navs WHERE date > '2026-11-19'")).toBe(0);
    api.clock.set('2026-11-20T23:00:00+05:30');
    await publishNavs(api.ctx);
    expect(await count("navs WHERE date = '2026-11-20'")).toBe(60);
    expect(
      await runClockHooks(api.ctx, { from: api.clock.now(), to: new Date('2026-11-23T23:00:00+05:30') }),
    ).toEqual([]);
    expect(await count("navs WHERE date = '2026-11-23'")).toBe(60);
  });

  test('I5 publishes nothing outside the sandbox', async () => {
    api.ctx.settings.sandbox = false;
    expect(await at('2026-12-01T23:00:00+05:30')).toEqual([]);
    expect(await count("navs WHERE date > '2026-11-19'")).toBe(0);
  });

  test('I5 leaves a market without a sandbox alone', async () => {
    await api.db.query('DELETE FROM seeds');
    expect(await at('2026-12-01T23:00:00+05:30')).toEqual([]);
    expect(await count("navs WHERE date > '2026-11-19'")).toBe(0);
  });
});
