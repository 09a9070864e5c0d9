import { testApi, type TestApi } from '../testing/testApi.ts';
import { latestNavs, navOn, schemeForOrder, trendOf } from './index.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const CODE = 'SBX-HD000D-GR';
const scheme = async () => (await api.call('schemeDetails', { params: { codes: CODE } })).body[0]!;
const run = (sql: string) =>
  api.db.query(sql.replaceAll('THE_ID', `(SELECT id FROM schemes WHERE code = '${CODE}')`));

describe('NAVs changed in the database', () => {
  test('I2 show on the page: inserted, updated and deleted rows move current NAV and returns', async () => {
    const before = await scheme();
    await run("INSERT INTO navs VALUES (THE_ID, '2026-11-20', 999.1234)");
    const inserted = await scheme();
    expect(inserted.nav).toEqual({ nav: 999.1234, date: '2026-11-20' });
    expect(inserted.last_nav).toEqual(before.nav);
    expect(inserted.returns.date).toBe('2026-11-20');
    expect(inserted.returns.year_1).toBeGreaterThan(before.returns.year_1!);
    await run("UPDATE navs SET nav = 500 WHERE scheme_id = THE_ID AND date = '2026-11-20'");
    expect((await scheme()).nav).toEqual({ nav: 500, date: '2026-11-20' });
    await run("DELETE FROM navs WHERE scheme_id = THE_ID AND date = '2026-11-20'");
    expect(await scheme()).toEqual(before);
  });

  test('I2 in the past change returns only', async () => {
    const before = await scheme();
    await run(
      "UPDATE navs SET nav = nav / 2 WHERE scheme_id = THE_ID AND date BETWEEN '2025-11-01' AND '2025-11-19'",
    );
    const after = await scheme();
    expect(after.nav).toEqual(before.nav);
    expect(after.returns.year_3).toBe(before.returns.year_3);
    expect(after.returns.year_1).toBeCloseTo((1 + before.returns.year_1! / 100) * 200 - 100, 2);
  });

  test('I2 move both schemes when a row goes from one to another', async () => {
    await run("INSERT INTO navs VALUES (THE_ID, '2026-11-20', 50)");
    await run(
      "UPDATE navs SET scheme_id = (SELECT id FROM schemes WHERE code = 'SBX-HD001D-GR') WHERE scheme_id = THE_ID AND date = '2026-11-20'",
    );
    expect((await scheme()).nav!.date).toBe('2026-11-19');
    const [other] = (await api.call('schemeDetails', { params: { codes: 'SBX-HD001D-GR' } })).body;
    expect(other!.nav).toEqual({ nav: 50, date: '2026-11-20' });
  });

  test('I2 that are all gone leave no NAV and no returns', async () => {
    await run('DELETE FROM navs WHERE scheme_id = THE_ID');
    const gone = await scheme();
    expect([gone.nav, gone.last_nav, gone.volatility]).toEqual([null, null, null]);
    expect(gone.returns).toEqual({
      week_1: null,
      year_1: null,
      year_3: null,
      year_5: null,
      inception: null,
      date: null,
    });
    await api.db.query('TRUNCATE navs');
    const list = (await api.call('mutualFundSearch')).body;
    expect(list.data.every(({ nav }) => nav === null)).toBe(true);
    expect(list.meta.total).toBe(15);
  });

  test('I1 show in lists and searches too, and the browser learns that its copy is old', async () => {
    const first = await api.call('mutualFundSearch', { query: { q: CODE } });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await api.call('mutualFundSearch', { query: { q: CODE }, headers })).http).toBe(304);
    await run("INSERT INTO navs VALUES (THE_ID, '2026-11-20', 77)");
    const second = await api.call('mutualFundSearch', { query: { q: CODE }, headers });
    expect(second.http).toBe(200);
    expect(second.body.data[0]!.nav).toEqual({ nav: 77, date: '2026-11-20' });
    await api.db.query(`UPDATE schemes SET name = 'Renamed Fund' WHERE code = '${CODE}'`);
    expect((await api.call('mutualFundSearch', { query: { q: 'renamed' } })).body.meta.total).toBe(1);
  });

  test('I5 count as returns only after a change of face value', async () => {
    await run("UPDATE schemes SET comparable_from = '2026-06-01' WHERE id = THE_ID");
    await run("UPDATE navs SET nav = nav * 1 WHERE scheme_id = THE_ID AND date = '2026-11-19'");
    const { returns } = await scheme();
    expect([returns.year_1, returns.year_3]).toEqual([null, null]);
    expect(returns.week_1).not.toBeNull();
    expect(returns.inception).not.toBeNull();
  });

  test('X7 refuses a NAV of zero or below', async () => {
    await expect(run("INSERT INTO navs VALUES (THE_ID, '2026-11-20', 0)")).rejects.toThrow('navs_nav_check');
  });
});

describe('what orders require of funds', () => {
  test('I3 gives limits as numbers and what may be bought', async () => {
    const found = await schemeForOrder(api.db, CODE);
    expect(found).toMatchObject({
      code: CODE,
      house_code: 'HDFC',
      house_name: 'HDFC Mutual Fund',
      scheme_class: 'equity',
      purchasable: true,
      lump_max: null,
      units_decimals: 3,
      reinvestment: 'Z',
    });
    expect(typeof found!.sip_min).toBe('number');
    expect((await schemeForOrder(api.db, 'SBX-HD000R-GR'))!.purchasable).toBe(false);
    expect(await schemeForOrder(api.db, 'NOPE-GR')).toBeNull();
  });

  test.each([
    ["UPDATE schemes SET closed = true WHERE code = 'SBX-HD000D-GR'"],
    ["UPDATE schemes SET lump_allowed = false, sip_allowed = false WHERE code = 'SBX-HD000D-GR'"],
    ["UPDATE fund_houses SET available_for_purchase = 0 WHERE code = 'HDFC'"],
  ])('I3 does not sell after %s', async (sql) => {
    await api.db.query(sql);
    expect((await schemeForOrder(api.db, CODE))!.purchasable).toBe(false);
  });

  test('I5 gives the NAV of exactly a day as an exact decimal', async () => {
    await run("INSERT INTO navs VALUES (THE_ID, '2026-11-20', 12.5)");
    expect(await navOn(api.db, CODE, '2026-11-20')).toEqual({ nav: '12.5000', date: '2026-11-20' });
    expect(await navOn(api.db, CODE, '2026-11-21')).toBeNull();
    const latest = (await latestNavs(api.db, [CODE, 'NOPE-GR'])).get(CODE)!;
    expect([latest.nav, latest.date, latest.last!.date]).toEqual(['12.5000', '2026-11-20', '2026-11-19']);
    const trend = (await trendOf(api.db, [CODE], 3)).get(CODE)!;
    expect(trend).toHaveLength(3);
    expect(trend[2]).toBe(12.5);
    expect(trend[1]).toBe(Number(latest.last!.nav));
  });
});
