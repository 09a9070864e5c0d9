import { testApi, type TestApi } from '../../testing/testApi.ts';
import { mergeNavs } from './mergeNavs.ts';
import { FileRefused } from './parsedFile.ts';
import { parseNavText } from './readNavFile.ts';
import { reportLines } from './report.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const HEADER =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date\n';
const SECTION = 'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)\n\nHDFC Mutual Fund\n\n';
const dayText = (rows: [number, string, string, string?][]) =>
  HEADER +
  SECTION +
  rows
    .map(
      ([code, nav, date, name]) =>
        `${code};-;-;${name ?? `Fund ${code} - Direct Plan - Growth`};${nav};${date}\n`,
    )
    .join('');
const merge = (text: string, options = {}) => mergeNavs(api.db, parseNavText(text, '2026-11-21'), options);
const one = async (sql: string) => (await api.db.query(sql))[0];

describe('import of NAV files', () => {
  test('I2 creates schemes by code: real, not for sale, under the house of that name', async () => {
    expect(
      await merge(
        dayText([
          [900001, '10.5', '19-Nov-2026'],
          [900002, '20', '19-Nov-2026', 'Fund - Regular Plan - IDCW'],
        ]),
      ),
    ).toEqual({ added: 2, corrected: 0, unchanged: 0, schemesCreated: 2 });
    expect(
      await one(
        'SELECT code, amfi_code, slug, name, house_code, category, sub_category, scheme_class, direct, reinvestment, sandbox, lump_allowed, sip_allowed, closed, nav, nav_date, last_nav, returns_date, returns_stale, risk FROM schemes WHERE amfi_code = 900001',
      ),
    ).toEqual({
      code: 'AMFI-900001',
      amfi_code: 900001,
      slug: 'amfi-900001',
      name: 'Fund 900001 - Direct Plan - Growth',
      house_code: 'HDFC',
      category: 'Equity',
      sub_category: 'Flexi Cap',
      scheme_class: 'equity',
      direct: true,
      reinvestment: 'Z',
      sandbox: false,
      lump_allowed: false,
      sip_allowed: false,
      closed: false,
      nav: '10.5000',
      nav_date: '2026-11-19',
      last_nav: null,
      returns_date: '2026-11-19',
      returns_stale: false,
      risk: 'Not stated',
    });
    expect(await one('SELECT direct, reinvestment FROM schemes WHERE amfi_code = 900002')).toEqual({
      direct: false,
      reinvestment: 'N',
    });
    const found = (await api.call('mutualFundSearch', { query: { q: 'AMFI-900001' } })).body;
    expect(found.data.map(({ code }) => code)).toEqual(['AMFI-900001']);
    const [details] = (await api.call('schemeDetails', { params: { codes: 'AMFI-900001' } })).body;
    expect(details).toMatchObject({ lump_available: 'N', sip_available: 'N', sandbox: false });
    expect(await api.db.query("SELECT payload FROM outbox WHERE event = 'nav/published'")).toEqual([
      { payload: { date: '2026-11-19' } },
    ]);
  });

  test('I2 adds nothing when repeated, and reports it', async () => {
    const text = dayText([
      [900001, '10.5', '19-Nov-2026'],
      [900002, '0', '19-Nov-2026'],
    ]);
    const first = await merge(text);
    const { version } = (await one('SELECT version FROM market_version')) as { version: number };
    const second = await merge(text);
    expect([first, second]).toEqual([
      { added: 1, corrected: 0, unchanged: 0, schemesCreated: 1 },
      { added: 0, corrected: 0, unchanged: 1, schemesCreated: 0 },
    ]);
    expect(
      await one(
        'SELECT count(*) AS n FROM navs WHERE scheme_id IN (SELECT id FROM schemes WHERE NOT sandbox)',
      ),
    ).toEqual({ n: 1 });
    expect(await one("SELECT count(*) AS n FROM outbox WHERE event = 'nav/published'")).toEqual({ n: 1 });
    expect(
      ((await one('SELECT version FROM market_version')) as { version: number }).version - version,
    ).toBeLessThanOrEqual(3);
    const { refused } = parseNavText(text, '2026-11-21');
    expect(reportLines(second, refused)).toEqual([
      'accepted 0 (new 0, corrected 0), unchanged 1, refused 1',
      '  1 refused: NAV is zero, for example scheme 900002 on 19-Nov-2026 (line 7)',
    ]);
    expect(reportLines(first, [])).toEqual([
      'accepted 1 (new 1, corrected 0), unchanged 0, refused 0',
      'schemes created 1',
    ]);
  });

  test('I2 counts corrected NAVs apart and keeps the sandbox untouched', async () => {
    const before = await api.db.query('SELECT * FROM schemes WHERE sandbox ORDER BY id');
    await merge(
      dayText([
        [900001, '10.5', '18-Nov-2026'],
        [900002, '20', '18-Nov-2026'],
      ]),
    );
    expect(
      await merge(
        dayText([
          [900001, '10.6', '18-Nov-2026'],
          [900002, '20', '18-Nov-2026'],
          [900003, '30', '18-Nov-2026'],
        ]),
      ),
    ).toEqual({ added: 1, corrected: 1, unchanged: 1, schemesCreated: 1 });
    expect(await one('SELECT nav FROM schemes WHERE amfi_code = 900001')).toEqual({ nav: '10.6000' });
    expect(await api.db.query('SELECT * FROM schemes WHERE sandbox ORDER BY id')).toEqual(before);
  });

  test('I2 takes new names from a newer file, never from an older one', async () => {
    await merge(dayText([[900001, '10.5', '18-Nov-2026']]));
    await merge(dayText([[900001, '10.4', '17-Nov-2026', 'Old Name - Direct Plan']]));
    expect(await one('SELECT name, nav FROM schemes WHERE amfi_code = 900001')).toEqual({
      name: 'Fund 900001 - Direct Plan - Growth',
      nav: '10.5000',
    });
    await merge(dayText([[900001, '10.7', '19-Nov-2026', 'New Name - Direct Plan']]));
    expect(await one('SELECT name, nav, last_nav FROM schemes WHERE amfi_code = 900001')).toEqual({
      name: 'New Name - Direct Plan',
      nav: '10.7000',
      last_nav: '10.5000',
    });
  });

  test('I2 stores a history by code alone, and names its scheme when a day file comes', async () => {
    expect(await merge('scheme_code,date,nav\n900009,2025-11-18,100\n900009,2026-11-18,110\n')).toEqual({
      added: 2,
      corrected: 0,
      unchanged: 0,
      schemesCreated: 1,
    });
    expect(await one('SELECT name, house_code, year_1, nav FROM schemes WHERE amfi_code = 900009')).toEqual({
      name: 'AMFI scheme 900009',
      house_code: 'FUND-HOUSE-NOT-STATED',
      year_1: '10.0000',
      nav: '110.0000',
    });
    await merge(dayText([[900009, '110', '17-Nov-2026']]));
    expect(await one('SELECT name, house_code FROM schemes WHERE amfi_code = 900009')).toEqual({
      name: 'Fund 900009 - Direct Plan - Growth',
      house_code: 'HDFC',
    });
  });

  test('I2 does not take a change of face value for a return', async () => {
    await merge(
      'scheme_code,date,nav\n900009,2024-11-18,10\n900009,2025-11-18,11\n900009,2025-12-18,1100\n900009,2026-11-18,1210\n',
    );
    expect(
      await one('SELECT comparable_from, year_1, inception FROM schemes WHERE amfi_code = 900009'),
    ).toEqual({ comparable_from: '2025-12-18', year_1: null, inception: '10.0000' });
    await merge('scheme_code,date,nav\n900010,2025-11-18,10\n900010,2026-11-18,30\n');
    expect(await one('SELECT comparable_from, year_1 FROM schemes WHERE amfi_code = 900010')).toEqual({
      comparable_from: null,
      year_1: '200.0000',
    });
  });

  test('I1 closes schemes that have had no NAV for thirty days, and opens them again', async () => {
    await merge(
      dayText([
        [900001, '10', '19-Nov-2026'],
        [900002, '20', '19-Oct-2026'],
        [900003, '20', '20-Oct-2026'],
      ]),
    );
    const closed = () => api.db.query('SELECT amfi_code FROM schemes WHERE closed ORDER BY 1');
    expect(await closed()).toEqual([{ amfi_code: 900002 }]);
    await merge(
      dayText([
        [900002, '21', '19-Nov-2026'],
        [900001, '10', '19-Nov-2026'],
      ]),
    );
    expect(await closed()).toEqual([]);
  });

  test('I2 refuses a day file with less than half of the known schemes, unless that is meant', async () => {
    await merge(
      dayText([
        [900001, '10', '18-Nov-2026'],
        [900002, '10', '18-Nov-2026'],
        [900003, '10', '18-Nov-2026'],
        [900004, '10', '18-Nov-2026'],
      ]),
    );
    const few = dayText([[900001, '11', '19-Nov-2026']]);
    await expect(merge(few)).rejects.toThrow(FileRefused);
    await expect(merge(few)).rejects.toThrow('The file has 1 usable rows, but 4 schemes are known');
    expect(await one('SELECT nav FROM schemes WHERE amfi_code = 900001')).toEqual({ nav: '10.0000' });
    expect(
      (
        await merge(
          dayText([
            [900001, '11', '19-Nov-2026'],
            [900002, '11', '19-Nov-2026'],
          ]),
        )
      ).added,
    ).toBe(2);
    expect((await merge(dayText([[900001, '12', '20-Nov-2026']]), { partial: true })).added).toBe(1);
  });

  test('I2 a scheme with a known ISIN takes the code of the file, and no second one is made', async () => {
    const row = (code: number, isin: string, nav: string) =>
      `${code};${isin};-;Fund ${code} - Direct Plan - Growth;${nav};19-Nov-2026\n`;
    await merge(HEADER + SECTION + row(900001, 'INF000X01AB1', '10'));
    const recoded = HEADER + SECTION + row(900009, 'INF000X01AB1', '11') + row(900010, 'INF000X01AB1', '12');
    expect(await merge(recoded, { partial: true })).toMatchObject({ schemesCreated: 0, corrected: 1 });
    expect(
      await api.db.query("SELECT code, amfi_code, nav FROM schemes WHERE isin = 'INF000X01AB1'"),
    ).toEqual([{ code: 'AMFI-900001', amfi_code: 900009, nav: '11.0000' }]);
    const twice = HEADER + SECTION + row(900020, 'INF000X01AC9', '5') + row(900021, 'INF000X01AC9', '6');
    expect(await merge(twice, { partial: true })).toMatchObject({ schemesCreated: 1 });
    expect(await merge(twice, { partial: true })).toMatchObject({
      schemesCreated: 0,
      added: 0,
      corrected: 0,
    });
  });

  test('I2 a scheme without a code is found by its ISIN', async () => {
    await api.db.query(
      `INSERT INTO schemes (code, sanchay_id, slug, name, short_name, fund_name, house_code, category, sub_category,
         scheme_class, direct, reinvestment, risk, isin)
       SELECT 'OWN-1', 'own-1', 'own-1', 'Own', 'Own', 'Own', (SELECT min(code) FROM fund_houses), 'Equity', 'Flexi Cap',
         'equity', true, 'Z', 'Very High Risk', 'INF000X01AD7'`,
    );
    const file = `${HEADER}${SECTION}900030;INF000X01AD7;-;Own - Direct Plan - Growth;10;19-Nov-2026\n`;
    expect(await merge(file)).toMatchObject({ schemesCreated: 0, added: 1 });
    expect(await api.db.query("SELECT code, amfi_code FROM schemes WHERE isin = 'INF000X01AD7'")).toEqual([
      { code: 'OWN-1', amfi_code: 900030 },
    ]);
  });
});
