import { balanceOf, cashInTransit, proveBalanced, unitsHeld } from '../../ledger/index.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';
import { allotOrder } from './allot.ts';
import { submitOrder } from './submit.ts';
import { wakeOrders } from '../index.ts';

const MONDAY_NINE = '2026-11-23T09:00:00.000+05:30';

describe('the order engine', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    bench.gateway.refunds = [];
  });
  afterEach(() => proveBalanced(bench.api.db));
  afterAll(() => bench.close());

  const buy = async (over: Record<string, unknown> = {}) =>
    (await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000, ...over })).body.data.id;
  const held = (folioNo: string, code: string = FUNDS.equity) =>
    balanceOf(bench.api.db, unitsHeld(folioNo), code, me.portfolioId);
  const navsOut = async (navs: Record<string, string>, date = '2026-11-20') => {
    for (const [code, nav] of Object.entries(navs)) await publishNav(bench.api.db, code, date, nav);
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', { date });
  };

  test('I5 · a paid order goes to the fund house and is allotted with the NAV of its day, never before the morning', async () => {
    const id = await buy();
    await me.payAll();
    expect(await bench.api.runJobs()).toContain('order-submit');
    expect(await me.order(id)).toMatchObject({
      status: 'submitted',
      nav_date_expected: '2026-11-20',
      allotment_date_expected: '2026-11-23',
      nav_date: null,
      units: null,
    });
    expect((await me.order(id)).timeline.at(-1)).toMatchObject({
      state: 'submitted',
      rule_id: 'nav-equity-2021',
      text: 'Sent to Zed Mutual Fund. NAV date: 20 Nov 2026. The AMC receives your money before 20 Nov 2026, 3:00 pm. Units expected by 23 Nov 2026.',
    });
    await navsOut({ [FUNDS.equity]: '50.0000' });
    await me.moveTo('2026-11-23T08:59:59.999+05:30');
    await bench.api.runJobs();
    expect((await me.order(id)).status).toBe('submitted');
    await me.moveTo(MONDAY_NINE);
    expect(await bench.api.runJobs()).toContain('order-allot');
    const order = await me.order(id);
    expect(order).toMatchObject({
      status: 'successful',
      units: 99.995,
      nav: 50,
      nav_date: '2026-11-20',
      stamp_duty: 0.25,
      updated_at: '2026-11-23T03:30:00.000Z',
    });
    const [number, check] = order.folio_no!.split('/').map(Number);
    expect([number! >= 10_010_001, check]).toEqual([true, number! % 97]);
    expect(order.timeline.map(({ state, at }) => [state, at])).toEqual([
      ['draft', '2026-11-20T04:30:00.000Z'],
      ['under_review', '2026-11-20T04:30:00.000Z'],
      ['pending', '2026-11-20T04:30:00.000Z'],
      ['confirmed', '2026-11-20T04:30:00.000Z'],
      ['submitted', '2026-11-20T04:30:00.000Z'],
      ['successful', '2026-11-23T03:30:00.000Z'],
    ]);
    expect(order.timeline.at(-1)).toMatchObject({
      rule_id: 'nav-equity-2021',
      text: `99.995 units allotted at a NAV of ₹50.0000 in folio ${order.folio_no}. Stamp duty ₹0.25.`,
    });
    const { db } = bench.api;
    expect(await held(order.folio_no!)).toBe('99.9950');
    expect(await balanceOf(db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
    const booked = await db.query(
      `SELECT t.kind, t.value_date, a.role, a.reference, e.commodity, e.amount FROM ledger_transfers t
       JOIN ledger_entries e ON e.transfer_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE t.portfolio_id = $1 ORDER BY t.at, e.line`,
      [me.portfolioId],
    );
    const row = (
      kind: string,
      role: string,
      reference: string | null,
      commodity: string,
      amount: string,
    ) => ({
      ...{ kind, role, reference, commodity, amount, value_date: '2026-11-20' },
    });
    expect(booked).toEqual([
      row('payment', 'gateway_clearing', '', 'INR', '-5000.0000'),
      row('payment', 'cash_in_transit', '', 'INR', '5000.0000'),
      row('allotment', 'cash_in_transit', '', 'INR', '-5000.0000'),
      row('allotment', 'amc_payable', 'ZZH', 'INR', '4999.7500'),
      row('allotment', 'units_issued', '', FUNDS.equity, '-99.9950'),
      row('allotment', 'units_held', order.folio_no, FUNDS.equity, '99.9950'),
      row('allotment', 'stamp_duty_payable', '', 'INR', '0.2500'),
    ]);
    expect(
      await db.query(
        `SELECT count(*) AS count FROM outbox WHERE event = 'holdings/changed' AND portfolio_id = $1`,
        [me.portfolioId],
      ),
    ).toEqual([{ count: 1 }]);
    expect(
      await db.query(
        `SELECT action FROM audit_log WHERE actor = 'order-engine' AND investor_id = $1 ORDER BY id`,
        [me.userId],
      ),
    ).toEqual([{ action: 'order_submitted' }, { action: 'order_allotted' }]);
  });

  test('I5 · an order waits for a NAV that is late, and is allotted when it is published', async () => {
    const id = await buy();
    await me.payAll();
    await bench.api.runJobs();
    await me.moveTo('2026-11-23T12:00:00.000+05:30');
    await bench.api.runJobs();
    expect((await me.order(id)).status).toBe('submitted');
    await navsOut({ [FUNDS.equity]: '50.0000' });
    await bench.api.runJobs();
    expect((await me.order(id)).status).toBe('successful');
  });

  test('I5 · every step done twice, also at once, is done once', async () => {
    const id = await buy();
    await me.payAll();
    const { ctx } = bench.api;
    await Promise.all([1, 2, 3, 4].map(() => submitOrder(ctx, { orderId: id })));
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo(MONDAY_NINE);
    await Promise.all([1, 2, 3, 4].map(() => allotOrder(ctx, { orderId: id })));
    await bench.api.runJobs();
    const { timeline, folio_no } = await me.order(id);
    expect(timeline.map(({ state }) => state)).toEqual([
      'draft',
      'under_review',
      'pending',
      'confirmed',
      'submitted',
      'successful',
    ]);
    expect(await held(folio_no!)).toBe('99.9950');
  });

  test('I5 · a step that breaks half-way leaves nothing, and the next try does all of it', async () => {
    const id = await buy();
    await me.payAll();
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo(MONDAY_NINE);
    const broken = { ...bench.api.ctx, publish: () => Promise.reject(new Error('the power is gone')) };
    await expect(allotOrder(broken, { orderId: id })).rejects.toThrow('the power is gone');
    expect((await me.order(id)).status).toBe('submitted');
    expect(
      await bench.api.db.query('SELECT 1 FROM folios WHERE portfolio_id = $1', [me.portfolioId]),
    ).toEqual([]);
    expect(
      await bench.api.db.query('SELECT kind FROM ledger_transfers WHERE portfolio_id = $1', [me.portfolioId]),
    ).toEqual([{ kind: 'payment' }]);
    await allotOrder(bench.api.ctx, { orderId: id });
    expect(await me.order(id)).toMatchObject({ status: 'successful', units: 99.995 });
  });

  test('I5 · after a restart that lost its queue, waking goes on where it was, at every step', async () => {
    const { ctx } = bench.api;
    const { jobs } = ctx;
    const withoutQueue = async (work: () => Promise<unknown>) => {
      ctx.jobs = { send: async () => undefined };
      await work();
      ctx.jobs = jobs;
    };
    const id = await buy();
    await withoutQueue(() => me.payAll());
    await bench.api.runJobs();
    expect((await me.order(id)).status).toBe('confirmed');
    await wakeOrders(ctx);
    await withoutQueue(() => bench.api.runJobs());
    expect((await me.order(id)).status).toBe('submitted');
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo(MONDAY_NINE);
    await bench.api.runJobs();
    expect((await me.order(id)).status).toBe('submitted');
    await wakeOrders(ctx);
    await bench.api.runJobs();
    expect((await me.order(id)).status).toBe('successful');
  });

  test('I5 · two orders of one house share one new folio; another house gets its own; a chosen folio is kept', async () => {
    const first = await buy();
    const second = await buy({ code: FUNDS.debt, amount: 3000 });
    const other = await buy({ code: FUNDS.other, amount: 1000 });
    await me.payAll();
    await navsOut({ [FUNDS.equity]: '50.0000', [FUNDS.debt]: '21.1234', [FUNDS.other]: '12.5000' });
    await me.moveTo(MONDAY_NINE);
    await bench.api.runJobs();
    const folios = await Promise.all(
      [first, second, other].map(async (id) => (await me.order(id)).folio_no!),
    );
    expect(folios[0]).toBe(folios[1]);
    expect(folios[2]).not.toBe(folios[0]);
    expect(await me.order(second)).toMatchObject({ units: 142.0155, nav: 21.1234, stamp_duty: 0.15 });
    expect(
      await bench.api.db.query(
        'SELECT house_code, folio_no FROM folios WHERE portfolio_id = $1 ORDER BY house_code',
        [me.portfolioId],
      ),
    ).toEqual([
      { house_code: 'YYH', folio_no: folios[2] },
      { house_code: 'ZZH', folio_no: folios[0] },
    ]);
    const wrong = await me.place({ code: FUNDS.other, type: 'buy', amount: 1000, folio_no: folios[0] });
    expect([wrong.http, wrong.body.code, wrong.body.message]).toEqual([
      422,
      'folio_mismatch',
      "You don't have this folio with Why Mutual Fund.",
    ]);
    const more = await me.place({ code: FUNDS.equity, type: 'buy', amount: 500, folio_no: folios[0] });
    expect([more.http, more.body.data.folio_no]).toEqual([200, folios[0]]);
    const tooLittle = await me.place({ code: FUNDS.liquid, type: 'buy', amount: 500, folio_no: folios[0] });
    expect(tooLittle.body.code).toBe('below_minimum');
    const stranger = await bench.newInvestor();
    const theirs = await stranger.place({
      code: FUNDS.equity,
      type: 'buy',
      amount: 5000,
      folio_no: folios[0],
    });
    expect(theirs.body.code).toBe('folio_mismatch');
  });
});
