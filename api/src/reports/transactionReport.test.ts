import type { CallQuery } from '@sanchay/contracts';
import { addDays } from '@sanchay/finance';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { newsOf, sendNews } from '../testing/partners/fakeGateway.ts';
import { bookGold, giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';

type Query = CallQuery<'transactionReport'>;
const DAYS = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

describe('transactions report', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
  });
  afterAll(() => bench.close());

  const report = async (query: Query = {}) => (await me.call('transactionReport', { query })).body.data;

  async function pass(day: string) {
    await publishNav(bench.api.db, FUNDS.equity, day, '50.0000');
    await publishNav(bench.api.db, FUNDS.debt, day, '20.0000');
    await me.moveTo(`${day}T23:30:00.000+05:30`);
    await bench.api.runJobs();
  }
  async function sell(folio_no: string, units: number) {
    const body = { code: FUNDS.equity, folio_no, by: 'units' as const, units };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    const placed = await me.call('createRedemption', {
      body: { ...body, consent_hash: consent.hash, step_up },
    });
    return placed.body.data.id;
  }
  async function change(folio_no: string, units: number) {
    const body = { code: FUNDS.equity, to_code: FUNDS.debt, folio_no, by: 'units' as const, units };
    const { consent } = (await me.call('previewSwitch', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    const placed = await me.call('createSwitch', { body: { ...body, consent_hash: consent.hash, step_up } });
    return placed.body.data.id;
  }

  test('P4 · purchases, sales, both legs of a switch and gold are listed, newest first, and the money adds up', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
      { on: '2025-03-03', units: '50', amount: '2000.55' },
    ]);
    await bookGold(bench.api, me, '2026-01-05', '1500.25', '0.1234');
    const sale = await sell(folio, 20);
    const moved = await change(folio, 30);
    for (const day of DAYS) await pass(day);
    const { transactions, ...sums } = await report();
    expect(
      transactions.map(({ date, type, units, amount, money, nav }) => [
        date,
        type,
        units,
        amount,
        money,
        nav,
      ]),
    ).toEqual([
      [expect.stringMatching(/^2026-11-2/), 'switch_in', expect.any(Number), 1499.98, 'none', 20],
      ...['redemption', 'switch_out']
        .map((type) => [
          DAYS[0],
          type,
          type === 'redemption' ? -20 : -30,
          type === 'redemption' ? 1000 : 1500,
          type === 'redemption' ? 'out' : 'none',
          50,
        ])
        .toSorted(() => 0),
      ['2026-01-05', 'purchase', 0.1234, 1500.25, 'in', null],
      ['2025-03-03', 'purchase', 50, 2000.55, 'in', null],
      ['2024-11-18', 'purchase', 100, 4000, 'in', null],
    ]);
    expect(sums).toMatchObject({ total: 6, all: 6, page: 1, pages: 1, money_in: 7500.8, money_out: 1000 });
    expect(transactions.find(({ type }) => type === 'redemption')!.order_id).toBe(sale);
    expect(
      transactions.filter(({ type }) => type.startsWith('switch')).map(({ order_id }) => order_id),
    ).toEqual([moved, moved]);
    // The page of the holding lists the same bookings.
    const { transactions: held } = (await me.call('holding', { params: { code: FUNDS.equity } })).body.data;
    const own = transactions.filter(({ code }) => code === FUNDS.equity);
    expect(own.map(({ id, date, amount, units }) => [id, date, amount, units]).toSorted()).toEqual(
      held.map(({ id, date, amount, units }) => [id, date, amount, units]).toSorted(),
    );
  });

  test('P4 · a report over two periods equals the reports of the two, wherever they meet; lots add up to the holding', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-02-29', units: '100', amount: '4000.00' },
      { on: '2024-03-31', units: '33.333', amount: '1500.01' },
      { on: '2024-04-01', units: '50', amount: '2000.55' },
    ]);
    await bookGold(bench.api, me, '2026-01-05', '1500.25', '0.1234');
    await sell(folio, 120.5);
    for (const day of DAYS.slice(0, 3)) await pass(day);
    const [from, to] = ['2024-01-01', DAYS[2]!];
    const whole = await report({ from, to });
    expect(whole.transactions).toHaveLength(5);
    const paise = (amount: number) => Math.round(amount * 100);
    for (const { date } of whole.transactions)
      for (const until of [addDays(date, -1), date].filter((day) => day < to)) {
        const before = await report({ from, to: until });
        const after = await report({ from: addDays(until, 1), to });
        expect([...after.transactions, ...before.transactions]).toEqual(whole.transactions);
        for (const sum of ['money_in', 'money_out'] as const)
          expect(paise(before[sum]) + paise(after[sum])).toBe(paise(whole[sum]));
      }
    const { holding } = (await me.call('holding', { params: { code: FUNDS.equity } })).body.data;
    const { lots } = (await me.call('heldUnits', { params: { code: FUNDS.equity } })).body.data;
    const sumOf = (key: 'units' | 'cost', digits: number) =>
      Math.round(lots.reduce((sum, lot) => sum + lot[key], 0) * digits) / digits;
    expect(sumOf('units', 1e4)).toBe(holding.units);
    expect(sumOf('cost', 100)).toBe(holding.total_invested);
  });

  test('P4 · SIP instalments, withdrawals, transfers and reversals have types of their own', async () => {
    const order = { code: FUNDS.equity, amount: 5000, type: 'sip', start_date: '2026-12-05' };
    expect((await me.place({ ...order, sip_firstorderflag: 'Y' })).http).toBe(200);
    const payment = await me.payAll();
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    const [withdrawn, moved] = [await sell(folio, 20), await change(folio, 30)];
    for (const day of DAYS) await pass(day);
    await bench.api.db.query(
      "UPDATE redemptions SET plan_id = gen_random_uuid(), instalment_date = '2026-11-20' WHERE id = ANY($1)",
      [[withdrawn, moved]],
    );
    expect((await sendNews(bench.api, newsOf(bench.gateway, payment, { status: 'charged_back' }))).http).toBe(
      200,
    );
    const { transactions, money_in, money_out } = await report();
    const sip = transactions.find(({ type }) => type === 'sip')!;
    const reversal = transactions.find(({ type }) => type === 'reversal')!;
    expect(transactions.map(({ type }) => type).toSorted()).toEqual([
      ...['purchase', 'reversal', 'sip', 'stp_in', 'stp_out', 'swp'],
    ]);
    expect([sip.amount, sip.money, sip.stamp_duty, reversal.amount, reversal.money]).toEqual([
      ...[5000, 'in', 0.25, 5000, 'out'],
    ]);
    expect([reversal.units, reversal.order_id]).toEqual([-sip.units, sip.order_id]);
    expect([money_in, money_out]).toEqual([9000, 6000]);
    expect((await report({ type: 'stp_in' })).transactions.map(({ order_id }) => order_id)).toEqual([moved]);
  });
});
