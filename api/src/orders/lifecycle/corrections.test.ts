import { balanceOf, cashInTransit, proveBooks, unitsHeld } from '../../ledger/index.ts';
import { newsOf, sendNews } from '../../testing/partners/fakeGateway.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';
import { lastProof } from '../index.ts';
import { proveWhenDue } from './nightlyProof.ts';

describe('what is put right after an allotment', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let id: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    id = (await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 })).body.data.id;
    await me.payAll();
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-23T09:00:00.000+05:30');
    await navsOut();
  });
  afterEach(async () => expect((await proveBooks(bench.api.db)).findings).toEqual([]));
  afterAll(() => bench.close());

  const navsOut = async () => {
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', { date: '2026-11-20' });
    await bench.api.runJobs();
  };
  const held = async () =>
    balanceOf(bench.api.db, unitsHeld((await me.order(id)).folio_no!), FUNDS.equity, me.portfolioId);

  test('I5 · a corrected NAV books the difference in units, once, and the timeline shows it', async () => {
    expect(await held()).toBe('99.9950');
    await bench.api.db.query(
      `UPDATE navs SET nav = 40 WHERE date = '2026-11-20' AND scheme_id = (SELECT id FROM schemes WHERE code = $1)`,
      [FUNDS.equity],
    );
    await navsOut();
    await navsOut();
    expect(await held()).toBe('124.9940');
    const order = await me.order(id);
    expect(order).toMatchObject({ status: 'successful', nav: 40, units: 124.994 });
    expect(order.timeline.at(-1)!.text).toBe(
      'The AMC corrected the NAV of 20 Nov 2026 from ₹50.0000 to ₹40.0000. +24.999 units were adjusted; this order now has 124.994 units.',
    );
    const { data } = (await me.call('notices')).body;
    expect(data.filter(({ title }) => title === 'NAV corrected: Zed Equity')).toMatchObject([
      {
        text: 'The AMC corrected the NAV of 20 Nov 2026 from ₹50.0000 to ₹40.0000. See what changed in your order.',
        path: `/orders/${id}`,
      },
    ]);
  });

  test('I5 · a NAV that goes there and back and there again is followed each time', async () => {
    const bookings: string[] = [];
    for (const nav of [40, 50, 40]) {
      await bench.api.db.query(
        `UPDATE navs SET nav = $2 WHERE date = '2026-11-20' AND scheme_id = (SELECT id FROM schemes WHERE code = $1)`,
        [FUNDS.equity, nav],
      );
      await navsOut();
      bookings.push(await held());
    }
    expect(bookings).toEqual(['124.9940', '99.9950', '124.9940']);
  });

  const chargeBack = async (payment: string) =>
    sendNews(bench.api, newsOf(bench.gateway, payment, { status: 'charged_back' }));
  const payment = async (paymentId: string) =>
    (await me.call('payment', { params: { id: paymentId } })).body.data;

  test('I4 · a chargeback reverses the units of its payment, once, and the investor is notified', async () => {
    const { payment_id: paid } = await me.order(id);
    expect((await chargeBack(paid!)).http).toBe(200);
    expect((await chargeBack(paid!)).http).toBe(200);
    expect(await me.order(id)).toMatchObject({ status: 'reversed' });
    expect(await held()).toBe('0.0000');
    expect(await payment(paid!)).toMatchObject({
      status: 'charged_back',
      reason: 'Your bank reversed this payment. Orders paid with it were reversed too.',
    });
    const { data } = (await me.call('notices')).body;
    expect(data.filter(({ title }) => title === 'Payment of ₹5,000 reversed by your bank')).toHaveLength(1);
    const audits = await bench.api.db.query(
      "SELECT action, detail FROM audit_log WHERE subject = $1 AND action = 'payment_charged_back'",
      [paid],
    );
    expect(audits).toEqual([
      { action: 'payment_charged_back', detail: { amount: '5000.00', recovered: '5000.00', due: '0.00' } },
    ]);
  });

  test('I4 · a chargeback before the allotment buys nothing, and nothing is refunded as well', async () => {
    const other = (await me.place({ code: FUNDS.debt, type: 'buy', amount: 2000 })).body.data.id;
    const paid = await me.payAll();
    await bench.api.runJobs();
    expect((await me.order(other)).status).toBe('submitted');
    await chargeBack(paid);
    expect(await me.order(other)).toMatchObject({
      status: 'failed',
      reason: 'Your bank reversed the payment of ₹2,000 before units were allotted. Nothing was invested.',
    });
    await publishNav(bench.api.db, FUNDS.debt, '2026-11-23', '20.0000');
    await me.moveTo('2026-11-25T09:00:00.000+05:30');
    await navsOut();
    expect((await me.order(other)).status).toBe('failed');
    expect(await balanceOf(bench.api.db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
    const refunds = await bench.api.db.query('SELECT 1 FROM payment_refunds WHERE payment_id = $1', [paid]);
    expect(refunds).toEqual([]);
  });

  test('I5 · the books are proved once a night, and the result is kept', async () => {
    const { ctx, db } = bench.api;
    expect(await proveWhenDue(ctx)).toBe(true);
    expect(await proveWhenDue(ctx)).toBe(false);
    expect(await lastProof(db)).toMatchObject({ findings: 0 });
    await me.moveTo('2026-11-24T01:59:59.999+05:30');
    expect(await proveWhenDue(ctx)).toBe(false);
    await me.moveTo('2026-11-24T02:00:00.000+05:30');
    expect(await proveWhenDue(ctx)).toBe(true);
  });
});
