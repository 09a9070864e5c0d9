import readExcelFile from 'read-excel-file/node';
import { UsOrderBench } from '../../testing/partners/usOrderBench.ts';

const NEXT = '2026-11-25T21:00:00.000+05:30';
const NEXT_SETTLED = '2026-12-02T06:00:00.000+05:30';

describe('assets and income abroad', () => {
  let bench: UsOrderBench;
  beforeEach(async () => {
    bench = await UsOrderBench.open();
  });
  afterEach(() => bench.close());

  const report = async (year: string) =>
    (await bench.api.call('capitalGains', { token: bench.token, query: { year } })).body.data;
  const download = async (file: string, year: string) =>
    (
      await bench.api.app.inject({
        url: `/api/v3/reports/capital-gains/${file}?year=${year}`,
        headers: { authorization: `Bearer ${bench.token}` },
      })
    ).rawPayload;

  test('P4 · a purchase is listed for the calendar year with its first, highest and last value and its sales', async () => {
    expect((await report('2025-26')).foreign).toBeNull();
    const bought = await bench.settled({ amount: 200 });
    await bench.moveTo(NEXT);
    const sold = await bench.settled({ side: 'sell', quantity: 0.25 }, NEXT_SETTLED);
    const { foreign, lots } = await report('2026-27');
    const [row, ...rest] = foreign!.shares;
    expect(rest).toEqual([]);
    expect(row).toMatchObject({
      ...{ symbol: bench.share.symbol, bought_on: '2026-11-20', account: expect.stringMatching(/^US-/) },
      ...{ shares: Number((bought.filled - 0.25).toFixed(6)), initial: 200 * 90, credited: 0 },
    });
    const gross = lots[0]!.dollars!.proceeds;
    expect(gross).toBeGreaterThan(sold.net);
    expect(row!.proceeds).toBeCloseTo(gross * 90, 2);
    expect(row!.peak).toBeGreaterThanOrEqual(row!.closing);
    expect(row!.peak_on >= '2026-11-20' && row!.peak_on <= '2026-12-02').toBe(true);
    expect(foreign).toMatchObject({ from: '2026-01-01', to: '2026-12-02', running: true, tax_paid: 0 });
    expect(foreign!.gains).toBe(lots[0]!.gain);
  });

  test('P4 · a dividend is income abroad with its tax, and is credited to the purchases that were held', async () => {
    await bench.settled({ quantity: 2 });
    await bench.announce({ kind: 'dividend', per_share: '5', ex_date: '2026-11-25' });
    await bench.moveTo('2026-12-10T12:00:00.000+05:30');
    const { foreign } = await report('2026-27');
    // $10, of which $2.50 is withheld, at 90 rupees for a dollar.
    expect(foreign).toMatchObject({ dividends: 900, tax_paid: 225, gains: 0, shares: [{ credited: 900 }] });
    const book = await readExcelFile(await download('capital-gains.xlsx', '2026-27'));
    const income = book.find(({ sheet }) => sheet === 'Schedule FSI and TCS')!.data;
    expect(income[2]).toEqual(expect.arrayContaining(['Other sources (dividends)', 900, 225]));
    const { body } = await bench.api.call('incomeReport', { token: bench.token, query: { year: '2026-27' } });
    expect(body.data).toMatchObject({
      totals: { dividends: 0, foreign_income: 900, foreign_tax: 225, tds: 0 },
      dividends: [{ source: 'us_stock', date: '2026-12-09', amount: 900, tds: null, foreign_tax: 225 }],
      foreign: { calendar_year: 2026, assets: [{ source: 'us_stock', income: 900 }] },
    });
    // What came is in the wallet: $7.50 at 90 rupees.
    const [paid] = await bench.api.db.query<{ usd: number }>(
      `SELECT sum(e.amount)::float8 AS usd FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
       JOIN ledger_transfers t ON t.investor_id = e.investor_id AND t.id = e.transfer_id
       WHERE a.role = 'usd_wallet' AND t.kind LIKE '%dividend%'`,
    );
    expect(paid!.usd * 90).toBe(900 - 225);
    const file = await bench.api.app.inject({
      url: '/api/v3/reports/income/income.xlsx?year=2026-27',
      headers: { authorization: `Bearer ${bench.token}`, 'accept-language': 'en' },
    });
    const rows = (await readExcelFile(file.rawPayload)).find(({ sheet }) => sheet === 'Dividends')!.data;
    expect([rows[0]!.at(-1), rows[1]!.at(-1)]).toEqual(['Net amount', 675]);
    const { body: before } = await bench.api.call('incomeReport', {
      token: bench.token,
      query: { year: '2025-26' },
    });
    expect(before.data).toMatchObject({ dividends: [], foreign: { assets: [] } });
  });

  test('P4 · a dividend of the new year is credited to each purchase by its shares, sold out ones too', async () => {
    await bench.settled({ quantity: 1 });
    await bench.moveTo(NEXT);
    await bench.settled({ quantity: 1 }, NEXT_SETTLED);
    await bench.announce({ kind: 'dividend', per_share: '5', ex_date: '2026-12-22' });
    await bench.moveTo('2026-12-23T21:00:00.000+05:30');
    // The first purchase is sold out after the ex-date and before the year of the payment.
    await bench.settled({ side: 'sell', quantity: 1 }, '2026-12-29T06:00:00.000+05:30');
    await bench.moveTo('2027-04-06T21:00:00.000+05:30');
    const { shares } = (await report('2027-28')).foreign!;
    expect(shares.map((row) => [row.bought_on, row.shares, row.credited > 0, row.peak > 0])).toEqual([
      ['2026-11-20', 0, true, false],
      ['2026-11-25', 1, true, true],
    ]);
    expect(shares[0]!.credited).toBe(shares[1]!.credited);
  });

  test('P4 · a dividend and a split of one ex-date: the dividend is for the shares after the split', async () => {
    await bench.settled({ quantity: 2 });
    await bench.announce({ kind: 'dividend', per_share: '5', ex_date: '2026-11-25' });
    await bench.announce({ kind: 'split', new_shares: '3', old_shares: '1', ex_date: '2026-11-25' });
    await bench.moveTo('2026-12-10T12:00:00.000+05:30');
    const { foreign } = await report('2026-27');
    expect(foreign).toMatchObject({
      dividends: 2_700,
      tax_paid: 675,
      shares: [{ credited: 2_700, shares: 6 }],
    });
  });

  test('P4 · a split after the year changes no figure of the year', async () => {
    await bench.settled({ quantity: 2 });
    await bench.announce({ kind: 'split', new_shares: '3', old_shares: '2', ex_date: '2027-01-05' });
    await bench.moveTo('2027-01-02T12:00:00.000+05:30');
    const [before] = (await report('2026-27')).foreign!.shares;
    await bench.moveTo('2027-01-06T12:00:00.000+05:30');
    const [after] = (await report('2026-27')).foreign!.shares;
    expect([after!.shares, after!.initial]).toEqual([2, before!.initial]);
    expect(Math.abs(after!.closing - before!.closing)).toBeLessThan(before!.closing / 1_000);
  });

  test('P4 · the year after the whole sale lists nothing more, and one that held shares on 1 January lists them', async () => {
    await bench.settled({ amount: 200 });
    const [held] = await bench.holdings();
    await bench.moveTo('2027-04-06T21:00:00.000+05:30');
    const before = await report('2027-28');
    expect(before.foreign!.shares).toMatchObject([{ shares: held!.quantity, proceeds: 0, initial: 18_000 }]);
    const closed = await report('2026-27');
    expect(closed.foreign).toMatchObject({ to: '2026-12-31', running: false });
    await bench.settled({ side: 'sell', quantity: held!.quantity }, '2027-04-12T06:00:00.000+05:30');
    const [sold] = (await report('2027-28')).foreign!.shares;
    expect([sold!.shares, sold!.closing, sold!.proceeds > 0]).toEqual([0, 0, true]);
    await bench.api.db.query("UPDATE us_sales SET sold_on = '2026-12-31'");
    expect((await report('2027-28')).foreign).toBeNull();
  });

  test('P4 · the tax collected on remittances counts for the year of the remittance, and the files have every figure', async () => {
    await bench.settled({ amount: 200 });
    await bench.api.db.query(
      "UPDATE us_transfers SET tcs = 1234.5, total = total + 1234.5 WHERE direction = 'in' AND state = 'completed'",
    );
    const { foreign } = await report('2026-27');
    expect(foreign!.tcs).toBe(1234.5);
    expect((await report('2025-26')).foreign).toBeNull();
    const [row] = foreign!.shares;
    const csv = (await download('schedule-fa.csv', '2026-27')).toString('utf8').trim().split('\r\n');
    expect(csv).toHaveLength(2);
    for (const figure of [row!.initial, row!.peak, row!.closing, row!.shares])
      expect(csv[1]!.split(',')).toContain(String(figure));
    const book = await readExcelFile(await download('capital-gains.xlsx', '2026-27'));
    const sheetOf = (name: string) => book.find(({ sheet }) => sheet === name)!.data;
    expect(sheetOf('Schedule FA A3')[1]).toEqual(
      expect.arrayContaining([row!.name, row!.peak, row!.closing]),
    );
    expect(sheetOf('Schedule FSI and TCS')[1]).toEqual(expect.arrayContaining([foreign!.gains, 1234.5]));
  });
});
