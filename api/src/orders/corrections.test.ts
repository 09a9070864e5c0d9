import { balanceOf, cashInTransit, proveBooks, unitsHeld } from '../ledger/index.ts';
import { orderBench } from '../testing/orderBench.ts';
import type { OrderBench, TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { lastProof, proveWhenDue, reversePayment } from './index.ts';

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

  test('I5 · a corrected NAV books the difference in units, once, and the timeline says so', async () => {
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
      'The fund house corrected the NAV of 20 Nov 2026 from ₹50.0000 to ₹40.0000. +24.999 units were booked; you have 124.994 of this order.',
    );
  });

  test('I5 · a payment that the bank took back takes its units back by new bookings, once', async () => {
    const { payment_id } = await me.order(id);
    const reverse = () => bench.api.db.tx((tx) => reversePayment(bench.api.ctx, tx, payment_id!));
    expect(await reverse()).toHaveLength(1);
    expect(await reverse()).toHaveLength(0);
    expect(await held()).toBe('0.0000');
    expect((await me.order(id)).status).toBe('reversed');
    expect(await balanceOf(bench.api.db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
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
