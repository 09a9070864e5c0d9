import type { TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { GainsBench, NEW, OLD, SALE_DAY } from '../testing/people/gainsBench.ts';
import { giveUnits } from '../testing/people/holder.ts';

describe('capital gains of a financial year', () => {
  const at = new GainsBench();
  const { report, price, sell } = at;
  let me: TestInvestor;
  beforeAll(at.open);
  beforeEach(async () => {
    await at.begin();
    ({ me } = at);
  });
  afterAll(at.close);

  const correct = async (nav: string) => {
    await at.orders.api.db.query(
      'UPDATE navs SET nav = $3 WHERE date = $2 AND scheme_id = (SELECT id FROM schemes WHERE code = $1)',
      [FUNDS.equity, SALE_DAY, nav],
    );
    await at.orders.api.ctx.jobs.send(at.orders.api.db, 'navs-published', { date: SALE_DAY });
    await at.orders.api.runJobs();
  };

  test('P4 · each sold lot has its term, rate, cost and rule; the report is a draft while the year runs', async () => {
    const folio = await giveUnits(at.orders.api, me, FUNDS.equity, [OLD, NEW]);
    const sale = await sell(folio, 120);
    expect((await report()).reasons).toEqual(['year_running', 'sale_pending']);
    await price();
    const gains = await report();
    expect(gains).toMatchObject({
      financial_year: '2026-27',
      years: ['2026-27', '2025-26', '2024-25'],
      status: 'draft',
      reasons: ['year_running'],
      exemption: { limit: 125_000, used: 1000, rule_id: 'equity-exemption-2024' },
      tax: 20,
      carry_forward: { short: 0, long: 0 },
    });
    expect(gains.lots).toEqual([
      expect.objectContaining({
        ...{ sale_id: sale, kind: 'redemption', code: FUNDS.equity, folio_no: folio },
        ...{
          bought_on: '2024-11-18',
          sold_on: SALE_DAY,
          units: 100,
          cost: 4000,
          proceeds: 5000,
          exit_load: 0,
        },
        ...{ tax_cost: 4000, gain: 1000, term: 'long', head: 'equity_long', rate_percentage: 12.5 },
        ...{ stt: 0.05, fair_value: null, cost_basis: null, rule_ids: ['equity-rates-2024'], gaps: [] },
      }),
      expect.objectContaining({
        ...{ bought_on: '2026-03-02', units: 20, cost: 900, proceeds: 1000, gain: 100, stt: 0.01 },
        ...{ term: 'short', head: 'equity_short', rate_percentage: 20 },
      }),
    ]);
    expect(gains.pools.map(({ head, taxable, exemption, tax }) => [head, taxable, exemption, tax])).toEqual([
      ['equity_short', 100, 0, 20],
      ['equity_long', 0, 1000, 0],
    ]);
    expect(gains.periods.map(({ head, amounts }) => [head, amounts.until_15_dec])).toEqual([
      ['equity_long', 1000],
      ['equity_short', 100],
    ]);
    expect((await report({ year: '2025-26' })).lots).toEqual([]);
  });

  test('P4 · a sale whose NAV was corrected is one row with the corrected proceeds', async () => {
    await sell(await giveUnits(at.orders.api, me, FUNDS.equity, [OLD]), 100);
    await price();
    await correct('51.0000');
    const { lots } = await report();
    expect(lots.map(({ units, cost, proceeds, gain }) => [units, cost, proceeds, gain])).toEqual([
      [100, 4000, 5100, 1100],
    ]);
  });

  test('P4 · units of before February 2018 cost what they were worth on 31 January 2018', async () => {
    await publishNav(at.orders.api.db, FUNDS.equity, '2018-01-31', '45.0000');
    const folio = await giveUnits(at.orders.api, me, FUNDS.equity, [
      { on: '2018-01-31', units: '100', amount: '1000.00' },
    ]);
    await sell(folio, 100);
    await price();
    const { lots } = await report();
    expect(lots[0]).toMatchObject({
      ...{ cost: 1000, tax_cost: 4500, gain: 500, cost_basis: 'grandfathered', fair_value: 45 },
      rule_ids: ['equity-rates-2024', 'grandfathering-2018'],
    });
    await at.orders.api.db.query("DELETE FROM navs WHERE date = '2018-01-31'");
    const without = await report();
    expect(without.lots[0]).toMatchObject({ tax_cost: 1000, gain: 4000, gaps: ['fair_value_missing'] });
    expect(without.reasons).toEqual(['year_running', 'fair_value_missing']);
  });

  test.each([
    ['2016-17', 'year_too_early'],
    ['2027-28', 'year_not_begun'],
    ['2025-27', 'year_unknown'],
  ])('P4 · there is no report for %s', async (year, code) => {
    const reply = await me.call('capitalGains', { query: { year } });
    expect(reply.http).toBe(422);
    expect(reply.body).toMatchObject({ code, errors: { year: [expect.any(String)] } });
  });

  test('P4 · an account that sold nothing has a report of zeros for the running year', async () => {
    expect(await report()).toMatchObject({
      ...{ years: ['2026-27'], lots: [], pools: [], tax: 0, interest: 0, carried_losses: [] },
    });
    expect((await report({ year: '2017-18' })).status).toBe('final');
  });

  test('P4 · a lot has its part of the stamp duty, and the parts of two sales add up to the whole', async () => {
    const folio = await giveUnits(at.orders.api, me, FUNDS.equity, [{ ...OLD, stampDuty: '0.25' }]);
    await sell(folio, 33);
    await sell(folio, 67);
    await price();
    const { lots } = await report();
    expect(lots.map(({ stamp_duty }) => stamp_duty).toSorted((a, b) => a - b)).toEqual([0.08, 0.17]);
  });

  test('P4 · a change of face value between purchase and sale makes the report a draft and is named', async () => {
    const scheme = '(SELECT id FROM schemes WHERE code = $1)';
    await at.orders.api.db.query(
      `INSERT INTO navs (scheme_id, date, nav) VALUES (${scheme}, '2018-01-31', 4500)`,
      [FUNDS.equity],
    );
    await at.orders.api.db.query("UPDATE schemes SET comparable_from = '2026-11-19' WHERE code = $1", [
      FUNDS.equity,
    ]);
    const folio = await giveUnits(at.orders.api, me, FUNDS.equity, [{ ...OLD, on: '2018-01-30' }]);
    await sell(folio, 100);
    await price();
    const { lots, reasons } = await report();
    expect(lots[0]).toMatchObject({ tax_cost: 4000, gaps: ['fair_value_missing'], face_value_changed: true });
    expect(reasons).toEqual(['year_running', 'fair_value_missing']);
    await at.orders.api.db.query('UPDATE schemes SET comparable_from = NULL WHERE code = $1', [FUNDS.equity]);
    await at.orders.api.db.query(`DELETE FROM navs WHERE date = '2018-01-31' AND scheme_id = ${scheme}`, [
      FUNDS.equity,
    ]);
  });

  test('P4 · lots are first in first out within each folio, as counted unit by unit', async () => {
    const bought = [7, 13, 11, 5].map((units, index) => ({
      on: ['2026-03-02', '2024-11-18', '2025-11-20', '2024-11-18'][index]!,
      units: String(units),
      amount: (units * (30 + index)).toFixed(2),
    }));
    const folios = [
      await giveUnits(at.orders.api, me, FUNDS.equity, bought),
      await giveUnits(at.orders.api, me, FUNDS.equity, bought.toReversed()),
    ];
    for (const folio of folios) for (const units of [9, 4, 16]) await sell(folio, units);
    await price();
    const { lots } = await report();
    // One element a unit: its day and cost, in the order in which units leave a folio.
    const queueOf = (own: typeof bought) =>
      own
        .map((lot, order) => ({ ...lot, order }))
        .toSorted((a, b) => a.on.localeCompare(b.on) || a.order - b.order)
        .flatMap(({ on, units, amount }) =>
          Array.from({ length: Number(units) }, () => `${on} ${Number(amount) / Number(units)}`),
        );
    for (const [index, folio] of folios.entries()) {
      const queue = queueOf(index === 0 ? bought : bought.toReversed()).slice(0, 29);
      const left = lots
        .filter((lot) => lot.folio_no === folio)
        .flatMap(({ bought_on, units, cost }) =>
          Array.from({ length: units }, () => `${bought_on} ${cost / units}`),
        );
      expect(left.toSorted()).toEqual(queue.toSorted());
    }
  });
});
