import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';

describe('tax of a sale by the disclosed asset allocation', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let folio: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
    folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
      { on: '2026-03-02', units: '50', amount: '2250.00' },
    ]);
  });

  const disclose = async (rows: [from: string, equity: number, debt: number, listed: boolean][]) => {
    await bench.api.db.query('DELETE FROM scheme_allocations WHERE fund_name = $1', ['Zed Equity Fund']);
    for (const row of rows)
      await bench.api.db.query(
        `INSERT INTO scheme_allocations (house_code, fund_name, applies_from, equity, debt, listed, source, confidence)
         VALUES ('ZZH', 'Zed Equity Fund', $1, $2, $3, $4, 'test', 'L')`,
        row,
      );
  };
  const preview = async () => {
    const body = { code: FUNDS.equity, folio_no: folio, by: 'units' as const, units: 120 };
    return (await me.call('previewRedemption', { body })).body.data;
  };

  test('I5 · a balanced hybrid is no equity fund: no transaction tax, long-term after 24 months', async () => {
    await disclose([['2006-06-01', 50, 45, false]]);
    const { stt, lots, gains, rule_ids: rules } = await preview();
    expect(stt).toBe(0);
    expect(rules.some((id) => id.startsWith('stt'))).toBe(false);
    expect(lots.map(({ term }) => term)).toEqual(['long', 'short']);
    expect(gains.map(({ head, rate_percent }) => [head, rate_percent])).toEqual([
      ['other_long', 12.5],
      ['slab', null],
    ]);
  });

  test.each([
    ['listed, as of a gold ETF,', true, ['other_long', 'slab']],
    ['not listed', false, ['slab']],
  ] as const)('I5 · units that are %s and held for 17 months', async (_what, listed, heads) => {
    await disclose([['2006-06-01', 0, 0, listed]]);
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
    folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2025-06-02', units: '100', amount: '4000.00' },
      { on: '2026-03-02', units: '50', amount: '2250.00' },
    ]);
    expect((await preview()).gains.map(({ head }) => head)).toEqual(heads);
  });

  test('I5 · what a fund has not disclosed for the day is shown as not known, and nothing is taken off', async () => {
    await disclose([['2027-01-01', 97, 0, false]]);
    const { stt, gross, net, exit_load: load, lots, gains } = await preview();
    expect(stt).toBe(0);
    expect(net).toBe(gross - load);
    expect(lots.map(({ term, tax_rule_id }) => [term, tax_rule_id])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(gains).toEqual([
      expect.objectContaining({ head: 'unknown', rate_percent: null, exemption: null, rule_ids: [] }),
    ]);
  });

  test('I2 · a fund’s page has its disclosed allocations by date', async () => {
    await disclose([['2006-06-01', 50, 45, false]]);
    const { body } = await me.call('schemeDetails', { params: { codes: FUNDS.equity } });
    expect(body[0]!.asset_allocations).toEqual([
      {
        rule_id: 'allocation-zzh-2006-06-01',
        applies_from: '2006-06-01',
        applies_to: null,
        value: { equity: 50, debt: 45, listed: false },
        source: 'test',
        confidence: 'L',
      },
    ]);
  });
});
