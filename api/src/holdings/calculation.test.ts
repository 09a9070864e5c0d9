import { giveUnits } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

describe('how figures are calculated', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    me = await bench.newInvestor();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.2500');
    await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-02-29', units: '100', amount: '4000.00' },
      { on: '2025-06-10', units: '50.125', amount: '2300.55' },
    ]);
    await giveUnits(bench.api, me, FUNDS.debt, [{ on: '2025-06-10', units: '500', amount: '9000.00' }]);
  });
  afterAll(() => bench.close());

  const calculation = async (query: { code?: string; asset?: 'mutual_fund' | 'gold' } = {}) =>
    (await me.call('returnsCalculation', { query })).body.data;

  test('P1 · the figures are those of the portfolio, and units times prices make its value', async () => {
    const { figures, values, in_transit } = await calculation();
    const { totals } = (await me.call('portfolioReturns', {})).body.data;
    expect(figures).toEqual(totals);
    expect(values.map(({ code, units, price, value }) => [code, units, price?.nav, value])).toEqual([
      [FUNDS.equity, 150.125, 50.25, 7543.78],
      [FUNDS.debt, 500, 20, 10_000],
    ]);
    expect(values.reduce((sum, { value }) => sum + value, in_transit)).toBeCloseTo(totals.current_value, 2);
    expect(values[0]).toMatchObject({ last_price: { nav: 49.5, date: '2026-11-19' }, change: 112.59 });
    expect(totals.one_day_change).toBe(112.59);
  });

  test('P1 · payments are netted by day, and at the XIRR their present values and the value add up to nothing', async () => {
    const { flows, figures, as_of } = await calculation();
    expect(flows.map(({ date, kind, amount }) => [date, kind, amount])).toEqual([
      ['2024-02-29', 'paid', -4000],
      ['2025-06-10', 'paid', -11_300.55],
      [as_of, 'value', 17_543.78],
    ]);
    expect(flows[0]).toMatchObject({ days: 0, present_value: -4000 });
    const rate = figures.xirr_percentage! / 100;
    expect(flows[1]!.present_value).toBeCloseTo(-11_300.55 / (1 + rate) ** (467 / 365), -1);
    expect(flows[1]!.days).toBe(467);
    const sum = flows.reduce((all, flow) => all + flow.present_value!, 0);
    // Each row is rounded to the paisa.
    expect(Math.abs(sum)).toBeLessThan(0.02);
  });

  test('P2 · a kind of asset and a holding have their own, equal to the figures of their pages', async () => {
    const { totals, holdings } = (await me.call('holdings', { query: { asset: 'mutual_fund' } })).body.data;
    expect((await calculation({ asset: 'mutual_fund' })).figures).toEqual(totals);
    expect((await calculation({ asset: 'gold' })).values).toEqual([]);
    expect(holdings).toHaveLength(2);
    for (const { fundInfo, current_value, xirr_percentage, overall_gain } of holdings) {
      const one = await calculation({ code: fundInfo.code });
      expect(one).toMatchObject({
        name: fundInfo.name,
        figures: { current_value, xirr_percentage, overall_gain },
      });
    }
  });

  test('P2 · an account without payments has nothing to calculate', async () => {
    const other = await bench.newInvestor();
    const { data } = (await other.call('returnsCalculation', { query: {} })).body;
    expect([data.values, data.flows, data.figures.current_value]).toEqual([[], [], 0]);
  });

  test('P2 · a fund that was never held is not found, nor one of another user', async () => {
    const other = await bench.newInvestor();
    for (const code of ['NO-SUCH', FUNDS.equity])
      expect((await other.call('returnsCalculation', { query: { code } })).http).toBe(404);
  });
});
