import type { OtherAssetDraft } from '@sanchay/contracts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { proveCalculation } from '../testing/proveCalculation.ts';
import {
  recordedDeposit as deposit,
  recordedFlat,
  recordedLoan as loan,
} from '../testing/people/recordedAssets.ts';

const flat: OtherAssetDraft = {
  ...recordedFlat,
  entries: [
    { on: '2024-01-01', kind: 'paid_in', amount: 6_000_000 },
    ...recordedFlat.entries,
    { on: '2026-10-10', kind: 'paid_in', amount: 20_000.5 },
  ],
};

describe('the calculation of the net worth', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const calculation = async () => (await me.call('netWorthCalculation', { query: {} })).body.data;
  const record = async (...drafts: OtherAssetDraft[]) => {
    for (const body of drafts) expect((await me.call('createOtherAsset', { body })).http).toBe(200);
  };

  test('P1 · of an empty account has no rows', async () => {
    expect(await calculation()).toMatchObject({ value: 0, owned: 0, owed: 0, assets: [] });
  });

  test('P1 · every asset and debt has a row with what its value is computed from', async () => {
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
    await me.payAll();
    await record(flat, loan, deposit);
    const before = await calculation();
    expect(before.assets.find(({ asset }) => asset === 'in_transit')).toMatchObject({
      ...{ source: 'sanchay', value: 5000, basis: { kind: 'balance', on: before.as_of } },
    });
    await proveCalculation(bench.api, me.token);
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-23T09:00:00.000+05:30');
    await bench.api.runJobs();
    const { assets, value, owned, owed } = await calculation();
    expect(assets.map(({ asset }) => asset)).toEqual(['property', 'bank_deposit', 'mutual_fund', 'loan']);
    const [property, fd, fund, debt] = assets;
    expect(property).toMatchObject({
      value: 7_520_000.5,
      basis: { kind: 'recorded', on: '2026-10-01', quantity: null },
    });
    expect(fd!.basis).toMatchObject({ kind: 'interest', principal: 100_000, on: '2025-11-20' });
    expect(fd!.basis.interest).toBeGreaterThan(7_000);
    expect(fund).toMatchObject({
      value: 4999.75,
      basis: { kind: 'quantity', unit: 'units', quantity: 99.995, price: 50, on: '2026-11-20' },
    });
    expect(debt).toMatchObject({ value: -1_949_999.5, basis: { kind: 'recorded' } });
    expect(owed).toBe(1_949_999.5);
    expect(value).toBe(Math.round((owned - owed) * 100) / 100);
    await proveCalculation(bench.api, me.token);
  });

  test('P1 · a class has its own assets alone', async () => {
    await record(flat, deposit);
    const { data } = (await me.call('netWorthCalculation', { query: { class: 'fixed_deposits' } })).body;
    expect(data.assets.map(({ name }) => name)).toEqual(['FD, 2 years']);
    expect(data.value).toBe(data.assets[0]!.value);
  });

  test('P1 · an asset shows its payments and its value at the rate of its return', async () => {
    await record(deposit);
    const [asset] = (await calculation()).assets;
    const query = { source: asset!.source, asset: asset!.asset, id: asset!.id };
    const { data } = (await me.call('assetCalculation', { query })).body;
    expect(data.flows.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['paid', -100_000],
      ['value', asset!.value],
    ]);
    expect(data.flows[1]!.present_value).toBeCloseTo(100_000, 0);
    expect(data.figures).toMatchObject({ invested: 100_000, gain: asset!.basis.interest });
  });

  test('P1 · a debt and an asset without its purchase have no return, and the reason is that payments are not known', async () => {
    const valued = { ...flat, entries: [{ on: '2026-10-01', kind: 'value' as const, amount: 10 }] };
    await record(loan, valued);
    for (const { source, asset, id } of (await calculation()).assets) {
      const { data } = (await me.call('assetCalculation', { query: { source, asset, id } })).body;
      expect(data.figures).toEqual({
        ...{ invested: null, gain: null, absolute_percentage: null, xirr_percentage: null },
      });
      expect(data.flows.length).toBeGreaterThan(0);
    }
  });

  test('P1 · what an account does not hold is not found, nor what belongs to others', async () => {
    await record(deposit);
    const [own] = (await calculation()).assets;
    const query = { source: own!.source, asset: own!.asset, id: own!.id };
    const other = await bench.newInvestor();
    expect((await other.call('assetCalculation', { query })).http).toBe(404);
    expect((await me.call('assetCalculation', { query: { ...query, source: 'sanchay' } })).http).toBe(404);
    expect((await me.call('assetCalculation', { query: { ...query, asset: 'ppf' } })).http).toBe(404);
  });
});
