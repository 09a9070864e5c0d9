import readExcelFile from 'read-excel-file/node';
import type { ElssFile } from '@sanchay/contracts';
import { giveUnits } from '../../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';

describe('ELSS report', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query("UPDATE schemes SET sub_category = 'ELSS' WHERE code = $1", [FUNDS.other]);
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const report = async (year?: string) =>
    (await me.call('elssReport', { query: year === undefined ? {} : { year } })).body.data;
  const give = (...lots: { on: string; units: string; amount: string }[]) =>
    giveUnits(bench.api, me, FUNDS.other, lots);
  const file = async (name: ElssFile, language = 'en'): Promise<Buffer> => {
    const reply = await bench.api.app.inject({
      url: `/api/v3/reports/elss/${name}?year=2025-26`,
      headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
    });
    expect(reply.statusCode).toBe(200);
    return reply.rawPayload;
  };

  test('P4 · money of the year counts up to the 80C limit; 31 March and 1 April are two years', async () => {
    await give(
      { on: '2025-03-31', units: '100', amount: '1000.00' },
      { on: '2025-04-01', units: '5000', amount: '100000.00' },
      { on: '2026-03-31', units: '4000', amount: '80000.50' },
    );
    const last = await report('2025-26');
    expect(last).toMatchObject({
      ...{ financial_year: '2025-26', invested: 180_000.5, limit: 150_000, deductible: 150_000 },
      rule_ids: ['section-80c-2014', 'elss-lock-in-2005'],
    });
    expect(last.investments.map(({ date, amount, kind }) => [date, amount, kind])).toEqual([
      ['2025-04-01', 100_000, 'purchase'],
      ['2026-03-31', 80_000.5, 'purchase'],
    ]);
    expect(last.years.map(({ financial_year, invested }) => [financial_year, invested])).toEqual([
      ['2026-27', 0],
      ['2025-26', 180_000.5],
      ['2024-25', 1000],
    ]);
  });

  test('P4 · each allotment unlocks on the day after its third anniversary, 29 February included', async () => {
    // The business day of the bench is 20 November 2026.
    await give(
      { on: '2023-11-19', units: '10', amount: '100.00' },
      { on: '2023-11-20', units: '10', amount: '100.00' },
      { on: '2024-02-29', units: '20', amount: '200.00' },
      { on: '2026-11-17', units: '30', amount: '300.00' },
    );
    const { unlocks, locked_value, free_value } = await report();
    expect(unlocks.map((lot) => [lot.bought_on, lot.unlocks_on, lot.locked])).toEqual([
      ['2023-11-19', '2026-11-20', false],
      ['2023-11-20', '2026-11-21', true],
      ['2024-02-29', '2027-03-01', true],
      ['2026-11-17', '2029-11-18', true],
    ]);
    const worth = unlocks.reduce((sum, { value }) => sum + value!, 0);
    expect(locked_value + free_value).toBeCloseTo(worth, 2);
    expect(worth).toBeCloseTo(70 * 12.3456, 1);
  });

  test('P4 · other funds and other people are not in it', async () => {
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-05-05', units: '10', amount: '500.00' }]);
    const other = await bench.newInvestor();
    await giveUnits(bench.api, other, FUNDS.other, [{ on: '2025-05-05', units: '10', amount: '500.00' }]);
    expect(await report('2025-26')).toMatchObject({ invested: 0, investments: [], unlocks: [] });
  });

  test.each([
    ['2016-17', 'year_too_early'],
    ['2027-28', 'year_not_begun'],
    ['2025-27', 'year_unknown'],
  ])('P4 · there is no ELSS report for %s', async (year, code) => {
    const reply = await me.call('elssReport', { query: { year } });
    expect([reply.http, reply.body]).toEqual([422, expect.objectContaining({ code })]);
  });

  test('P4 · the files equal the screen, to the paisa', async () => {
    const folio = await give({ on: '2025-06-02', units: '12.3450', amount: '1234.56' });
    const { investments, unlocks, years } = await report('2025-26');
    const sheets = await readExcelFile(await file('elss.xlsx'));
    const rows = (name: string) => sheets.find(({ sheet }) => sheet === name)!.data.slice(1);
    expect(rows('Section 80C').map(([year, invested]) => [year, invested])).toEqual(
      years.map(({ financial_year, invested }) => [financial_year, invested]),
    );
    expect(rows('Investments').map((row) => row.slice(1))).toEqual(
      investments.map(({ name, units, amount }) => [name, folio, 'Purchase', units, amount]),
    );
    expect(rows('Unlock dates').map((row) => row.slice(4))).toEqual(
      unlocks.map(({ units, cost, value }) => ['Locked', units, cost, value]),
    );
    expect((await file('investments.csv')).toString()).toContain(
      `2025-06-02,${investments[0]!.name},${folio},Purchase,12.345,1234.56`,
    );
    expect((await file('unlocks.csv')).toString()).toContain('2028-06-03');
    expect((await file('elss.pdf', 'hi')).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
