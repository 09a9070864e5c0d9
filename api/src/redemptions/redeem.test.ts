import type { CallBody } from '@sanchay/contracts';
import {
  balanceOf,
  cashInTransit,
  paidToInvestor,
  payoutDue,
  proveBalanced,
  unitsHeld,
} from '../ledger/index.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';
import { priceRedemption, sendRedemption } from './advance.ts';

describe('selling units', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let folio: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
    folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
      { on: '2026-03-02', units: '50', amount: '2250.00' },
    ]);
  });
  afterEach(() => proveBalanced(bench.api.db));
  afterAll(() => bench.close());

  const input = (over: Partial<CallBody<'previewRedemption'>> = {}) => ({
    code: FUNDS.equity,
    folio_no: folio,
    by: 'units' as const,
    units: 120,
    ...over,
  });
  const preview = async (over: Partial<CallBody<'previewRedemption'>> = {}) =>
    me.call('previewRedemption', { body: input(over) });
  const sell = async (over: Partial<CallBody<'previewRedemption'>> = {}, key?: string) => {
    const { consent } = (await preview(over)).body.data;
    const body = {
      ...input(over),
      consent_hash: consent.hash,
      step_up: await stepUp(bench.api, me, 'redeem', consent.hash),
    };
    return me.call('createRedemption', { body, ...(key && { key }) });
  };

  test('I3 · a sale is shown lot by lot, with load, tax, days and bank, before anybody agrees to it', async () => {
    await bench.api.db.query(
      `INSERT INTO exit_loads (code, applies_from, load_text, source) VALUES ($1, '2026-01-01', '1% if redeemed within 1 year; nil after that', 'test')
       ON CONFLICT DO NOTHING`,
      [FUNDS.equity],
    );
    const { body } = await preview();
    expect(body.data).toMatchObject({
      units: 120,
      nav: 49.5,
      nav_as_of: '2026-11-19',
      gross: 5940,
      exit_load: 9.9,
      stt: 0.06,
      net: 5930.04,
      nav_date: '2026-11-20',
      cut_off: '2026-11-20T15:00:00.000+05:30',
      cancel_before: '2026-11-20T14:30:00.000+05:30',
      payout_date: '2026-11-25',
      pay_by: '2026-11-26',
      lots: [
        {
          bought_on: '2024-11-18',
          units: 100,
          cost: 4000,
          proceeds: 4950,
          load_percent: 0,
          gain: 950,
          term: 'long',
        },
        {
          bought_on: '2026-03-02',
          units: 20,
          cost: 900,
          proceeds: 990,
          load_percent: 1,
          exit_load: 9.9,
          gain: 80.1,
          term: 'short',
        },
      ],
      gains: [
        {
          head: 'equity_long',
          gain: 950,
          rate_percent: 12.5,
          exemption: 125000,
          rule_ids: ['equity-rates-2024', 'equity-exemption-2024'],
        },
        {
          head: 'equity_short',
          gain: 80.1,
          rate_percent: 20,
          exemption: null,
          rule_ids: ['equity-rates-2024'],
        },
      ],
      switch_in: null,
    });
    await bench.api.db.query('DELETE FROM exit_loads');
  });

  test.each([
    ['both were sent', true],
    ['only the second was sent', false],
  ])(
    'I3 · of two redemptions of a folio the first placed takes the oldest units: %s',
    async (_case, bothSent) => {
      const { api } = bench;
      const first = (await sell({ units: 60 })).body.data.id;
      api.clock.advance(1_000);
      const second = (await sell({ units: 60 })).body.data.id;
      await me.moveTo('2026-11-20T14:30:00.000+05:30');
      if (bothSent) await sendRedemption(api.ctx, { redemptionId: first });
      await sendRedemption(api.ctx, { redemptionId: second });
      await publishNav(api.db, FUNDS.equity, '2026-11-20', '50.0000');
      await me.moveTo('2026-11-20T23:00:00.000+05:30');
      await priceRedemption(api.ctx, { redemptionId: second });
      await priceRedemption(api.ctx, { redemptionId: first });
      const soldOf = async (id: string) =>
        (await me.call('redemption', { params: { id } })).body.data.lots.map(({ bought_on: on, units }) => [
          on,
          units,
        ]);
      expect(await soldOf(first)).toEqual([['2024-11-18', 60]]);
      expect(await soldOf(second)).toEqual([
        ['2024-11-18', 40],
        ['2026-03-02', 20],
      ]);
      await api.runJobs();
    },
  );

  test('I3 · the review counts the units that sales under way take first, as the sale itself does', async () => {
    await sell({ units: 60 });
    bench.api.clock.advance(1_000);
    await sell({ by: 'amount', amount: 990, units: undefined });
    bench.api.clock.advance(1_000);
    const shown = (await preview({ units: 60 })).body.data;
    expect(shown.lots.map(({ bought_on: on, units }) => [on, units])).toEqual([
      ['2024-11-18', 20],
      ['2026-03-02', 40],
    ]);
    const { data } = (
      await me.call('saleChoices', { params: { code: FUNDS.equity }, query: { by: 'units', value: 60 } })
    ).body;
    expect(data.choices.map(({ units, gain }) => [units, gain])).toEqual([
      [60, shown.lots.reduce((sum, { gain }) => sum + gain, 0)],
    ]);
  });

  test('I3 · a sale goes from its placing over the NAV to the bank, and the ledger follows it', async () => {
    const placed = await sell();
    expect(placed.http).toBe(200);
    expect(placed.body.data.status).toBe('pending');
    const { id } = placed.body.data;
    const at = async () => (await me.call('redemption', { params: { id } })).body.data;
    await me.moveTo('2026-11-20T14:29:59.999+05:30');
    await bench.api.runJobs();
    expect((await at()).status).toBe('pending');
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    await bench.api.runJobs();
    expect((await at()).status).toBe('submitted');
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
    expect(await at()).toMatchObject({
      status: 'priced',
      units: 120,
      nav: 50,
      gross: 6000,
      stt: 0.06,
      net: 5999.94,
    });
    const { db } = bench.api;
    expect(await balanceOf(db, unitsHeld(folio), FUNDS.equity, me.portfolioId)).toBe('30.0000');
    expect(await balanceOf(db, payoutDue(), 'INR', me.portfolioId)).toBe('5999.9400');
    await me.moveTo('2026-11-25T11:00:00.000+05:30');
    await bench.api.runJobs();
    const done = await at();
    expect(done).toMatchObject({ status: 'paid_out', late_interest: 0 });
    expect(done.timeline.map(({ state, text }) => [state, text])).toEqual([
      ['pending', 'Redemption request: 120.000 units.'],
      ['pending', 'Units blocked for this order. You can cancel until 20 Nov 2026, 2:30 pm.'],
      ['submitted', 'Sent to Zed Mutual Fund. NAV date: 20 Nov 2026. Payout expected by 25 Nov 2026.'],
      [
        'priced',
        '120.000 units sold at a NAV of ₹50.0000 for ₹6,000.00, less STT ₹0.06. ₹5,999.94 will be paid to your bank account.',
      ],
      ['paid_out', '₹5,999.94 was paid to your bank account on 25 Nov 2026.'],
    ]);
    expect(await balanceOf(db, payoutDue(), 'INR', me.portfolioId)).toBe('0.0000');
    expect(await balanceOf(db, paidToInvestor(), 'INR', me.portfolioId)).toBe('5999.9400');
    expect(await balanceOf(db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
    const { body } = await me.call('holding', { params: { code: FUNDS.equity } });
    expect(body.data.holding).toMatchObject({ units: 30, total_invested: 1350 });
    expect(body.data.transactions[0]).toMatchObject({
      type: 'redemption',
      units: -120,
      amount: 6000,
      balance_units: 30,
    });
  });
});
