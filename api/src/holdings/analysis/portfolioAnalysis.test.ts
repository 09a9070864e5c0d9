import type { AnalysisSplit } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { deepestFall, navSeries, volatilityPct } from '@sanchay/finance';
import {
  gatewayClearing,
  post,
  unitsHeld,
  unitsIssued,
  cashInTransit,
  providerPayable,
} from '../../ledger/index.ts';
import { PERSONAS } from '../../personas/index.ts';
import { casText } from '../../testing/casText.ts';
import { givePan, uploadStatement } from '../../testing/people/importer.ts';
import { giveUnits } from '../../testing/people/holder.ts';
import { signIn } from '../../testing/people/personas.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';

describe('analysis of a portfolio', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  /** Listed companies by market value, the largest first. */
  let listed: { name: string; sector: string; industry: string }[];
  let abroad: { name: string; sector: string };

  beforeAll(async () => {
    bench = await orderBench();
    const { db } = bench.api;
    listed = await db.query('SELECT name, sector, industry FROM stocks ORDER BY market_cap DESC');
    [abroad] = (await db.query('SELECT name, sector FROM us_stocks ORDER BY name LIMIT 1')) as [
      typeof abroad,
    ];
    await db.query(
      `INSERT INTO gold_prices VALUES ('2026-11-20', 13100) ON CONFLICT (date) DO UPDATE SET price = excluded.price`,
    );
    await disclose('ZZH', 'Zed Equity Fund', '2026-10-31', [
      [listed[0]!.name, listed[0]!.industry, '60'],
      [listed[120]!.name, listed[120]!.industry, '10'],
      [abroad.name, 'Software', '10'],
      ['7.18% Government of India 2033', 'Sovereign', '5'],
      ['Cash and repo', 'Cash', '5'],
    ]);
    await disclose('YYH', 'Zed Other Fund', '2026-09-30', [
      [listed[0]!.name, listed[0]!.industry, '30'],
      ['Gold bullion', 'Gold', '70'],
    ]);
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  async function disclose(house: string, fund: string, asOf: string, rows: [string, string, string][]) {
    for (const [position, [name, industry, weight]] of rows.entries())
      await bench.api.db.query(
        `INSERT INTO scheme_holdings (house_code, fund_name, position, name, industry, weight, as_of)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [house, fund, position, name, industry, weight, asOf],
      );
  }
  const analysis = async () => (await me.call('portfolioAnalysis')).body.data;
  const give = (code: string, units: string) =>
    giveUnits(bench.api, me, code, [{ on: '2026-11-02', units, amount: '1000.00' }]);
  const giveGold = (grams: string) =>
    bench.api.db.tx(async (tx) => {
      const booking = {
        ...{ investorId: me.userId, portfolioId: me.portfolioId, subjectId: randomUUID() },
        ...{ at: bench.api.clock.now(), valueDate: '2026-11-19' },
      };
      await post(tx, {
        ...{ ...booking, kind: 'payment' },
        entries: [
          { account: gatewayClearing(), commodity: 'INR', amount: '-2000.00' },
          { account: cashInTransit(), commodity: 'INR', amount: '2000.00' },
        ],
      });
      await post(tx, {
        ...{ ...booking, kind: 'gold_purchase' },
        entries: [
          { account: cashInTransit(), commodity: 'INR', amount: '-2000.00' },
          { account: providerPayable('gold'), commodity: 'INR', amount: '2000.00' },
          { account: unitsIssued(), commodity: 'GOLD', amount: `-${grams}` },
          { account: unitsHeld('GOLD'), commodity: 'GOLD', amount: grams },
        ],
      });
    });

  test('P3 · of an empty portfolio is nothing', async () => {
    expect(await analysis()).toMatchObject({
      ...{ as_of: null, value: 0, disclosed_from: null, disclosed_to: null, funds: [], unpriced: [] },
      ...{ assets: [], sectors: [], industries: [], caps: [], houses: [], companies: [], currencies: [] },
      overlap: { codes: [], percentages: [], pairs: [] },
      cost: { yearly: 0, average_percentage: null, regular_yearly: 0, funds: [] },
      concentration: [],
      risk: { problem: null, volatility: null, drawdown: null },
    });
  });

  describe('with funds and gold', () => {
    beforeEach(async () => {
      await give(FUNDS.equity, '100');
      await give(FUNDS.other, '200');
      await give(FUNDS.liquid, '1');
      await giveGold('0.1538');
    });

    test('P3 · looks through the disclosed holdings; gold is an asset, and the rest is undisclosed or missing', async () => {
      const found = await analysis();
      expect(found).toMatchObject({
        ...{ value: 10_373.46, as_of: '2026-11-20' },
        ...{ disclosed_from: '2026-09-30', disclosed_to: '2026-10-31' },
      });
      expect(
        found.funds.map(({ code, ...fund }) => [code, fund.value, fund.as_of, fund.disclosed_percentage]),
      ).toEqual([
        [FUNDS.equity, 4950, '2026-10-31', 90],
        [FUNDS.other, 2469.12, '2026-09-30', 100],
        [FUNDS.liquid, 1000, null, 0],
      ]);
      expect(found.assets.map(({ kind, value, percentage }) => [kind, value, percentage])).toEqual([
        ['equity', 4205.74, 40.54],
        ['gold', 3682.72, 35.5],
        ['foreign', 495, 4.77],
        ['cash', 247.5, 2.39],
        ['debt', 247.5, 2.39],
        ['undisclosed', 495, 4.77],
        ['missing', 1000, 9.64],
      ]);
    });

    test('P3 · by sector, industry, size, house and company, each adding up to the portfolio', async () => {
      const found = await analysis();
      const valueOf = (split: Exclude<AnalysisSplit, 'assets'>, part: string) =>
        found[split].find(({ kind, name }) => (name ?? kind) === part)?.value;
      expect(valueOf('sectors', listed[0]!.sector)).toBeGreaterThanOrEqual(4205.73 - 495);
      expect(valueOf('sectors', 'debt')).toBe(247.5);
      expect(valueOf('industries', 'Sovereign')).toBe(247.5);
      expect(valueOf('industries', 'gold')).toBe(3682.72);
      expect(valueOf('caps', 'large')).toBe(3710.74);
      expect(valueOf('caps', 'mid')).toBe(495);
      expect(valueOf('caps', 'foreign')).toBe(495);
      expect(valueOf('houses', 'Zed Mutual Fund')).toBe(5950);
      expect(valueOf('houses', 'Why Mutual Fund')).toBe(2469.12);
      expect(valueOf('houses', 'gold')).toBe(1954.34);
      // Shares of the United States are the foreign ones; gold is rupees, and what is not known has no currency.
      expect(valueOf('currencies', 'USD')).toBe(495);
      expect(valueOf('currencies', 'missing')).toBe(1000);
      expect(found.companies[0]).toMatchObject({ kind: 'equity', name: listed[0]!.name, value: 3710.74 });
      const splits = [
        'assets',
        'sectors',
        'industries',
        'caps',
        'houses',
        'companies',
        'currencies',
      ] as const;
      for (const split of splits) {
        const sum = (pick: 'value' | 'percentage') =>
          found[split].reduce((total, part) => total + Math.round(part[pick] * 100), 0);
        expect([split, sum('value'), sum('percentage')]).toEqual([split, 1_037_346, 10_000]);
      }
    });

    test('P3 · the overlap of two funds is the sum of the smaller weights; without disclosure there is none', async () => {
      const { overlap } = await analysis();
      expect(overlap).toEqual({
        codes: [FUNDS.equity, FUNDS.other, FUNDS.liquid],
        percentages: [
          [null, 30, null],
          [30, null, null],
          [null, null, null],
        ],
        pairs: [
          {
            ...{ a: FUNDS.equity, b: FUNDS.other, percentage: 30 },
            shared: [{ name: listed[0]!.name, a: 60, b: 30 }],
          },
        ],
      });
    });

    test('P3 · values are those of the holdings', async () => {
      const { value, funds } = await analysis();
      const { holdings, totals } = (await me.call('holdings')).body.data;
      expect(value).toBe(totals.current_value);
      for (const fund of funds)
        expect(fund.value).toBe(holdings.find(({ fundInfo }) => fundInfo.code === fund.code)!.current_value);
    });
  });

  test('P3 · costs are value times expense ratio, and a regular plan costs more than its direct plan by the difference', async () => {
    const { db } = bench.api;
    await db.query(
      `UPDATE schemes SET expense_ratio = 0.6, expense_ratio_date = '2026-10-31', regular_twin_code = $2 WHERE code = $1`,
      [FUNDS.equity, FUNDS.regular],
    );
    await db.query('UPDATE schemes SET expense_ratio = 1.6 WHERE code = $1', [FUNDS.regular]);
    await give(FUNDS.equity, '100');
    await give(FUNDS.regular, '100');
    await give(FUNDS.liquid, '1');
    const { cost } = await analysis();
    const sums = { yearly: 101.7, covered_value: 9450, average_percentage: 1.08, regular_yearly: 45 };
    expect(cost).toMatchObject(sums);
    expect(cost.funds).toEqual([
      {
        ...{ code: FUNDS.equity, direct: true, expense_percentage: 0.6, expense_date: '2026-10-31' },
        ...{ yearly: 29.7, twin: null },
      },
      {
        ...{ code: FUNDS.regular, direct: false, expense_percentage: 1.6, expense_date: null, yearly: 72 },
        twin: {
          ...{ code: FUNDS.equity, name: 'Zed Equity Fund', slug: FUNDS.equity.toLowerCase() },
          ...{ expense_percentage: 0.6, yearly_more: 45 },
        },
      },
      {
        ...{ code: FUNDS.liquid, direct: true, expense_percentage: null, expense_date: null },
        ...{ yearly: null, twin: null },
      },
    ]);
    await db.query('UPDATE schemes SET regular_twin_code = NULL WHERE code = $1', [FUNDS.equity]);
    const unknown = (await analysis()).cost;
    expect([unknown.regular_yearly, unknown.funds[1]!.twin]).toEqual([0, null]);
  });

  test('P3 · units of imported folios count with those held here, and a fund held only elsewhere is marked', async () => {
    await givePan(bench, me, 'AAAPE1111A');
    await bench.api.db.query('UPDATE schemes SET isin = $2 WHERE code = $1', [FUNDS.regular, 'INF000Z01018']);
    await bench.api.db.query('UPDATE schemes SET isin = $2 WHERE code = $1', [FUNDS.equity, 'INF000Z01026']);
    await give(FUNDS.equity, '100');
    const folio = (isin: string) => ({
      ...{ folio: '777', pan: 'AAAPE1111A', name: `Fund ${isin}`, isin },
      lines: [{ on: '2026-05-04', what: 'Purchase', units: '10.000', amount: '450.00', nav: '45.0000' }],
    });
    const text = casText([folio('INF000Z01018'), folio('INF000Z01026')], {
      from: '2026-04-01',
      to: '2026-06-30',
    });
    const { id } = (await uploadStatement(me, text)).body.data;
    await me.call('applyImport', { params: { id } });
    const found = await analysis();
    expect(found.funds.map(({ code, source, value }) => [code, source, value])).toEqual([
      [FUNDS.equity, 'sanchay', 5445],
      [FUNDS.regular, 'imported', 450],
    ]);
    await me.call('undoImport', { params: { id } });
    expect((await analysis()).funds.map(({ value }) => value)).toEqual([4950]);
  });

  test('P3 · volatility and drawdown of one fund are those of its NAVs', async () => {
    const LONG = 'SBX-HD000D-GR';
    await give(LONG, '10');
    const rows = await bench.api.db.query<{ date: string; nav: number }>(
      `SELECT n.date, n.nav::float8 AS nav FROM navs n JOIN schemes s ON s.id = n.scheme_id
       WHERE s.code = $1 AND n.date <= '2026-11-20' ORDER BY n.date`,
      [LONG],
    );
    const series = navSeries(rows);
    const { risk } = await analysis();
    expect(risk).toMatchObject({ problem: null, as_of: '2026-11-19', history_from: '2023-11-19' });
    expect(risk.volatility).toBeCloseTo(volatilityPct(series)!, 1);
    const fall = deepestFall(series, 36)!;
    expect(risk.drawdown).toEqual({ ...fall, percent: expect.closeTo(fall.percent, 1) as number });
    await bench.api.db.query("UPDATE schemes SET reinvestment = 'N' WHERE code = $1", [LONG]);
    const paidOut = (await analysis()).risk;
    expect(paidOut).toMatchObject({ problem: 'distributions', volatility: null, drawdown: null });
    await bench.api.db.query("UPDATE schemes SET reinvestment = 'Z' WHERE code = $1", [LONG]);
    await give(FUNDS.equity, '100');
    expect((await analysis()).risk).toMatchObject({ problem: 'short', volatility: null, drawdown: null });
  });

  test('P3 · concentration counts companies without bonds, gold and cash', async () => {
    await give(FUNDS.equity, '100');
    const { concentration } = await analysis();
    expect(concentration).toEqual([
      { of: 'companies', count: 3, largest: listed[0]!.name, top_1: 60, top_5: 80, top_10: 80 },
      expect.objectContaining({ of: 'sectors', top_10: 80 }),
      { of: 'houses', count: 1, largest: 'Zed Mutual Fund', top_1: 100, top_5: 100, top_10: 100 },
      { of: 'funds', count: 1, largest: 'Zed Equity Fund', top_1: 100, top_5: 100, top_10: 100 },
    ]);
  });

  test('P3 · what is held without a price is named and part of no figure', async () => {
    await give(FUNDS.equity, '100');
    await bench.api.db.query(
      `INSERT INTO schemes (code, sanchay_id, slug, name, short_name, fund_name, house_code, category, sub_category,
         scheme_class, direct, reinvestment, risk)
       VALUES ('ZZNEW-GR', 'zznew', 'zznew', 'Zed New Fund', 'Zed New', 'Zed New Fund', 'ZZH', 'Equity', 'Flexi Cap',
         'equity', true, 'Z', 'Very High Risk')`,
    );
    await give('ZZNEW-GR', '10');
    const found = await analysis();
    expect(found.value).toBe(4950);
    expect(found.unpriced).toEqual([{ code: 'ZZNEW-GR', name: 'Zed New Fund' }]);
  });

  test('P3 · a manager reads the analysis of the managed account, a visitor reads none', async () => {
    await giveUnits(bench.api, PERSONAS.asha, FUNDS.other, [
      { on: '2026-11-02', units: '10', amount: '100.00' },
    ]);
    const { token } = await signIn(bench.api, 'farah');
    await bench.api.call('switchPortfolio', { token, params: { id: PERSONAS.asha.portfolioId } as never });
    const { body } = await bench.api.call('portfolioAnalysis', { token });
    expect(body.data.funds.map(({ code }) => code)).toContain(FUNDS.other);
    expect((await bench.api.call('portfolioAnalysis')).http).toBe(401);
  });

  test('P3 · sixty funds of the market take one look', async () => {
    const codes = await bench.api.db.query<{ code: string }>(
      `SELECT code FROM schemes WHERE code LIKE 'SBX-%' AND nav IS NOT NULL ORDER BY code LIMIT 60`,
    );
    for (const { code } of codes) await give(code, '10');
    const found = await analysis();
    expect(found.funds).toHaveLength(60);
    expect(found.overlap.percentages).toHaveLength(60);
    expect(found.companies.length).toBeLessThanOrEqual(103);
    const sum = found.companies.reduce((total, { value }) => total + Math.round(value * 100), 0);
    expect(sum).toBe(Math.round(found.value * 100));
  });
});
