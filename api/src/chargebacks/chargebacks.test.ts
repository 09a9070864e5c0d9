import { randomUUID } from 'node:crypto';
import { balanceOf, cashInTransit, chargebackDue, proveBooks } from '../ledger/index.ts';
import { newsOf, sendNews } from '../testing/partners/fakeGateway.ts';
import { giveBank, stepUp } from '../testing/people/holder.ts';
import { orderBench, TestInvestor, type OrderBench } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

const NFO = { from: '2026-11-16', to: '2026-11-24', start: '2026-12-07' };

describe('a chargeback of a cart', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let staff: TestInvestor;
  let ids: Record<'sip' | 'equity' | 'debt' | 'nfo', string>;
  let payment: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    staff = new TestInvestor(bench.api, bench.gateway);
    await staff.join();
    await bench.api.db.query("INSERT INTO staff_roles (user_id, role) VALUES ($1, 'support')", [
      staff.userId,
    ]);
    await giveBank(bench.api, me);
    await bench.api.db.query(
      `UPDATE schemes SET nfo_from = $2, nfo_to = $3, start_date = $4, face_value = 10 WHERE code = $1`,
      [FUNDS.other, NFO.from, NFO.to, NFO.start],
    );
    const place = async (body: object) => (await me.place(body)).body.data.id;
    ids = {
      sip: await place({
        code: FUNDS.liquid,
        type: 'sip',
        amount: 1000,
        start_date: '2026-12-05',
        sip_firstorderflag: 'Y',
      }),
      equity: await place({ code: FUNDS.equity, type: 'buy', amount: 5000 }),
      debt: await place({ code: FUNDS.debt, type: 'buy', amount: 2000 }),
      nfo: await place({ code: FUNDS.other, type: 'buy', amount: 3000 }),
    };
    payment = await me.payAll();
    await bench.api.runJobs();
    for (const [code, nav] of [
      [FUNDS.equity, '50.0000'],
      [FUNDS.debt, '20.0000'],
    ] as const)
      await publishNav(bench.api.db, code, '2026-11-20', nav);
    await moveTo('2026-11-23T09:00:00.000+05:30');
  });
  afterEach(async () => {
    expect((await proveBooks(bench.api.db)).findings).toEqual([]);
    await bench.api.db.query('UPDATE schemes SET nfo_from = NULL, nfo_to = NULL WHERE code = $1', [
      FUNDS.other,
    ]);
  });
  afterAll(() => bench.close());

  const moveTo = async (instant: string) => {
    await me.moveTo(instant);
    await staff.moveTo(instant);
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', {});
    await bench.api.runJobs();
  };
  const chargeBack = (over: Record<string, unknown> = {}, id = payment) =>
    sendNews(bench.api, newsOf(bench.gateway, id, { status: 'charged_back', ...over }));
  const chargebacks = async () => (await me.call('chargebacks')).body.data;
  const statuses = async () => Promise.all(Object.values(ids).map(async (id) => (await me.order(id)).status));
  const saleOf = async (over: object = {}) => {
    const { folio_no } = await me.order(ids.equity);
    return { code: FUNDS.equity, folio_no: folio_no!, by: 'units', units: 40, ...over } as const;
  };
  const redeem = async (over: object = {}) => {
    const sale = await saleOf(over);
    const { consent } = (await me.call('previewRedemption', { body: sale })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    const agreed = { consent_hash: consent.hash, step_up };
    return (await me.call('createRedemption', { body: { ...sale, ...agreed } })).body.data.id;
  };
  const sale = async (id: string) => (await me.call('redemption', { params: { id } })).body.data;
  const settle = (amount: number, over: object = {}) =>
    chargebacks().then(({ chargebacks: [one] }) =>
      staff.call('settleChargeback', {
        params: { id: one!.id },
        body: { amount, method: 'bank_transfer', reference: 'UTR 4711', ...over },
        key: randomUUID(),
      }),
    );
  const priced = async () => {
    const id = await redeem();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-23', '60.0000');
    await moveTo('2026-11-24T08:00:00.000+05:30');
    expect((await sale(id)).status).toBe('priced');
    return id;
  };

  test('I4 · every order is reversed as far as its units are there, the rest is due, and a ticket is opened', async () => {
    await priced();
    expect((await chargeBack()).http).toBe(200);
    expect(await statuses()).toEqual(['reversed', 'reversed', 'reversed', 'failed']);
    // 40 of 99.995 units of ₹5,000 were sold.
    const { outstanding, chargebacks: rows } = await chargebacks();
    expect(outstanding).toBeCloseTo(2000.1, 2);
    expect(rows).toMatchObject([{ payment_id: payment, amount: 11_000, settled: 0, settled_at: null }]);
    expect(rows[0]!.due + rows[0]!.recovered).toBeCloseTo(11_000, 2);
    const { db } = bench.api;
    expect(Number(await balanceOf(db, chargebackDue(), 'INR', me.portfolioId))).toBeCloseTo(-outstanding, 4);
    expect(await balanceOf(db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
    expect((await me.order(ids.equity)).timeline.at(-1)!.text).toMatch(
      /^Your bank reversed the payment of ₹5,000\. The remaining 59\.995 units were reversed\. ₹2,000\.10, for units already redeemed or switched, is due\.$/,
    );
    expect((await me.order(ids.nfo)).timeline.at(-1)!.text).toBe(
      'Your bank reversed the payment of ₹3,000 before units were allotted. Nothing was invested.',
    );
    const { data: tickets } = (await me.call('tickets')).body;
    expect(tickets).toMatchObject([{ subject: 'Payment of ₹11,000 reversed by your bank', state: 'open' }]);
    expect(rows[0]!.ticket_id).toBe(tickets[0]!.id);
    expect((await me.call('payment', { params: { id: payment } })).body.data).toMatchObject({
      status: 'charged_back',
      reason: expect.stringContaining('Redemptions and switches are paused until it is settled.') as unknown,
    });
  });

  test('P2 · reversed units make no gain: what stays is the realised gain of the units sold before', async () => {
    await priced();
    await chargeBack();
    const { totals, assets } = (await me.call('portfolioReturns')).body.data;
    // 40 units at 60 less STT of 0.02, which had cost 2,000.10.
    const gains = { realised_gain: 399.88, unrealised_gain: 0, overall_gain: 399.88 };
    expect(totals).toMatchObject({ ...gains, absolute_percentage: 19.99 });
    expect(assets[0]).toMatchObject({ asset: 'mutual_fund', ...gains });
    const held = (await me.call('holdings', { query: {} })).body.data;
    expect(held.holdings).toEqual([]);
    // The debt fund was reversed as a whole, and is none that was sold.
    expect(held.sold_out!.map(({ fundInfo }) => fundInfo.code)).toEqual([FUNDS.equity]);
  });

  test('I4 · nothing is allotted afterwards, and a repeat or late news changes nothing', async () => {
    await priced();
    await Promise.all([chargeBack(), chargeBack()]);
    const before = await chargebacks();
    await chargeBack();
    await sendNews(bench.api, newsOf(bench.gateway, payment, { status: 'successful' }));
    await moveTo('2026-12-07T12:00:00.000+05:30');
    expect(await chargebacks()).toEqual(before);
    expect((await me.order(ids.nfo)).status).toBe('failed');
    expect((await me.call('tickets')).body.data).toHaveLength(1);
    const refunds = await bench.api.db.query('SELECT 1 FROM payment_refunds WHERE payment_id = $1', [
      payment,
    ]);
    expect(refunds).toEqual([]);
  });

  test('I4 · units are frozen and payouts are held until the amount is settled, then both go on', async () => {
    const other = await me.place({ code: FUNDS.equity, type: 'buy', amount: 4000 });
    const paid = await me.payAll();
    expect(other.http).toBe(200);
    await bench.api.runJobs();
    const id = await priced();
    await chargeBack();
    const refused = await me.call('previewRedemption', { body: await saleOf({ units: 1 }) });
    expect([refused.http, refused.body.code]).toEqual([422, 'amount_due']);
    const switched = await me.call('previewSwitch', {
      body: { ...(await saleOf({ units: 1 })), to_code: FUNDS.debt, to_folio_no: null },
    });
    expect([switched.http, switched.body.code]).toEqual([422, 'amount_due']);
    await moveTo('2026-12-01T12:00:00.000+05:30');
    expect(await sale(id)).toMatchObject({ status: 'priced' });
    expect((await sale(id)).timeline.at(-1)!.text).toMatch(/^Payout on hold/);
    const { outstanding } = await chargebacks();
    expect((await settle(outstanding + 0.01)).body.code).toBe('amount_invalid');
    expect((await settle(0)).body.code).toBe('amount_invalid');
    expect((await settle(100, { reference: ' ' })).body.code).toBe('reference_missing');
    expect((await settle(100)).body.data).toMatchObject({ settled: 100, settled_at: null });
    expect((await me.call('previewRedemption', { body: await saleOf({ units: 1 }) })).http).toBe(422);
    const { outstanding: rest } = await chargebacks();
    expect((await settle(rest, { method: 'written_off', reference: 'Agreed' })).http).toBe(200);
    expect(await chargebacks()).toMatchObject({ outstanding: 0 });
    expect((await me.call('previewRedemption', { body: await saleOf({ units: 1 }) })).http).toBe(200);
    await moveTo('2026-12-02T12:00:00.000+05:30');
    expect(await sale(id)).toMatchObject({ status: 'paid_out', late_interest: 0 });
    expect((await me.call('payment', { params: { id: paid } })).body.data.status).toBe('successful');
  });

  test('I4 · a sale that was not priced ends, and its units are reversed', async () => {
    const id = await redeem();
    await chargeBack();
    expect(await sale(id)).toMatchObject({ status: 'failed' });
    expect((await sale(id)).timeline.at(-1)!.text).toMatch(/^Stopped because your bank reversed a payment/);
    expect(await chargebacks()).toMatchObject({
      outstanding: 0,
      chargebacks: [{ due: 0, recovered: 11_000 }],
    });
    expect((await me.call('tickets')).body.data).toHaveLength(1);
  });

  test('I4 · only staff see and settle what is due, never that of their own account', async () => {
    await priced();
    await chargeBack();
    const [one] = (await chargebacks()).chargebacks;
    const body = { amount: 1, method: 'written_off', reference: 'x' } as const;
    const params = { id: one!.id };
    expect((await me.call('settleChargeback', { params, body, key: randomUUID() })).http).toBe(403);
    expect((await me.call('staffChargeback', { params: { id: one!.ticket_id! } })).http).toBe(403);
    expect((await staff.call('staffChargeback', { params: { id: one!.ticket_id! } })).body.data).toEqual(one);
    expect((await staff.call('staffChargeback', { params: { id: 'nonsense' } })).body.data).toBeNull();
    expect((await staff.call('chargebacks')).body.data).toEqual({ outstanding: 0, chargebacks: [] });
    await bench.api.db.query("INSERT INTO staff_roles (user_id, role) VALUES ($1, 'support')", [me.userId]);
    const own = await me.call('settleChargeback', { params, body, key: randomUUID() });
    expect([own.http, own.body.code]).toEqual([403, 'own_chargeback']);
    const key = randomUUID();
    for (let again = 0; again < 2; again += 1)
      expect((await staff.call('settleChargeback', { params, body, key })).body.data.settled).toBe(1);
  });

  test('I4 · a part of a payment is due as a whole and reverses no order; the rest reverses them all', async () => {
    await chargeBack({ amount: '100.00' });
    expect(await chargebacks()).toMatchObject({ outstanding: 100 });
    expect((await me.order(ids.debt)).status).toBe('successful');
    expect((await me.call('payment', { params: { id: payment } })).body.data.status).toBe('successful');
    await chargeBack();
    expect(await chargebacks()).toMatchObject({ outstanding: 0, chargebacks: [{ amount: 11_000 }] });
    expect((await me.order(ids.debt)).status).toBe('reversed');
  });

  test('I4 · what was refunded before is due', async () => {
    await bench.api.db.query('UPDATE schemes SET closed = true WHERE code = $1', [FUNDS.regular]);
    const late = await bench.newInvestor();
    await late.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
    const { id } = (await late.pay()).body.data;
    bench.api.clock.advance(15 * 60_000);
    await late.call('payment', { params: { id } });
    const paid_at = bench.api.clock.now().toISOString();
    await sendNews(bench.api, newsOf(bench.gateway, id, { status: 'successful', paid_at }));
    await chargeBack({}, id);
    expect((await late.call('chargebacks')).body.data).toMatchObject({
      outstanding: 5000,
      chargebacks: [{ recovered: 0 }],
    });
  });

  test('I4 · a chargeback that is reported before the success buys nothing, and the success is not refunded', async () => {
    const early = await bench.newInvestor();
    await early.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
    const { id } = (await early.pay()).body.data;
    await chargeBack({}, id);
    const paid_at = bench.api.clock.now().toISOString();
    await sendNews(bench.api, newsOf(bench.gateway, id, { status: 'successful', paid_at }));
    expect((await early.call('payment', { params: { id } })).body.data).toMatchObject({
      status: 'charged_back',
      refunds: [],
    });
    expect((await early.cart()).items).toHaveLength(1);
  });
});
