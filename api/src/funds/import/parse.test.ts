import { epochDay } from '@sanchay/finance';
import { FileRefused } from './parsedFile.ts';
import { parseNavText } from './readNavFile.ts';
import { isoDay, readNav } from './rowReader.ts';

const today = '2026-11-21';
const SIX = 'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date';
const EIGHT =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Plan;Option;Net Asset Value;Date';
const OLD_EIGHT =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Repurchase Price;Sale Price;Date';
const SECTION =
  '\r\n \r\nOpen Ended Schemes(Equity Scheme - Flexi Cap Fund)\r\n \r\nHDFC Mutual Fund\r\n \r\n';
const day = (header: string, ...rows: string[]) => `${header}${SECTION}${rows.join('\r\n')}\r\n`;
const parse = (text: string) => parseNavText(text, today);

describe('cells of NAV files', () => {
  test.each([
    ['10.', 100_000],
    ['10', 100_000],
    ['106.8821', 1_068_821],
    ['132.03000', 1_320_300],
    ['0.00005', 1],
    ['1,234.5', 12_345_000],
    ['0', 'zero'],
    ['0.0', 'zero'],
    ['0.00004', 'zero'],
    ['N.A.', 'not_available'],
    ['NA', 'not_available'],
    ['-', 'not_available'],
    ['', 'not_available'],
    ['-5', 'not_a_number'],
    ['1e3', 'not_a_number'],
    ['12.5.1', 'not_a_number'],
    ['B.C.', 'not_a_number'],
  ])('I2 read the NAV "%s" as %s', (text, expected) => {
    expect(readNav(text)).toBe(expected);
  });

  test.each([
    ['21-Aug-2026', '2026-08-21'],
    ['21-AUG-2026', '2026-08-21'],
    ['07-04-2013', '2013-04-07'],
    ['2013-05-28', '2013-05-28'],
    ['31-Feb-2026', null],
    ['21-Foo-2026', null],
    ['21-Aug-20', null],
    ['', null],
  ])('I2 read the date "%s" as %s', (text, expected) => {
    expect(isoDay(text)).toBe(expected);
  });
});

describe('AMFI files', () => {
  test('I2 are read with six columns; category and house come from the lines above', () => {
    const file = parse(
      day(SIX, '118955;INF179K01UT0;-;HDFC Flexi Cap Fund - Growth Option - Direct Plan;1234.5;21-Aug-2026'),
    );
    expect(file).toEqual({
      kind: 'day',
      points: [{ amfi_code: 118955, day: epochDay('2026-08-21'), nav: 12_345_000 }],
      refused: [],
      facts: new Map([
        [
          118955,
          {
            amfi_code: 118955,
            name: 'HDFC Flexi Cap Fund - Growth Option - Direct Plan',
            house: 'HDFC Mutual Fund',
            category: 'Equity Scheme - Flexi Cap Fund',
            maturity: 'Open Ended',
            plan: '',
            option: '',
            isin: 'INF179K01UT0',
            isin_reinvestment: null,
          },
        ],
      ]),
    });
  });

  test('I2 are read with plan and option in columns of their own', () => {
    const { facts } = parse(
      day(
        EIGHT,
        '1;Redeemed;HDFCNIVODG;HDFC  Flexi Cap Fund ;Direct Plan;IDCW-Re-investment;10.;21-Aug-2026',
      ),
    );
    expect(facts.get(1)).toMatchObject({
      name: 'HDFC Flexi Cap Fund',
      plan: 'Direct Plan',
      option: 'IDCW-Re-investment',
      isin: null,
      isin_reinvestment: null,
    });
  });

  test('I2 of the older eight columns are distinguished by the header: the NAV is not the sale price', () => {
    const { points } = parse(
      day(OLD_EIGHT, '120518;INF209KA1LH3;INF209K01ZB2;Some Fund;216.86;214.69;219.99;31-Jan-2018'),
    );
    expect(points).toEqual([{ amfi_code: 120518, day: epochDay('2018-01-31'), nav: 2_168_600 }]);
  });

  test('I2 refuse single rows with their reason and line, and keep the others', () => {
    const row = (code: string, nav: string, date: string) => `${code};-;-;Fund ${code};${nav};${date}`;
    const file = parse(
      day(
        SIX,
        row('1', '10', '21-Aug-2026'),
        row('2', '0', '21-Aug-2026'),
        row('3', 'N.A.', '21-Aug-2026'),
        row('4', 'x', '21-Aug-2026'),
        row('5', '10', '31-Feb-2026'),
        row('6', '10', '22-Nov-2026'),
        row('1', '11', '21-Aug-2026'),
        row('x', '10', '21-Aug-2026'),
        row('7', '10', '21-Nov-2026'),
      ),
    );
    expect(file.points.map(({ amfi_code }) => amfi_code)).toEqual([1, 7]);
    expect([...file.facts.keys()]).toEqual([1, 7]);
    expect(file.refused.map(({ reason }) => reason)).toEqual([
      'zero',
      'not_available',
      'not_a_number',
      'bad_date',
      'future',
      'repeated',
      'bad_code',
    ]);
    expect(file.refused[0]!.example).toBe('scheme 2 on 21-Aug-2026 (line 8)');
  });

  test('I2 with several days of a scheme are a history', () => {
    const row = (date: string) => `1;-;-;Fund;10;${date}`;
    expect(parse(day(SIX, row('20-Aug-2026'), row('21-Aug-2026'))).kind).toBe('history');
  });

  test.each([
    ['an error page', '<html><head><title>404 Not Found</title></head></html>', 'web page'],
    ['nothing', ' \r\n', 'empty'],
    ['an unknown header', 'Code;Name;NAV\r\n1;a;10\r\n', 'header is not one'],
    [
      'an unknown column',
      day(`${SIX};Colour`, '1;-;-;Fund;10;21-Aug-2026;red'),
      'column "Colour" is not known',
    ],
    [
      'a missing column',
      day(SIX.replace(';Scheme Name', ''), '1;-;-;10;21-Aug-2026'),
      'column for "name" is missing',
    ],
    ['a header alone', `${SIX}\r\n`, 'no rows'],
    [
      'a row with too few columns',
      day(SIX, '1;-;-;Fund;10', '2;-;-;Fund;10;21-Aug-2026'),
      'Line 7 has 5 columns instead of 6',
    ],
    [
      'a row with too many columns',
      day(SIX, '1;-;-;Fund;10;21-Aug-2026;x'),
      'Line 7 has 7 columns instead of 6',
    ],
    [
      'an end in the middle of a row',
      day(SIX, '1;-;-;Fund;10;21-Aug-2026', '2;-;-;Fu').trim(),
      'Line 8 has 4 columns',
    ],
    [
      'an end in the middle of a date',
      day(SIX, '1;-;-;Fund;10;21-Aug-2026', '2;-;-;Fund;10;21-Aug-20').trim(),
      'ends in the middle',
    ],
    [
      'an end in the middle of a code',
      day(SIX, '1;-;-;Fund;10;21-Aug-2026', '11').trim(),
      'ends in the middle',
    ],
    ['a history without dates', 'scheme_code,nav\n1,10\n', 'date and nav are needed'],
    [
      'a history with another column',
      'scheme_code,date,nav,mood\n1,2026-01-01,10,good\n',
      'column "mood" is not known',
    ],
    ['a history cut off', 'scheme_code,date,nav\n1,2026-01-01,10\n1,2026-01-', 'Line 3 is not whole'],
    [
      'a history cut off at a comma',
      'scheme_code,date,nav\n1,2026-01-01,10\n1,2026-01-02,',
      'Line 3 is not whole',
    ],
    ['a history without rows', 'scheme_code,date,nav\n', 'no rows'],
    ['JSON cut off', '{"meta": {"scheme_code": 1', 'JSON is not whole'],
    ['other JSON', '{"meta": {}, "data": []}', 'not a NAV history'],
    [
      'JSON without NAVs',
      '{"meta": {"scheme_code": 1, "scheme_name": "x"}, "data": [{"date": "01-01-2026"}]}',
      'not a NAV history',
    ],
  ])('I2 refuse %s as a whole', (_what, text, message) => {
    expect(() => parse(text)).toThrow(FileRefused);
    expect(() => parse(text)).toThrow(message);
    expect(() => parse(text)).toThrow('Nothing was changed');
  });
});

describe('histories', () => {
  test('I2 in CSV are read by the names of their columns', () => {
    const { kind, points, facts } = parse(
      'scheme_code,month,date,nav\n122639,2013-05,2013-05-31,9.9992\n122639,2013-06,2013-06-28,10.\n',
    );
    expect([kind, facts.size]).toEqual(['history', 0]);
    expect(points).toEqual([
      { amfi_code: 122639, day: epochDay('2013-05-31'), nav: 99_992 },
      { amfi_code: 122639, day: epochDay('2013-06-28'), nav: 100_000 },
    ]);
  });

  test('I2 in the JSON of mfapi bring the facts of their scheme', () => {
    const json = {
      meta: {
        fund_house: 'Quantum Mutual Fund',
        scheme_type: 'Open Ended Schemes',
        scheme_category: 'Equity Scheme - Value Fund',
        scheme_code: 103490,
        scheme_name: 'Quantum Value Fund - Direct Plan Growth Option',
        isin_growth: 'INF082J01036',
        isin_div_reinvestment: null,
      },
      data: [
        { date: '10-12-2025', nav: '132.03000' },
        { date: '07-04-2013', nav: '0' },
      ],
    };
    const { points, facts, refused } = parse(JSON.stringify(json));
    expect(points).toEqual([{ amfi_code: 103490, day: epochDay('2025-12-10'), nav: 1_320_300 }]);
    expect(refused).toEqual([{ reason: 'zero', example: 'scheme 103490 on 07-04-2013 (entry 2)' }]);
    expect(facts.get(103490)).toMatchObject({
      house: 'Quantum Mutual Fund',
      maturity: 'Open Ended',
      category: 'Equity Scheme - Value Fund',
      isin: 'INF082J01036',
    });
  });
});
