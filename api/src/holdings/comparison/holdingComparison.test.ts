import { GOLD } from '../../gold/index.ts';
import { giveUnits } from '../../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';

describe('a holding and the same cash flows elsewhere', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    const { db } = bench.api;
    await db.query("DELETE FROM index_navs WHERE index_code = 'NIFTY50'");
    await db.query(
      `INSERT INTO index_navs (index_code, date, nav) VALUES
         ('NIFTY50', '2024-11-18', 20000), ('NIFTY50', '2025-11-18', 25000), ('NIFTY50', '2026-11-19', 30000)`,
    );
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  type Query = { with: 'nifty50' | 'benchmark' | 'category' | 'deposit'; rate?: number };
  const ask = (query: Query, code: string = FUNDS.equity, who = me) =>
    who.call('holdingComparison', { params: { code }, query });
  const compare = async (query: Query) => (await ask(query)).body.data;
  const give = () =>
    giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
      { on: '2025-11-20', units: '100', amount: '5000.00' },
    ]);

  test('P2 · each payment buys the index at the last level of its day', async () => {
    await give();
    const { name, rows, other, last, paid, holding, problem } = await compare({ with: 'nifty50' });
    expect({ name, last, paid, problem }).toEqual({
      name: 'Nifty 50',
      last: { date: '2026-11-19', level: 30_000 },
      paid: 9000,
      problem: null,
    });
    expect(rows).toEqual([
      {
        date: '2024-11-18',
        amount: -4000,
        level: 20_000,
        level_date: '2024-11-18',
        units: 0.2,
        balance: 0.2,
      },
      {
        date: '2025-11-20',
        amount: -5000,
        level: 25_000,
        level_date: '2025-11-18',
        units: 0.2,
        balance: 0.4,
      },
    ]);
    expect(other).toMatchObject({ value: 12_000, gain: 3000, xirr_problem: null });
    expect(holding.gain).toBe(Math.round((holding.value - 9000) * 100) / 100);
    const held = (await me.call('holding', { params: { code: FUNDS.equity } })).body.data.holding;
    expect([holding.value, holding.xirr_percentage]).toEqual([held.current_value, held.xirr_percentage]);
  });

  test('P2 · a deposit earns its rate from the day of each payment', async () => {
    await give();
    const { other, rate } = await compare({ with: 'deposit', rate: 0 });
    expect({ rate, value: other!.value, gain: other!.gain }).toEqual({ rate: 0, value: 9000, gain: 0 });
    const seven = await compare({ with: 'deposit', rate: 7 });
    expect(seven.other!.xirr_percentage).toBeCloseTo(7.19, 1);
    expect((await ask({ with: 'deposit' })).body.code).toBe('rate_missing');
  });

  test('P2 · a payment before the first level has no comparison, and none is estimated', async () => {
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2024-11-17', units: '1', amount: '100.00' }]);
    expect(await compare({ with: 'nifty50' })).toMatchObject({
      ...{ problem: 'no_level', problem_on: '2024-11-17', other: null, rows: [] },
    });
  });

  test('P2 · a fund without a benchmark has none; a stranger and an unknown comparison are refused', async () => {
    await give();
    await bench.api.db.query('UPDATE schemes SET benchmark_code = NULL WHERE code = $1', [FUNDS.equity]);
    expect(await compare({ with: 'benchmark' })).toMatchObject({ problem: 'no_data', other: null });
    expect((await ask({ with: 'nifty50' }, FUNDS.equity, await bench.newInvestor())).http).toBe(404);
    expect((await ask({ with: 'nifty50' }, GOLD)).http).toBe(404);
    expect((await ask({ with: 'sensex' as never })).http).toBe(400);
  });
});
