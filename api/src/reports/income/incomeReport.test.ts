import readExcelFile from 'read-excel-file/node';
import type { IncomeFile, OtherAssetDraft } from '@sanchay/contracts';
import { pdfText } from '../../testing/pdfText.ts';
import { casText } from '../../testing/casText.ts';
import { givePan, uploadStatement } from '../../testing/people/importer.ts';
import { giveUnits } from '../../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';

const deposit: OtherAssetDraft = {
  type: 'bank_deposit',
  name: '=SUM(A1) "जमा" 🏦',
  rate_percentage: 8,
  compounding: 4,
  matures_on: null,
  grams: null,
  entries: [{ on: '2024-04-01', kind: 'paid_in', amount: 100_000 }],
};

describe('income of a financial year', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const report = async (year?: string) =>
    (await me.call('incomeReport', { query: year === undefined ? {} : { year } })).body.data;
  const record = (body: OtherAssetDraft) => me.call('createOtherAsset', { body });
  const file = async (name: IncomeFile, language = 'en'): Promise<Buffer> => {
    const reply = await bench.api.app.inject({
      url: `/api/v3/reports/income/${name}?year=2025-26`,
      headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
    });
    expect(reply.statusCode).toBe(200);
    return reply.rawPayload;
  };

  const importDividends = async (rows: readonly (readonly [on: string, kind: string, amount: string])[]) => {
    const [folio] = await bench.api.db.query<{ id: string }>(
      `INSERT INTO imported_folios (id, portfolio_id, folio_key, scheme_key, folio_no, asset, isin, name)
       VALUES (gen_random_uuid(), $1, '777001', 'INF000Z01999', '777001 / 0', 'mutual_fund', 'INF000Z01999', $2)
       RETURNING id`,
      [me.portfolioId, 'Zed Equity Fund - Direct Plan - IDCW'],
    );
    for (const [nth, [on, kind, amount]] of rows.entries())
      await bench.api.db.query(
        `INSERT INTO imported_transactions (folio_id, row_key, date, nth, kind, description, amount, units, nav,
           stamp_duty, stt, imports)
         VALUES ($1, $2, $3, 0, $4, '', $5, 0, NULL, 0, 0, ARRAY[gen_random_uuid()])`,
        [folio!.id, `row ${nth}`, on, kind, amount],
      );
  };

  test('P4 · interest of assets held elsewhere is that of the year; provident funds are tax-free', async () => {
    await record(deposit);
    await record({
      ...{ ...deposit, type: 'ppf', name: 'PPF', rate_percentage: 7.1, compounding: null },
      entries: [{ on: '2025-04-01', kind: 'paid_in', amount: 100_000 }],
    });
    const year = await report('2025-26');
    expect(year).toMatchObject({
      ...{ status: 'final', reasons: [], as_of: '2026-03-31', dividends: [], deducted: [] },
      totals: { dividends: 0, taxable_interest: 8918.41, exempt_interest: 7100, foreign_income: 0, tds: 0 },
      deposit_tds: { limit: 50_000, senior_limit: 100_000, rule_id: 'fd-tds-2025' },
      foreign: { calendar_year: 2025, assets: [] },
    });
    expect(
      year.interest.map(({ source, opening, amount, closing, taxed }) => [
        ...[source, opening, amount, closing, taxed],
      ]),
    ).toEqual([
      ['bank_deposit', 108_190.88, 8918.41, 117_109.29, 'slab'],
      ['ppf', 0, 7100, 107_100, 'exempt'],
    ]);
    expect((await report('2023-24')).interest).toEqual([]);
    expect((await report('2023-24')).deposit_tds).toBeNull();
  });

  test('P4 · an asset without a rate and a value of the year makes the report a draft', async () => {
    await record(deposit);
    await bench.api.db.query('UPDATE other_assets SET rate_percentage = NULL WHERE portfolio_id = $1', [
      me.portfolioId,
    ]);
    const year = await report('2025-26');
    expect([year.status, year.reasons, year.interest[0]!.amount]).toEqual([
      'draft',
      ['interest_unknown'],
      null,
    ]);
    expect(year.totals.taxable_interest).toBe(0);
  });

  test('P4 · the running year is a draft up to today, and years of before and after are refused', async () => {
    expect(await report()).toMatchObject({
      ...{ financial_year: '2026-27', as_of: '2026-11-20', reasons: ['year_running'], interest: [] },
    });
    for (const [year, code] of [
      ['2016-17', 'year_too_early'],
      ['2027-28', 'year_not_begun'],
    ] as const)
      expect((await me.call('incomeReport', { query: { year } })).body).toMatchObject({ code });
  });

  test('P4 · payouts of an IDCW option are named as not recorded', async () => {
    await giveUnits(bench.api, me, FUNDS.other, [{ on: '2025-05-05', units: '10', amount: '500.00' }]);
    const set = (option: string) =>
      bench.api.db.query('UPDATE schemes SET reinvestment = $2 WHERE code = $1', [FUNDS.other, option]);
    await set('N');
    const { reasons } = await report('2025-26');
    await set('Z');
    expect(reasons).toEqual(['distributions_unknown']);
  });

  test('P4 · dividends of an imported statement are income of their year, tax-free until March 2020', async () => {
    await importDividends([
      ['2020-03-31', 'dividend_payout', '-300.00'],
      ['2020-04-01', 'dividend_payout', '-200.00'],
      ['2020-06-01', 'dividend_reinvestment', '100.00'],
      ['2020-06-02', 'purchase', '500.00'],
    ]);
    const [tax, free, other] = [await report('2020-21'), await report('2019-20'), await report('2021-22')];
    expect(tax.dividends.map(({ date, amount, tds, taxed }) => [date, amount, tds, taxed])).toEqual([
      ['2020-04-01', 200, null, 'slab'],
      ['2020-06-01', 100, null, 'slab'],
    ]);
    expect([tax.totals.dividends, tax.status]).toEqual([300, 'final']);
    expect(free.dividends).toMatchObject([{ amount: 300, taxed: 'exempt', source: 'mutual_fund' }]);
    expect(other.dividends).toEqual([]);
  });

  test('P4 · tax that a statement states is that of its dividend or payout, once however often it is imported', async () => {
    await givePan(bench, me, 'AAAPE1111A');
    const line = { on: '2025-05-02', what: 'Purchase', units: '100.000', amount: '5,000.00', nav: '50.0000' };
    const statement = casText(
      [{ folio: '777001 / 0', pan: 'AAAPE1111A', name: 'Zed Equity Fund - IDCW', isin: null, lines: [line] }],
      { from: '2025-04-01', to: '2026-03-31' },
    );
    const lines = [
      '16-Jun-2025\t\tIDCW Paid @ Rs. 20 per unit\t\t2,000.00',
      '16-Jun-2025\t\t*** TDS on Above ***\t\t200.00',
      '16-Sep-2025\t\tIDCW Reinvestment @ Rs. 20\t\t1,799.91\t\t36.000\t\t49.9975\t\t136.000',
      '16-Sep-2025\t\t*** Stamp Duty ***\t\t0.09',
      '16-Sep-2025\t\t*** TDS on Above ***\t\t200.00',
      '16-Dec-2025\t\tRedemption\t\t(1,020.00)\t\t(17.000)\t\t60.0000\t\t119.000',
      '16-Dec-2025\t\t*** STT Paid ***\t\t0.01',
      '16-Dec-2025\t\t*** TDS on Above ***\t\t21.25',
    ].join('\n');
    const text = statement.replace(/Closing Unit Balance: \S+/, `${lines}\nClosing Unit Balance: 119.000`);
    for (let time = 1; time <= 2; time += 1) {
      const { id } = (await uploadStatement(me, text)).body.data;
      await me.call('answerImport', {
        params: { id },
        body: { answers: [{ folio: 0, scheme: 'unlisted' }] },
      });
      expect((await me.call('applyImport', { params: { id } })).body.data).toMatchObject({
        state: 'applied',
      });
      const { dividends, deducted, totals } = await report('2025-26');
      expect(dividends.map(({ date, amount, tds, taxed }) => [date, amount, tds, taxed])).toEqual([
        ['2025-06-16', 2000, 200, 'slab'],
        ['2025-09-16', 2000, 200, 'slab'],
      ]);
      expect(deducted).toMatchObject([
        { source: 'mutual_fund', date: '2025-12-16', paid: 998.74, tds: 21.25 },
      ]);
      expect(totals).toMatchObject({ dividends: 4000, tds: 421.25 });
    }
    const sheets = await readExcelFile(await file('income.xlsx'));
    const data = (name: string) => sheets.find(({ sheet }) => sheet === name)!.data;
    expect(
      data('Dividends')
        .slice(1)
        .map((row) => [row[3], row[4]]),
    ).toEqual([
      [2000, 200],
      [2000, 200],
    ]);
    expect(data('Deposits and TDS')[1]!.slice(-2)).toEqual([998.74, 21.25]);
  });

  test('P4 · assets of other people are not in it', async () => {
    await record(deposit);
    me = await bench.newInvestor();
    expect((await report('2025-26')).interest).toEqual([]);
  });

  test('P4 · the workbook equals the screen cell by cell, and a sheet without rows states that', async () => {
    await record(deposit);
    const { interest, totals } = await report('2025-26');
    const sheets = await readExcelFile(await file('income.xlsx'));
    const data = (name: string) => sheets.find(({ sheet }) => sheet === name)!.data;
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'About this report',
      'Income',
      'Dividends',
      'Interest',
      'Deposits and TDS',
      'Digital gold',
      'Schedule FA',
    ]);
    const [own] = interest;
    expect(data('Interest')[1]).toEqual([
      ...['Bank deposit', deposit.name, null, own!.opening, own!.paid_in, own!.taken_out, own!.closing],
      ...[own!.amount, null, 'Income slab', 'By its rate', own!.amount],
    ]);
    expect(
      data('Income')
        .slice(1)
        .map((row) => row[1]),
    ).toEqual(Object.values(totals));
    expect(data('Schedule FA')[1]![0]).toMatch(/^No foreign assets/);
    expect(data('Dividends')[1]![0]).toMatch(/^No dividends/);
  });

  test('P4 · a name with a formula, quotes, Devanagari and emoji stays text; Hindi files are in Hindi', async () => {
    await record(deposit);
    const csv = (await file('income.csv')).toString();
    expect(csv).toContain('"\'=SUM(A1) ""जमा"" 🏦"');
    expect(csv).toContain(',8918.41,');
    expect(pdfText(await file('income.pdf'))).toContain('1,08,190.880.000.001,17,109.298,918.41');
    expect((await file('income.pdf', 'hi')).subarray(0, 5).toString()).toBe('%PDF-');
    const sheets = await readExcelFile(await file('income.xlsx', 'hi'));
    expect(sheets.map(({ sheet }) => sheet)).toContain('शेड्यूल FA');
  });
});
