import type { OtherAssetDraft } from '@sanchay/contracts';
import { giveUnits } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import {
  recordedDeposit as deposit,
  recordedFlat as flat,
  recordedLoan as loan,
} from '../testing/people/recordedAssets.ts';

describe('net worth', () => {
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

  type External = 'include' | 'exclude' | 'only';
  const worth = async (external?: External, who = me) =>
    (await who.call('netWorth', { query: external ? { external } : {} })).body.data;
  const flows = async (external: External) =>
    (await me.call('netWorthFlows', { query: { external } })).body.data.flows;
  const record = async (...drafts: OtherAssetDraft[]) => {
    for (const body of drafts) expect((await me.call('createOtherAsset', { body })).http).toBe(200);
  };
  /** 99.995 units of the equity fund for ₹5,000, worth ₹4,999.75. */
  async function invest() {
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
    await me.payAll();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-23T09:00:00.000+05:30');
    await bench.api.runJobs();
  }

  test('P1 · of an empty account is nothing, whatever the filter is', async () => {
    for (const external of ['include', 'exclude', 'only'] as const)
      expect(await worth(external)).toEqual({
        ...{ as_of: null, value: 0, owned: 0, owed: 0, one_day_change: 0, one_day_change_percentage: null },
        ...{
          has_external: false,
          investments: null,
          returns: null,
          sources: [],
          allocation: [],
          history: [],
        },
        ...{ maturities: [], kinds: [] },
      });
  });

  test('P1 · assets held elsewhere are included, left out or alone; loans count against them', async () => {
    await invest();
    await record(deposit, flat, loan);
    const all = await worth();
    const [here, elsewhere] = [await worth('exclude'), await worth('only')];
    expect(here).toMatchObject({ value: 4999.75, owned: 4999.75, owed: 0, has_external: true });
    expect(elsewhere).toMatchObject({
      owed: 1_949_999.5,
      investments: null,
      returns: null,
      one_day_change: 0,
    });
    expect(all.value).toBe(Math.round((here.value + elsewhere.value) * 100) / 100);
    expect(all.value).toBe(Math.round((all.owned - all.owed) * 100) / 100);
    expect(all.investments).toEqual(here.investments);
    expect(all.returns).toEqual(here.returns);
    expect(all.sources.map(({ source }) => source)).toEqual(['sanchay', 'manual']);
    expect(all.allocation.map(({ group }) => group)).toEqual(['property', 'deposits', 'equity']);
    expect(elsewhere.allocation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(elsewhere.owned, 2);
    expect((await worth('include')).value).toBe(all.value);
  });

  test('P1 · its history begins with the first asset and ends at its value; invested is shown where it is known', async () => {
    await invest();
    const before = await worth('exclude');
    expect(before.history.at(-1)).toEqual({ date: '2026-11-20', value: 4999.75, invested: 5000 });
    await record(deposit);
    const { history, value } = await worth();
    expect(history[0]).toEqual({ date: '2025-11-20', value: 100_000, invested: 100_000 });
    expect(history.at(-1)).toEqual({ date: '2026-11-23', value, invested: 105_000 });
    expect(history.map(({ date }) => date)).toEqual(history.map(({ date }) => date).toSorted());
    await record(flat);
    expect((await worth()).history.every(({ invested }) => invested === null)).toBe(true);
  });

  test('P1 · every payment is a flow: bought, sold, paid in elsewhere, borrowed and repaid', async () => {
    await invest();
    await record(deposit, flat, loan);
    const shown = (await flows('include')).map(({ date, asset, kind, amount }) => [
      date,
      asset,
      kind,
      amount,
    ]);
    expect(shown).toEqual([
      ['2025-11-20', 'bank_deposit', 'paid_in', 100_000],
      ['2026-10-01', 'property', 'opening', 7_500_000],
      ['2026-10-01', 'loan', 'paid_in', -2_000_000],
      ['2026-11-01', 'loan', 'taken_out', 50_000.5],
      ['2026-11-20', 'mutual_fund', 'paid_in', 5000],
    ]);
    const marks = (await me.call('netWorthMarks', { query: {} })).body.data;
    expect(marks.map(({ date, paid_in, taken_out, count }) => [date, paid_in, taken_out, count])).toEqual([
      ['2025-11-20', 100_000, 0, 1],
      ['2026-10-01', 7_500_000, 2_000_000, 2],
      ['2026-11-01', 50_000.5, 0, 1],
      ['2026-11-20', 5000, 0, 1],
    ]);
    expect((await flows('exclude')).map(({ id }) => id)).toEqual([FUNDS.equity]);
    expect((await flows('only')).map(({ source }) => source)).toEqual(Array(4).fill('manual'));
  });

  test('P1 · deposits mature and ELSS units unlock within a year, on the day and not after it', async () => {
    await giveUnits(bench.api, me, FUNDS.other, [
      { on: '2023-11-19', units: '10', amount: '100.00' },
      { on: '2023-11-20', units: '10', amount: '100.00' },
      { on: '2024-11-19', units: '30', amount: '300.00' },
      { on: '2024-11-20', units: '40', amount: '400.00' },
    ]);
    const matured = { ...deposit, name: 'Matured', matures_on: '2026-11-20' };
    await record(deposit, matured, { ...deposit, name: 'Later', matures_on: '2027-11-21' });
    const { maturities } = await worth();
    // The business day is 20 November 2026: units of 20 November 2023 unlock on the 21st.
    expect(maturities.map(({ kind, on, name }) => [kind, on, name])).toEqual([
      ['unlock', '2026-11-21', 'Zed Other Fund'],
      ['maturity', '2027-06-01', 'FD, 2 years'],
      ['unlock', '2027-11-20', 'Zed Other Fund'],
    ]);
    expect(maturities[1]!.value).toBeGreaterThan(100_000 * 1.07 ** 1.5);
    expect((await worth('exclude')).maturities.map(({ kind }) => kind)).toEqual(['unlock', 'unlock']);
  });

  test('P2 · the assets of a class come from all sources, sorted as asked, with source and day of their value', async () => {
    const small = {
      ...deposit,
      name: 'A small deposit',
      entries: [{ on: '2026-11-20', kind: 'paid_in' as const, amount: 500 }],
    };
    await record(deposit, flat, small);
    const list = async (query: object) =>
      (await me.call('ownedAssets', { query: { class: 'fixed_deposits', ...query } })).body.data;
    const all = await list({});
    expect(all.assets.map(({ name }) => name)).toEqual(['FD, 2 years', 'A small deposit']);
    expect(all.assets[0]).toMatchObject({
      source: 'manual',
      priced_on: all.as_of,
      stale: false,
      invested: 100_000,
    });
    expect(all.value).toBe(Math.round(all.assets.reduce((sum, { value }) => sum + value * 100, 0)) / 100);
    expect((await list({ sortBy: 'fund_name' })).assets[0]!.name).toBe('A small deposit');
    expect((await list({ sortBy: 'investment', sortType: 'asc' })).assets[0]!.name).toBe('A small deposit');
    expect(await list({ external: 'exclude' })).toMatchObject({ assets: [], value: 0, has_external: true });
    expect(await list({ class: 'stocks' })).toMatchObject({ assets: [], has_external: false });
    expect((await me.call('ownedAssets', { query: { class: 'art' as never } })).http).toBe(400);
  });

  test('P1 · is that of the own account only', async () => {
    await record(flat);
    const other = await bench.newInvestor();
    expect(await worth('include', other)).toMatchObject({ value: 0, has_external: false });
  });

  test('P1 · an unknown filter is refused', async () => {
    const query = { external: 'some' as never };
    expect((await me.call('netWorth', { query })).http).toBe(400);
  });
});
