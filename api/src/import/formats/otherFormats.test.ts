import fc from 'fast-check';
import { casPdf } from '../../testing/casPdf.ts';
import writeExcelFile from 'write-excel-file/node';
import { readFile } from '../file/readFile.ts';
import { readRows, readText } from './readFormats.ts';
import type { Statement } from './statement.ts';

const SUMMARY = [
  'Consolidated Account Summary',
  'As on 31-Mar-2026',
  'PAN: AAAPE1111A',
  'Folio No.\t\tScheme Details\t\tClosing Balance\t\tNAV Date\t\tNAV\t\tCost Value\t\tMarket Value\t\tRegistrar',
  'Zed Mutual Fund',
  '777001 / 0\t\tTST1-Zed Equity Fund - Direct - Growth - INF846K01EW2\t\t140.000\t\t31-Mar-2026\t\t50.0000\t\t6,500.00\t\t7,000.00\t\tCAMS',
  '777002\t\tTST2-Zed Debt Fund - Direct\t\t10.500\t\t30-Mar-2026\t\t12.3456\t\t100.00\t\t129.63\t\tCAMS',
  'Growth',
  'Total\t\t6,600.00\t\t7,129.63',
].join('\n');
const TRADES = [
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id,order_execution_time',
  'RELIANCE,INE002A01018,2024-03-12,NSE,EQ,EQ,sell,false,4,2700,2,9,2024-03-12T10:00:00',
  'RELIANCE,INE002A01018,2024-01-10,NSE,EQ,EQ,buy,false,10,2400.5,1,8,2024-01-10T10:00:00',
  'NIFTY24JANFUT,,2024-01-11,NFO,FO,,buy,false,50,21000,3,7,2024-01-11T10:00:00',
].join('\n');
const FUNDS = [
  'Date,Folio Number,Name of the Fund,Order,Units,NAV,Current Nav,Amount (INR)',
  '2025-05-02,777001/0,Zed Equity Growth Direct Plan,buy,100,50,60,5000.00',
  '2025-11-03,777001/0,Zed Equity Growth Direct Plan,sell,40,55,60,"2,200.00"',
  '2025-12-03,777001/0,Zed Equity Growth Direct Plan,sell,40,55,60,0.022',
].join('\n');

const withoutText = ({ unread, ...rest }: Statement) => ({ ...rest, unread: unread.map(({ line }) => line) });

describe('other formats of statements', () => {
  test('P6 · a tradebook of the invented shares of the sandbox is read, one of a bond is not', () => {
    const of = (isin: string) => readText(TRADES.replaceAll('INE002A01018', isin))!;
    expect(of('INESBX000003').holdings).toMatchObject([{ isin: 'INESBX000003', asset: 'stock' }]);
    expect(of('INE002A07015')).toMatchObject({
      holdings: [],
      unread: [{ line: 2 }, { line: 3 }, { line: 4 }],
    });
  });

  test('P6 · a summary has units and no transactions', () => {
    const { holdings, ...rest } = readText(SUMMARY)!;
    expect(rest).toEqual({ format: 'cas_summary', from: '2026-03-31', to: '2026-03-31', unread: [] });
    expect(
      holdings.map(({ folio, name, isin, pan, house, closing, nav, valuedOn, cost, faults }) => [
        ...[folio, name, isin, pan, house, closing, nav, valuedOn, cost, faults],
      ]),
    ).toEqual([
      [
        '777001 / 0',
        'Zed Equity Fund - Direct - Growth',
        'INF846K01EW2',
        'AAAPE1111A',
        'Zed Mutual Fund',
        '140.000',
        '50.0000',
        '2026-03-31',
        '6500.00',
        ['no_transactions'],
      ],
      [
        '777002',
        'Zed Debt Fund - Direct Growth',
        null,
        'AAAPE1111A',
        'Zed Mutual Fund',
        '10.500',
        '12.3456',
        '2026-03-30',
        '100.00',
        ['no_transactions'],
      ],
    ]);
  });

  test('P6 · a changed figure of a summary is a fault or a line that is not read', async () => {
    const digits = [...SUMMARY.matchAll(/\d/g)]
      .map(({ index }) => index)
      .filter((at) => at > SUMMARY.indexOf('140.000'));
    await fc.assert(
      fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(SUMMARY[at]) + by) % 10;
        const read = readText(`${SUMMARY.slice(0, at)}${digit}${SUMMARY.slice(at + 1)}`)!;
        const units = read.holdings.map(({ closing }) => closing);
        const isSame = units.join() === '140.000,10.500';
        const isSaid = read.unread.length > 0 || read.holdings.some(({ faults }) => faults.includes('value'));
        // A thousandth of a unit is within the tolerance.
        const isClose =
          Math.abs(Number(units[0]) - 140) < 0.0011 && Math.abs(Number(units[1]) - 10.5) < 0.0051;
        expect(isSame || isSaid || isClose).toBe(true);
      }),
    );
  });

  test('P6 · a tradebook is read by day whatever its order, and what is no share is listed', () => {
    const { holdings, unread, from, to } = readText(TRADES)!;
    expect([from, to, unread.map(({ line }) => line)]).toEqual(['2024-01-10', '2024-03-12', [4]]);
    expect(holdings).toHaveLength(1);
    expect(holdings[0]).toMatchObject({
      folio: 'Zerodha',
      isin: 'INE002A01018',
      opening: null,
      closing: null,
    });
    expect(holdings[0]!.rows.map(({ on, units, amount, kind }) => [on, units, amount, kind])).toEqual([
      ['2024-01-10', '10', '24005.00', 'purchase'],
      ['2024-03-12', '-4', '-10800.00', 'redemption'],
    ]);
  });

  test('P6 · a trade that a file states twice counts once, and another one of its number is not read', () => {
    const row = (price: number) => `INE000A01012,25-03-2025,buy,10,${price},C1,77`;
    const book = (...rows: string[]) =>
      ['ISIN,Date,Type,Quantity,Price,Client Code,Trade ID', ...rows].join('\n');
    const twice = readText(book(row(100), row(100)))!;
    expect([twice.holdings[0]!.rows.length, twice.unread.length]).toEqual([1, 0]);
    const changed = readText(book(row(100), row(101)))!;
    expect([changed.holdings[0]!.rows.length, changed.unread.length]).toEqual([1, 1]);
  });

  test('P6 · a table with tabs, as spreadsheet programs save it, is read as the one with commas', () => {
    const withTabs = (text: string) =>
      text.replaceAll(/"[^"]*"|,/g, (part) => (part === ',' ? '\t' : part.replaceAll('"', '')));
    expect(withTabs(FUNDS)).toContain('2,200.00');
    for (const text of [TRADES, FUNDS])
      expect(withoutText(readText(withTabs(text))!)).toEqual(withoutText(readText(text)!));
  });

  test.each([
    '25-03-2025 10:15',
    '25-03-2025 10:15:30 AM',
    '2025-03-25T10:15:00',
    '25 Mar 2025 10:15',
    '25 Mar 2025',
  ])('P6 · the day of a transaction at %s is read', (at) => {
    const read = readText(FUNDS.replace('2025-05-02', at))!;
    expect([read.unread, read.holdings[0]!.rows[0]!.on]).toEqual([[], '2025-03-25']);
  });

  test.each([
    [
      'a day that only the American order allows',
      TRADES.replace('2024-03-12', '03/25/2024').replace('2024-01-10', '01/02/2024'),
    ],
    ['columns without ISIN', 'symbol,trade_date,trade_type,quantity,price\nRELIANCE,2024-01-10,buy,10,2400'],
  ])('P6 · %s is not guessed', (_what, text) => {
    const read = readText(text);
    expect(read === null ? [] : read.holdings).toEqual([]);
    if (read) expect(read.unread.length).toBeGreaterThan(1);
  });

  test.each([
    ['a side that is none', 'sell', 'pledge'],
    ['a quantity in words', ',4,', ',four,'],
    ['an ISIN with a wrong check digit', 'INE002A01018,2024-03-12', 'INE002A01019,2024-03-12'],
    ['a negative price', '2700', '-2700'],
    ['no day', '2024-03-12,NSE', '12 March,NSE'],
  ])('P6 · a trade with %s is listed as unread', (_what, from, to) => {
    const { holdings, unread } = readText(TRADES.replace(from, to))!;
    expect(holdings[0]!.rows).toHaveLength(1);
    expect(unread.map(({ line }) => line)).toEqual([2, 4]);
  });

  test('P6 · transactions of another platform are read, and an amount in another unit is a fault', () => {
    const { format, holdings, unread } = readText(FUNDS)!;
    expect([format, unread]).toEqual(['fund_transactions', []]);
    expect(
      holdings[0]!.rows.map(({ on, units, amount, kind, fault }) => [on, units, amount, kind, fault]),
    ).toEqual([
      ['2025-05-02', '100', '5000', 'purchase', null],
      ['2025-11-03', '-40', '-2200', 'redemption', null],
      ['2025-12-03', '-40', '-0.022', 'redemption', 'amount'],
    ]);
  });

  test('P6 · a workbook is read as its CSV, and a PDF with a password as its text', async () => {
    const rows = TRADES.split('\n').map((line) => line.split(','));
    const data = rows.map((row) => row.map((value) => ({ value, type: String })));
    const book = await writeExcelFile([{ sheet: 'Trades', data }]).toBuffer();
    const read = await readFile(book, '');
    expect(read).toEqual({ statement: readRows(rows) });
    const pdf = await casPdf(SUMMARY, { layout: 'depository', password: 'secret' });
    const outcome = await readFile(pdf, 'secret');
    expect(outcome).toEqual({ statement: readText(SUMMARY) });
  });

  test('P6 · a workbook that unpacks to far more than it has is refused', async () => {
    const { ZipFile } = await import('yazl');
    const zip = new ZipFile();
    zip.addBuffer(Buffer.alloc(70 * 1024 * 1024), 'xl/worksheets/sheet1.xml');
    zip.end();
    const parts: Buffer[] = [];
    for await (const part of zip.outputStream) parts.push(part as Buffer);
    expect(await readFile(Buffer.concat(parts), '')).toEqual({ refused: 'too_heavy' });
  });
});
