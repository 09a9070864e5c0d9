import { addMonthsClamped } from '@sanchay/finance';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { mergeNavs } from '../import/mergeNavs.ts';
import { parseNavText } from '../import/readNavFile.ts';
import { refreshFigures } from './refreshFigures.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const LAST = '2026-11-28';
/** A fund of so many months that grows by a rate a year. */
const history = (code: number, months: number, rate: number) =>
  Array.from({ length: months + 1 }, (_, month) => {
    const nav = (100 * (1 + rate) ** (month / 12)).toFixed(4);
    return `${code},${addMonthsClamped(LAST, month - months)},${nav}\n`;
  }).join('');
const bring = (...texts: string[]) =>
  mergeNavs(api.db, parseNavText(`scheme_code,date,nav\n${texts.join('')}`, '2026-11-30'), { partial: true });
/** Imported plans have a category without meaning; as direct plans they make one of their own. */
const asCategory = () =>
  api.db.query(
    "UPDATE schemes SET direct = true, sub_category = 'Test', benchmark_code = 'TEST', figures_stale = true WHERE NOT sandbox",
  );
const figures = async (codes: string) => (await api.call('fundFigures', { params: { codes } })).body.data;
const column = async (name: string, code: number) =>
  (await api.db.query(`SELECT ${name} AS value FROM schemes WHERE amfi_code = ${code}`))[0]!.value;

describe('figures of funds', () => {
  test('I2 come from the NAVs of every day, beside category and benchmark', async () => {
    await bring(history(900001, 72, 0.1), history(900002, 72, 0.12), history(900003, 72, 0.14));
    await asCategory();
    await api.db.query(
      "INSERT INTO indices (code, name) VALUES ('TEST', 'Test 10'); INSERT INTO index_navs (index_code, date, nav) VALUES ('TEST', '2024-12-31', 1000), ('TEST', '2025-12-31', 1050), ('TEST', '2026-11-28', 1260), ('TEST', '2026-11-29', 5000)",
    );
    expect(await refreshFigures(api.db, api.ctx.rules.book())).toBeGreaterThanOrEqual(3);
    const [best, middle] = await figures('AMFI-900003|AMFI-900002');
    expect(best).toMatchObject({
      code: 'AMFI-900003',
      as_of: LAST,
      history_from: '2020-11-28',
      volatility: expect.closeTo(0, 1),
      drawdown: { percent: 0, recovered: null },
      rolling: [
        { years: 1, min: 14, median: 14, max: 14, windows: 61, ahead_pct: 100 },
        { years: 3, min: 14, median: 14, max: 14, windows: 37, ahead_pct: 100 },
        { years: 5, min: 14, median: 14, max: 14, windows: 13, ahead_pct: 100 },
      ],
    });
    expect(best!.sip.map(({ years, instalments }) => [years, instalments])).toEqual([
      [1, 12],
      [3, 36],
      [5, 60],
    ]);
    expect(best!.sip[1]!.fund).toBeCloseTo(14, 0);
    expect(best!.sip[1]!.category).toBeCloseTo(12, 0);
    const [thisYear, lastYear] = middle!.calendar;
    expect(thisYear).toMatchObject({ year: 2026, to_date: true, benchmark: 20 });
    expect(lastYear).toMatchObject({ year: 2025, to_date: false, fund: 12, category: 12, benchmark: 5 });
    expect(middle!.calendar.map(({ year }) => year)).toEqual([2026, 2025, 2024, 2023, 2022, 2021]);
    expect([await column('rolling_3y', 900003), await column('ahead_3y', 900003)]).toEqual([
      '14.0000',
      '100.0000',
    ]);
    expect([await column('drawdown', 900003), await column('ahead_3y', 900001)]).toEqual([
      '0.0000',
      '0.0000',
    ]);
  });

  test('I2 are left out where a fund is too young, and where a plan pays its income out', async () => {
    await bring(history(900001, 30, 0.1), history(900002, 6, 0.1));
    await refreshFigures(api.db, api.ctx.rules.book());
    const [young, new_] = await figures('AMFI-900001|AMFI-900002');
    expect(young).toMatchObject({ rolling: [], sharpe: null, sip: [{ years: 1 }] });
    expect(young!.drawdown).not.toBeNull();
    expect(new_).toMatchObject({ rolling: [], sip: [], calendar: [], drawdown: null, volatility: null });
    const [idcw] = await api.db.query<{ code: string }>(
      "SELECT code FROM schemes WHERE reinvestment <> 'Z' ORDER BY code LIMIT 1",
    );
    expect(await figures(idcw!.code)).toEqual([
      {
        code: idcw!.code,
        as_of: null,
        history_from: null,
        volatility: null,
        drawdown: null,
        sharpe: null,
        rolling: [],
        sip: [],
        calendar: [],
      },
    ]);
  });

  test('I2 are computed once, and again only where a NAV changed', async () => {
    await bring(history(900001, 72, 0.1));
    expect(await refreshFigures(api.db, api.ctx.rules.book())).toBeGreaterThan(1);
    expect(await refreshFigures(api.db, api.ctx.rules.book())).toBe(0);
    await bring(`900001,${LAST},100\n`);
    expect(await refreshFigures(api.db, api.ctx.rules.book())).toBe(1);
    expect((await figures('AMFI-900001'))[0]!.drawdown).toEqual({
      percent: -43.1,
      from: '2026-10-28',
      to: LAST,
      recovered: null,
    });
  });

  test('I2 of a NAV that changes meanwhile are not stored: the next try sees it', async () => {
    await bring(history(900001, 72, 0.1));
    const held = await api.db.pool.connect();
    await held.query('BEGIN');
    await held.query('UPDATE schemes SET figures_stale = true WHERE amfi_code = 900001');
    const running = refreshFigures(api.db, api.ctx.rules.book());
    await held.query('COMMIT');
    held.release();
    await running;
    expect(await refreshFigures(api.db, api.ctx.rules.book())).toBe(0);
    expect((await figures('AMFI-900001'))[0]!.rolling).toHaveLength(3);
  });

  test('I2 of a fund that we do not know are a 404', async () => {
    const { http, body } = await api.call('fundFigures', { params: { codes: 'NO-SUCH' } });
    expect([http, body.code]).toEqual([404, 'not_found']);
  });
});

describe('what is held beside a fund', () => {
  test('I2 is the middle of its category or its benchmark, as rows and packed', async () => {
    await bring(history(900001, 24, 0.1), history(900002, 24, 0.12), history(900003, 24, 0.5));
    await asCategory();
    await api.db.query(
      "INSERT INTO index_navs (index_code, date, nav) VALUES ('TEST', '2026-01-01', 1000), ('TEST', '2026-01-02', 1010.5)",
    );
    await refreshFigures(api.db, api.ctx.rules.book());
    const overlay = async (of: 'category' | 'benchmark') =>
      (await api.call('navOverlay', { params: { code: 'AMFI-900001', of } })).body;
    const category = await overlay('category');
    expect(category).toHaveLength(25);
    expect(category[0]).toEqual({ date: '2024-11-28', nav: 1000 });
    expect(category.at(-1)!.nav).toBeCloseTo(1254.4, 1);
    expect(await overlay('benchmark')).toEqual([
      { date: '2026-01-01', nav: 1000 },
      { date: '2026-01-02', nav: 1010.5 },
    ]);
    const packed = await api.app.inject('/mf/api/v4/nav_overlays/AMFI-900001/category.json?format=packed');
    expect(packed.headers['content-type']).toBe('application/octet-stream');
    expect(packed.rawPayload.length).toBeLessThan(200);
  });

  test('I2 is nothing where fewer than three funds make the category, and where no index is named', async () => {
    await bring(history(900001, 24, 0.1), history(900002, 24, 0.12));
    await refreshFigures(api.db, api.ctx.rules.book());
    for (const beside of ['category', 'benchmark'] as const) {
      const params = { code: 'AMFI-900001', of: beside };
      expect((await api.call('navOverlay', { params })).body).toEqual([]);
    }
    expect((await api.call('navOverlay', { params: { code: 'NO-SUCH', of: 'category' } })).http).toBe(404);
  });
});
