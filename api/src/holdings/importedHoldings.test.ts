import { randomUUID } from 'node:crypto';
import { casText, type CasScheme } from '../testing/casText.ts';
import { giveUnits } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';

const PAN = 'AAAPE1111A';
const ISIN = 'INF000Z01018';
const YEAR = { from: '2025-04-01', to: '2026-03-31' };
const line = (on: string, units: string, amount: string, what = 'Purchase') => ({
  ...{ on, units, amount, what },
  nav: '50.0000',
});
const listed: CasScheme = {
  ...{ folio: '777001 / 0', pan: PAN, name: 'Zed Equity Fund - Direct Plan - Growth', isin: ISIN },
  lines: [
    line('2025-05-02', '100.000', '5,000.00'),
    { ...line('2025-11-03', '-40.000', '(2,400.00)', 'Redemption'), nav: '60.0000' },
  ],
};
const older: CasScheme = { ...listed, folio: '777002 / 0', opening: '30.000' };
const unlisted: CasScheme = {
  ...listed,
  folio: '777003 / 0',
  name: 'Nowhere Fund - Direct Plan',
  isin: null,
};

describe('imported folios among the holdings', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query('UPDATE schemes SET isin = $2 WHERE code = $1', [FUNDS.equity, ISIN]);
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    const { db, ctx } = bench.api;
    const id = randomUUID();
    await db.query(
      `INSERT INTO kyc_records (id, investor_id, portfolio_id, position, name, residence_status, pan_sealed, pan_index,
         pan_masked, registry_status, created_at, updated_at)
       VALUES ($1, $2, $3, 1, 'Test Investor', 'resident', $4, $5, '••••••111A', 'validated', now(), now())`,
      [
        ...[id, me.userId, me.portfolioId],
        ...[await ctx.vault.seal(`kyc:${id}`, PAN), ctx.vault.blindIndex('pan', PAN)],
      ],
    );
  });
  afterAll(() => bench.close());

  async function imported(...schemes: CasScheme[]): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([casText(schemes, YEAR)]), 'statement.txt');
    const { id } = (await me.call('startImport', { body: form })).body.data;
    const { folios } = (await me.call('importPreview', { params: { id } })).body.data;
    const answers = folios.flatMap(({ index, scheme }) =>
      scheme === null ? [{ folio: index, scheme: 'unlisted' as const }] : [],
    );
    if (answers.length > 0) await me.call('answerImport', { params: { id }, body: { answers } });
    expect((await me.call('applyImport', { params: { id } })).http).toBe(200);
    return id;
  }
  type Filter = 'include' | 'exclude' | 'only';
  const holdings = async (external?: Filter) =>
    (await me.call('everyHolding', { query: external ? { external } : {} })).body.data;
  const holding = async (code: string, external: Filter = 'include') =>
    (await me.call('anyHolding', { params: { code }, query: { external } })).body.data;

  test.each(['include', 'exclude', 'only'] as const)(
    'P1 · returns on the dashboard are those of the portfolio and its calculation, filter %s',
    async (external) => {
      await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-11-20', units: '10', amount: '400.00' }]);
      await imported(listed);
      const { returns } = (await me.call('netWorth', { query: { external } })).body.data;
      expect(returns).toEqual((await holdings(external)).totals);
      expect(returns).toEqual((await me.call('anyCalculation', { query: { external } })).body.data.figures);
      expect(returns!.realised_gain).toBe(external === 'exclude' ? 0 : 400);
    },
  );

  test('P2 · an imported folio is a holding with source, folio, gains and XIRR, and is gone after the undo', async () => {
    expect((await holdings('include')).has_external).toBe(false);
    const id = await imported(listed);
    const found = await holdings('include');
    expect(found.has_external).toBe(true);
    // 60 units at 49.5 are left of 100 at 50; 40 were sold at 60.
    expect(found.holdings).toEqual([
      expect.objectContaining({
        sources: ['imported'],
        units: 60,
        stale: false,
        ...{ current_value: 2970, total_invested: 3000, unrealised_gain: -30, realised_gain: 400 },
        ...{ overall_gain: 370, absolute_percentage: 7.4, xirr_problem: null, return_basis: 'xirr' },
      }),
    ]);
    const [first] = found.holdings;
    expect(first!.folioData).toEqual([
      expect.objectContaining({
        source: 'imported',
        units: 60,
        invested: 3000,
        statement: expect.objectContaining({ status: 'green', until: '2026-03-31' }) as unknown,
      }),
    ]);
    expect(first!.xirr_percentage).toBeGreaterThan(0);
    expect(found.totals).toMatchObject({ current_value: 2970, total_invested: 3000, overall_gain: 370 });
    const outside = (await me.call('importedHoldings')).body.data.holdings[0]!;
    expect([outside.gain, outside.xirr_percentage]).toEqual([first!.overall_gain, first!.xirr_percentage]);
    expect((await me.call('holdings', {})).body.data.holdings).toEqual([]);
    expect((await holdings('exclude')).totals.current_value).toBe(0);
    // Applying the same statement again adds nothing.
    const again = await imported(listed);
    expect((await holdings('include')).totals).toEqual(found.totals);
    await me.call('undoImport', { params: { id: again } });
    expect((await holdings('include')).totals).toEqual(found.totals);
    await me.call('undoImport', { params: { id } });
    expect(await holdings()).toMatchObject({ has_external: false, holdings: [] });
    expect(
      (await me.call('anyHolding', { params: { code: FUNDS.equity }, query: { external: 'include' } })).http,
    ).toBe(404);
  });

  test('P2 · units of a fund here and elsewhere are one holding; the filter takes them apart', async () => {
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-11-20', units: '10', amount: '400.00' }]);
    await imported(listed);
    const [both] = (await holdings('include')).holdings;
    expect(both).toMatchObject({
      ...{ sources: ['sanchay', 'imported'], units: 70, current_value: 3465, total_invested: 3400 },
      folioData: [{ source: 'sanchay' }, { source: 'imported' }],
    });
    expect((await holdings('exclude')).holdings).toMatchObject([{ sources: ['sanchay'], units: 10 }]);
    expect((await holdings('only')).holdings).toMatchObject([{ sources: ['imported'], units: 60 }]);
    const { transactions, imported_lots: lots } = await holding(FUNDS.equity);
    expect(
      transactions.map(({ date, type, source, units, balance_units: left }) => [
        date,
        type,
        source,
        units,
        left,
      ]),
    ).toEqual([
      ['2025-11-20', 'purchase', 'sanchay', 10, 10],
      ['2025-11-03', 'redemption', 'imported', -40, 60],
      ['2025-05-02', 'purchase', 'imported', 100, 100],
    ]);
    expect(lots).toMatchObject([{ bought_on: '2025-05-02', units: 60, cost: 3000, value: 2970, gain: -30 }]);
    expect((await holding(FUNDS.equity, 'exclude')).transactions).toHaveLength(1);
    const calculation = (
      await me.call('anyCalculation', { query: { code: FUNDS.equity, external: 'include' } })
    ).body.data;
    expect(calculation.figures).toMatchObject({ current_value: 3465, overall_gain: both!.overall_gain });
  });

  test('P2 · a sale of units from before the first statement has no gain and no XIRR, and leaves the totals of others alone', async () => {
    await imported(older);
    const alone = await holdings('include');
    expect(alone.holdings[0]).toMatchObject({
      ...{ units: 90, current_value: 4455, total_invested: 4500, unrealised_gain: -45, realised_gain: null },
      ...{
        overall_gain: null,
        absolute_percentage: null,
        xirr_percentage: null,
        xirr_problem: 'history_unknown',
      },
      folioData: [{ invested: 4500 }],
    });
    const { transactions, imported_lots: lots } = await holding(FUNDS.equity);
    expect(transactions.at(-1)).toMatchObject({ type: 'opening', units: 30, amount: null, nav: null });
    expect(transactions[0]).toMatchObject({ type: 'redemption', balance_units: 90 });
    // 40 units were sold first in first out: all 30 of unknown cost, and 10 of the purchase.
    expect(lots).toMatchObject([{ bought_on: '2025-05-02', units: 90, cost: 4500 }]);
    const compared = await me.call('holdingComparison', {
      params: { code: FUNDS.equity },
      query: { with: 'nifty50', external: 'include' },
    });
    expect([compared.http, compared.body.code]).toEqual([422, 'history_unknown']);
    await giveUnits(bench.api, me, FUNDS.other, [{ on: '2025-11-20', units: '10', amount: '100.00' }]);
    const { totals, holdings: rows } = await holdings('include');
    const own = rows.find(({ sources }) => sources.includes('sanchay'))!;
    expect(totals).toMatchObject({ left_out: 1, total_invested: 100, overall_gain: own.overall_gain });
    expect(totals.current_value).toBeCloseTo(4455 + own.current_value, 6);
  });

  test('P2 · a lot of unknown cost that is left is listed as bought before the statement', async () => {
    await imported({ ...older, lines: [line('2025-05-02', '100.000', '5,000.00')] });
    const { holding: found, imported_lots: lots } = await holding(FUNDS.equity);
    expect(lots).toMatchObject([
      { bought_on: null, before: '2025-04-01', units: 30, cost: null, gain: null },
      { bought_on: '2025-05-02', before: null, units: 100, cost: 5000 },
    ]);
    expect(found).toMatchObject({ total_invested: null, unrealised_gain: null });
  });

  test('P2 · a scheme that is not listed is found by its folio, at the price of its statement', async () => {
    await imported(unlisted);
    const [found] = (await holdings('only')).holdings;
    expect(found).toMatchObject({
      fundInfo: { slug: null, nav: { nav: 50, date: '2026-03-31' } },
      ...{ stale: true, units: 60, current_value: 3000, total_invested: 3000 },
    });
    expect((await holding(found!.fundInfo.code)).holding.units).toBe(60);
    const stranger = await bench.newInvestor();
    const asked = { params: { code: found!.fundInfo.code }, query: { external: 'include' as const } };
    expect((await stranger.call('anyHolding', asked)).http).toBe(404);
  });

  test('P2 · a folio id leads to the holding of its listed fund', async () => {
    await imported(listed);
    const { id } = (await me.call('importedHoldings')).body.data.holdings[0]!;
    expect((await holding(id)).holding.fundInfo.code).toBe(FUNDS.equity);
  });

  test('P4 · holdings of a past day have imported units with their cost, and leave out a cost that is not known', async () => {
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-06-02', units: '10', amount: '400.00' }]);
    await imported(listed, { ...unlisted, opening: '50.000' });
    const on = async (date: string, external?: Filter) =>
      (await me.call('dayHoldings', { query: { date, ...(external && { external }) } })).body.data;
    const before = await on('2025-10-31', 'include');
    expect(before.holdings.find(({ code }) => code === FUNDS.equity)).toMatchObject({
      ...{ units: 110, invested: 5400, sources: ['sanchay', 'imported'] },
    });
    expect(
      (await on('2026-03-31', 'include')).holdings.find(({ code }) => code === FUNDS.equity),
    ).toMatchObject({
      ...{ units: 70, invested: 3400 },
    });
    expect((await on('2026-03-31', 'exclude')).holdings).toMatchObject([
      { units: 10, invested: 400, sources: ['sanchay'] },
    ]);
    const only = await on('2026-03-31', 'only');
    const unknown = only.holdings.find(({ code }) => code !== FUNDS.equity);
    expect(unknown).toMatchObject({
      units: 110,
      invested: null,
      value: 5500,
      gain: null,
      gain_percentage: null,
    });
    expect(only.uncosted).toBe(1);
    expect((await on('2025-03-31', 'only')).holdings).toEqual([]);
  });

  test('P4 · ELSS units from before the first statement are listed with the day by which they are unlocked', async () => {
    const { db } = bench.api;
    await db.query("UPDATE schemes SET sub_category = 'ELSS' WHERE code = $1", [FUNDS.equity]);
    await imported({ ...older, lines: [line('2025-05-02', '100.000', '5,000.00')] });
    const report = (await me.call('elssReport', { query: {} })).body.data;
    expect(report.earlier).toMatchObject([
      {
        before: '2025-04-01',
        free_by: '2028-04-01',
        free: false,
        units: 30,
        value: 1485,
        folio_no: '777002 / 0',
      },
    ]);
    expect(report.unlocks).toMatchObject([{ bought_on: '2025-05-02', units: 100 }]);
    expect(report.locked_value).toBe(4950);
    await db.query("UPDATE schemes SET sub_category = 'Large Cap' WHERE code = $1", [FUNDS.equity]);
  });
});
