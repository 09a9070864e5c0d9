import { randomUUID } from 'node:crypto';
import {
  cashInTransit,
  gatewayClearing,
  post,
  providerPayable,
  taxPayable,
  unitsHeld,
  unitsIssued,
} from '../ledger/index.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

const ZEROS = {
  current_value: 0,
  one_day_change: 0,
  one_day_change_percentage: null,
  unrealised_gain: 0,
  realised_gain: 0,
  income: 0,
  overall_gain: 0,
  absolute_percentage: null,
  xirr_percentage: null,
  xirr_problem: null,
  return_basis: 'absolute',
  total_invested: 0,
};

describe('holdings', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const holdings = async (query: Record<string, string> = {}) =>
    (await me.call('holdings', { query })).body.data;
  const returns = async () => (await me.call('portfolioReturns')).body.data;

  /** Buys 5,000 of the equity fund and 3,000 of the debt fund, allotted on Monday at the NAVs of Friday. */
  async function invest() {
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
    await me.place({ code: FUNDS.debt, type: 'buy', amount: 3000 });
    await me.payAll();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await publishNav(bench.api.db, FUNDS.debt, '2026-11-20', '20.0000');
    await me.moveTo('2026-11-23T09:00:00.000+05:30');
    await bench.api.runJobs();
  }

  test('P2 · of an empty portfolio are nothing, without a figure that is not defined', async () => {
    expect(await holdings()).toEqual({ as_of: null, totals: ZEROS, holdings: [] });
    expect(await returns()).toEqual({ as_of: null, totals: ZEROS, assets: [], allocation: [], history: [] });
    const none = await me.call('holding', { params: { code: FUNDS.equity } });
    expect([none.http, none.body.code, none.body.message]).toEqual([
      404,
      'not_found',
      "You don't hold this fund.",
    ]);
  });

  test('P2 · of the day of purchase have a value and no yearly return yet', async () => {
    await invest();
    const { totals, holdings: held, as_of } = await holdings();
    expect(as_of).toBe('2026-11-20');
    expect(totals).toEqual({
      // 99.995 × 50 + 149.9925 × 20
      current_value: 7999.6,
      one_day_change: 50,
      one_day_change_percentage: 0.63,
      unrealised_gain: -0.4,
      realised_gain: 0,
      income: 0,
      overall_gain: -0.4,
      absolute_percentage: -0.01,
      xirr_percentage: null,
      xirr_problem: null,
      return_basis: 'absolute',
      total_invested: 8000,
    });
    expect(held.map(({ fundInfo, units }) => [fundInfo.code, units])).toEqual([
      [FUNDS.equity, 99.995],
      [FUNDS.debt, 149.9925],
    ]);
  });

  test('P2 · follow the NAV: value, day change, gain and XIRR', async () => {
    await invest();
    await publishNav(bench.api.db, FUNDS.equity, '2027-11-18', '54.0000');
    await publishNav(bench.api.db, FUNDS.equity, '2027-11-20', '55.0000');
    await me.moveTo('2027-11-22T09:00:00.000+05:30');
    const { holding, transactions } = (await me.call('holding', { params: { code: FUNDS.equity } })).body
      .data;
    const [order] = (await me.call('orders')).body.data.filter(({ code }) => code === FUNDS.equity);
    expect(holding).toEqual({
      asset: 'mutual_fund',
      fundInfo: {
        code: FUNDS.equity,
        name: 'Zed Equity Fund',
        slug: 'zzeq-gr',
        category: 'Equity',
        scheme_class: 'equity',
        nav: { nav: 55, date: '2027-11-20' },
        last_nav: { nav: 54, date: '2027-11-18' },
      },
      folioData: [
        {
          folio_no: order!.folio_no,
          source: 'sanchay',
          direct: 'Y',
          units: 99.995,
          currentValue: 5499.73,
          invested: 5000,
          isSip: false,
          sips: [],
        },
      ],
      units: 99.995,
      stale: false,
      trend: [49.5, 50, 54, 55],
      current_value: 5499.73,
      one_day_change: 100,
      one_day_change_percentage: 1.85,
      unrealised_gain: 499.73,
      realised_gain: 0,
      income: 0,
      overall_gain: 499.73,
      absolute_percentage: 9.99,
      xirr_percentage: 9.94,
      xirr_problem: null,
      return_basis: 'xirr',
      total_invested: 5000,
    });
    expect(transactions).toEqual([
      {
        id: expect.stringMatching(/^allotment:[0-9a-f-]{36}:\d+\/\d{2}$/) as unknown,
        date: '2026-11-20',
        type: 'purchase',
        folio_no: order!.folio_no,
        amount: 5000,
        stamp_duty: 0.25,
        nav: 50,
        units: 99.995,
        balance_units: 99.995,
        order_id: order!.id,
      },
    ]);
  });

  test('P2 · show the absolute return below 30 days from the first payment, for a holding, its asset and the whole', async () => {
    await invest();
    await publishNav(bench.api.db, FUNDS.equity, '2026-12-18', '51.0000');
    await publishNav(bench.api.db, FUNDS.debt, '2026-12-18', '20.1000');
    const seen = async () => {
      const { totals, holdings: held } = await holdings();
      const { totals: whole, assets } = await returns();
      return [totals, held[0]!, whole, ...assets].map(
        ({ return_basis, xirr_percentage }) => `${return_basis} ${xirr_percentage !== null}`,
      );
    };
    await me.moveTo('2026-12-19T09:00:00.000+05:30');
    expect(await seen()).toEqual(Array(4).fill('absolute false'));
    await me.moveTo('2026-12-20T09:00:00.000+05:30');
    expect(await seen()).toEqual(Array(4).fill('xirr true'));
  });

  test('P2 · count a purchase from the day its payment was made, not from the day of its NAV', async () => {
    await invest();
    await bench.api.db.query(
      "UPDATE payments SET realised_at = '2026-11-09T22:00:00+05:30' WHERE investor_id = $1",
      [me.userId],
    );
    await publishNav(bench.api.db, FUNDS.equity, '2027-11-08', '55.0000');
    await me.moveTo('2026-12-08T09:00:00.000+05:30');
    expect((await holdings()).totals.return_basis).toBe('absolute');
    await me.moveTo('2026-12-09T09:00:00.000+05:30');
    expect((await holdings()).totals.return_basis).toBe('xirr');
    await me.moveTo('2027-11-09T09:00:00.000+05:30');
    const [equity] = (await holdings()).holdings;
    expect([equity!.absolute_percentage, equity!.xirr_percentage]).toEqual([9.99, 9.99]);
  });

  test('P2 · two purchases run up a balance, and a SIP shows in its folio', async () => {
    await invest();
    const folio_no = (await holdings()).holdings[0]!.folioData[0]!.folio_no;
    await me.place({
      code: FUNDS.equity,
      type: 'sip',
      amount: 1000,
      start_date: '2026-12-05',
      folio_no,
      sip_firstorderflag: 'Y',
    });
    await me.payAll();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-23', '40.0000');
    await me.moveTo('2026-11-25T09:00:00.000+05:30');
    await bench.api.runJobs();
    const { holding, transactions } = (await me.call('holding', { params: { code: FUNDS.equity } })).body
      .data;
    expect(
      transactions.map(({ type, units, balance_units, amount }) => [type, units, balance_units, amount]),
    ).toEqual([
      ['sip', 24.999, 124.994, 1000],
      ['purchase', 99.995, 99.995, 5000],
    ]);
    expect(holding).toMatchObject({
      units: 124.994,
      total_invested: 6000,
      current_value: 4999.76,
      absolute_percentage: -16.67,
    });
    expect(holding.folioData).toMatchObject([
      {
        folio_no,
        isSip: true,
        sips: [{ amount: 1000, frequency: 'monthly', day: 5, next_date: '2026-12-07' }],
      },
    ]);
  });

  test('P2 · are sorted by name, investment, return or value, either way', async () => {
    await invest();
    await publishNav(bench.api.db, FUNDS.debt, '2026-11-23', '40.0000');
    const cases = [
      [{ sortBy: 'fund_name' }, ['debt', 'equity']],
      [{ sortBy: 'fund_name', sortType: 'desc' }, ['equity', 'debt']],
      [{ sortBy: 'investment' }, ['equity', 'debt']],
      [{ sortBy: 'investment', sortType: 'asc' }, ['debt', 'equity']],
      [{ sortBy: 'returns' }, ['debt', 'equity']],
      [{ sortBy: 'returns', sortType: 'asc' }, ['equity', 'debt']],
      [{ sortBy: 'value' }, ['debt', 'equity']],
      [{}, ['debt', 'equity']],
      [{ sortBy: 'value', sortType: 'asc' }, ['equity', 'debt']],
    ] as const;
    for (const [query, funds] of cases) {
      const { holdings: held } = await holdings(query);
      const codes = held.map(({ fundInfo }) => fundInfo.code);
      expect([query, codes]).toEqual([query, funds.map((fund) => FUNDS[fund])]);
    }
  });

  test('P2 · gold is valued at the buy-back price of a gram, in the chart too, tax part of its cost', async () => {
    await invest();
    await bench.api.db.query(
      `INSERT INTO gold_prices VALUES ('2026-11-22', 13000), ('2026-11-23', 13100), ('2026-11-24', 99999)
       ON CONFLICT (date) DO UPDATE SET price = excluded.price`,
    );
    const booking = {
      ...{ investorId: me.userId, portfolioId: me.portfolioId, subjectId: randomUUID() },
      ...{ at: bench.api.clock.now(), valueDate: '2026-11-22' },
    };
    await bench.api.db.tx(async (tx) => {
      await post(tx, {
        ...booking,
        kind: 'payment',
        entries: [
          { account: gatewayClearing(), commodity: 'INR', amount: '-2060.00' },
          { account: cashInTransit(), commodity: 'INR', amount: '2060.00' },
        ],
      });
      await post(tx, {
        ...booking,
        kind: 'gold_purchase',
        entries: [
          { account: cashInTransit(), commodity: 'INR', amount: '-2060.00' },
          { account: providerPayable('gold'), commodity: 'INR', amount: '2000.00' },
          { account: taxPayable('gst'), commodity: 'INR', amount: '60.00' },
          { account: unitsIssued(), commodity: 'GOLD', amount: '-0.1538' },
          { account: unitsHeld('GOLD'), commodity: 'GOLD', amount: '0.1538' },
        ],
      });
    });
    const gold = await holdings({ asset: 'gold' });
    expect(gold.holdings).toMatchObject([
      {
        asset: 'gold',
        fundInfo: {
          code: 'GOLD',
          name: 'Digital gold',
          scheme_class: 'gold',
          nav: { nav: 12_707, date: '2026-11-23' },
          last_nav: { nav: 12_610 },
        },
        folioData: [{ folio_no: 'GOLD', units: 0.1538, invested: 2060 }],
        current_value: 1954.34,
        one_day_change: 14.92,
        total_invested: 2060,
        absolute_percentage: -5.13,
      },
    ]);
    expect(gold.totals.current_value).toBe(1954.34);
    expect((await holdings({ asset: 'mutual_fund' })).holdings).toHaveLength(2);
    expect((await holdings()).totals).toMatchObject({ current_value: 9953.94, total_invested: 10_060 });
    const { assets, allocation, as_of, history } = await returns();
    expect([as_of, history.at(-1)]).toEqual([
      '2026-11-23',
      { date: '2026-11-23', value: 9953.94, invested: 10_060 },
    ]);
    expect(assets.map(({ asset, current_value }) => [asset, current_value])).toEqual([
      ['mutual_fund', 7999.6],
      ['gold', 1954.34],
    ]);
    expect(allocation).toEqual([
      { name: 'Equity', value: 4999.75, percentage: 50.23 },
      { name: 'Debt', value: 2999.85, percentage: 30.14 },
      { name: 'Gold', value: 1954.34, percentage: 19.63 },
    ]);
    const { transactions } = (await me.call('holding', { params: { code: 'GOLD' } })).body.data;
    expect(transactions).toMatchObject([{ units: 0.1538, amount: 2060, stamp_duty: 0, nav: 13_394.0182 }]);
  });

  test('P1 · value over time follows purchases and NAVs day by day', async () => {
    await invest();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-23', '60.0000');
    const { history } = await returns();
    expect(history).toEqual([
      { date: '2026-11-20', value: 7999.6, invested: 8000 },
      { date: '2026-11-21', value: 7999.6, invested: 8000 },
      { date: '2026-11-22', value: 7999.6, invested: 8000 },
      { date: '2026-11-23', value: 8999.55, invested: 8000 },
    ]);
  });

  test('P2 · of one investor are not another’s', async () => {
    await invest();
    const stranger = await bench.newInvestor();
    expect((await stranger.call('holdings')).body.data.holdings).toEqual([]);
  });
});
