import { balanceOf, cashInTransit, proveBalanced } from '../ledger/index.ts';
import { endQuietly, newsOf, sendNews } from '../testing/partners/fakeGateway.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';

const lumpsum = { code: FUNDS.equity, type: 'buy', amount: 5000 };

describe('how a payment ends', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await me.place(lumpsum);
  });
  afterEach(() => proveBalanced(bench.api.db));
  afterAll(() => bench.close());

  const after = (ms: number) => bench.api.clock.advance(ms);
  const status = async (id: string) => (await me.call('payment', { params: { id } })).body.data;
  const inTransit = () => balanceOf(bench.api.db, cashInTransit(), 'INR', me.portfolioId);
  const paymentRows = () =>
    bench.api.db.query('SELECT status FROM payments WHERE portfolio_id = $1 ORDER BY created_at', [
      me.portfolioId,
    ]);
  const succeed = (id: string) =>
    endQuietly(bench.gateway, id, { status: 'successful', paid_at: bench.api.clock.now().toISOString() });

  test('I4 · success confirms the orders, books the money and opens a new cart', async () => {
    const { id: cartId, revision } = await me.cart();
    const id = await me.payAll();
    expect(await status(id)).toMatchObject({
      status: 'successful',
      redirect_url: null,
      reason: null,
      refund: null,
    });
    expect(await inTransit()).toBe('5000.0000');
    expect(await me.cart()).toMatchObject({ id: '', revision: 0, items: [], payment_id: null });
    const [order] = (await me.call('orders')).body.data;
    expect(order).toMatchObject({ status: 'confirmed', payment_id: id });
    expect(order!.timeline.at(-1)!.text).toBe(
      'Payment of ₹5,000 received on 20 Nov 2026, 10:00 am. Available to the AMC from 20 Nov 2026, 10:30 am.',
    );
    const again = await me.pay({ cart_id: cartId, revision });
    expect([again.http, again.body.data.id, again.body.data.status]).toEqual([200, id, 'successful']);
  });

  test.each([
    ['declined', 'Your bank declined the payment. No money was taken.'],
    ['cancelled', 'You cancelled the payment. No money was taken.'],
    ['what_else', 'Payment failed. No money was taken.'],
  ])('I4 · a payment that was %s leaves the cart, which can be paid again', async (reason, text) => {
    const before = await me.cart();
    const { id } = (await me.pay({}, 'first-try-0001')).body.data;
    endQuietly(bench.gateway, id, { status: 'failed', reason });
    expect((await sendNews(bench.api, newsOf(bench.gateway, id))).http).toBe(200);
    expect(await status(id)).toMatchObject({ status: 'failed', reason: text, redirect_url: null });
    expect(await me.cart()).toEqual({ ...before, revision: before.revision + 1 });
    expect(await inTransit()).toBe('0.0000');
    const next = await me.pay({}, 'second-try-001');
    expect([next.http, next.body.data.status]).toEqual([200, 'pending']);
    expect(next.body.data.id).not.toBe(id);
  });

  test('I4 · a lost webhook is found when the user requests the status', async () => {
    const { id } = (await me.pay()).body.data;
    expect((await status(id)).status).toBe('pending');
    succeed(id);
    expect((await status(id)).status).toBe('successful');
    expect(await inTransit()).toBe('5000.0000');
  });

  test('I4 · a lost webhook is found by the job, which polls until the payment has ended', async () => {
    const { id } = (await me.pay()).body.data;
    await bench.api.runJobs();
    after(30_000);
    expect(await bench.api.runJobs()).toContain('payment-check');
    expect(await paymentRows()).toEqual([{ status: 'pending' }]);
    succeed(id);
    after(29_999);
    await bench.api.runJobs();
    expect(await paymentRows()).toEqual([{ status: 'pending' }]);
    after(1);
    expect(await bench.api.runJobs()).toContain('payment-check');
    expect(await paymentRows()).toEqual([{ status: 'successful' }]);
  });

  test('I4 · a payment without an answer is delayed after two minutes', async () => {
    const { id } = (await me.pay()).body.data;
    after(120_000);
    expect((await status(id)).delayed).toBe(false);
    after(1);
    expect((await status(id)).delayed).toBe(true);
    succeed(id);
    expect(await status(id)).toMatchObject({ status: 'successful', delayed: false });
  });

  test('I4 · the user is notified once, wherever they are, that a payment is late and is being tracked', async () => {
    const reported = async () =>
      (await me.call('notices')).body.data.filter(
        ({ title }) => title === 'Experiencing delay in payment: ₹5,000',
      );
    const { id } = (await me.pay()).body.data;
    for (let asked = 0; asked < 4; asked += 1) {
      after(30_000);
      await bench.api.runJobs();
    }
    expect(await reported()).toEqual([]);
    for (let asked = 0; asked < 3; asked += 1) {
      after(30_000);
      await bench.api.runJobs();
    }
    expect(await reported()).toMatchObject([
      {
        text: "Your bank hasn't confirmed this payment yet. If money was debited, it is safe, and your orders will continue once the bank confirms. Don't pay again.",
        path: `/orders?payment=${id}`,
      },
    ]);
  });

  test('I4 · a payment that is not finished in 15 minutes expires and frees the cart', async () => {
    const { id } = (await me.pay()).body.data;
    after(15 * 60_000 - 1);
    expect((await status(id)).status).toBe('pending');
    after(1);
    expect(await status(id)).toMatchObject({
      status: 'expired',
      reason: 'The payment timed out. No money was taken.',
    });
    expect((await me.place({ ...lumpsum, amount: 6000 })).http).toBe(200);
  });

  test('I4 · an unreachable gateway keeps a payment open for five minutes more', async () => {
    const { id } = (await me.pay()).body.data;
    bench.gateway.mode = 'broken';
    after(20 * 60_000 - 1);
    expect((await status(id)).status).toBe('pending');
    after(1);
    expect((await status(id)).status).toBe('expired');
  });

  test('I4 · money that arrives after the end is refunded once, and the user is notified', async () => {
    const { id } = (await me.pay()).body.data;
    after(15 * 60_000);
    await status(id);
    succeed(id);
    const news = newsOf(bench.gateway, id);
    expect((await sendNews(bench.api, news)).http).toBe(200);
    expect((await sendNews(bench.api, newsOf(bench.gateway, id))).http).toBe(200);
    expect(await status(id)).toMatchObject({
      status: 'refunded',
      reason: 'Your payment arrived after it had timed out, so it was refunded in full.',
      refund: { amount: 5000, at: '2026-11-20T04:45:00.000Z' },
    });
    expect(await inTransit()).toBe('0.0000');
    expect((await me.cart()).items).toHaveLength(1);
    await bench.api.runJobs();
    expect(bench.gateway.refunds.filter((refund) => refund.id === id)).toEqual([{ id, amount: '5000.00' }]);
    expect(
      await bench.api.db.query('SELECT gateway_ref FROM payment_refunds WHERE payment_id = $1', [id]),
    ).toEqual([{ gateway_ref: `refund-${id}` }]);
    expect(
      await bench.api.db.query('SELECT text FROM messages WHERE recipient = $1 ORDER BY id', [
        `${me.userId}@test.example`,
      ]),
    ).toEqual([
      {
        text: 'Payment failed: ₹5,000. No money was taken. Your orders are still in your cart; you can pay again.',
      },
      {
        text: 'Refund initiated: ₹5,000. ₹5,000 will be refunded to the account you paid from by 25 Nov 2026.',
      },
      {
        text: `Refund sent: ₹5,000. Refund reference: refund-${id}. Your bank can trace it with this number.`,
      },
    ]);
    expect((await status(id)).refunds).toEqual([
      {
        id,
        amount: 5000,
        status: 'confirmed',
        asked_at: '2026-11-20T04:45:00.000Z',
        due_by: '2026-11-25',
        reference: `refund-${id}`,
      },
    ]);
  });

  test('I4 · only instalments to come are paid at once, without the gateway', async () => {
    const meToo = await bench.newInvestor();
    await meToo.place({ code: FUNDS.equity, type: 'sip', amount: 1000, start_date: '2026-12-05' });
    const asked = bench.gateway.payments.size;
    const answer = await meToo.pay();
    expect([answer.http, answer.body.data]).toMatchObject([
      200,
      { status: 'successful', amount: 0, redirect_url: null },
    ]);
    expect(bench.gateway.payments.size).toBe(asked);
    expect(await balanceOf(bench.api.db, cashInTransit(), 'INR', meToo.portfolioId)).toBe('0.0000');
    expect((await meToo.call('orders')).body.data[0]!.timeline.at(-1)!.text).toBe(
      'Confirmed. Nothing to pay today.',
    );
  });

  test('I4 · a pending payment is cancelled, and the cart can be changed and paid again', async () => {
    const { id } = (await me.pay()).body.data;
    expect((await me.place({ ...lumpsum, amount: 6000 })).http).toBe(409);
    const stranger = await bench.newInvestor();
    expect((await stranger.call('cancelPayment', { params: { id } })).http).toBe(404);
    for (let again = 0; again < 2; again += 1) {
      const answer = await me.call('cancelPayment', { params: { id } });
      expect([answer.http, answer.body.data]).toMatchObject([
        200,
        {
          status: 'failed',
          redirect_url: null,
          reason: 'You cancelled the payment. No money was taken.',
        },
      ]);
    }
    expect((await me.place({ ...lumpsum, amount: 6000 })).http).toBe(200);
    succeed(id);
    await sendNews(bench.api, newsOf(bench.gateway, id));
    expect((await status(id)).status).toBe('refunded');
    expect((await me.cart()).items).toMatchObject([{ amount: 6000 }]);
  });

  test('I4 · cancelling finds a success whose notification was lost, and then cancels nothing', async () => {
    const { id } = (await me.pay()).body.data;
    succeed(id);
    const answer = await me.call('cancelPayment', { params: { id } });
    expect([answer.http, answer.body.data.status]).toEqual([200, 'successful']);
    expect((await me.call('orders')).body.data[0]!.status).toBe('confirmed');
  });

  test("I4 · another user's payment is not found, nor is an invalid id", async () => {
    const { id } = (await me.pay()).body.data;
    const stranger = await bench.newInvestor();
    for (const wanted of [id, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      const answer = await stranger.call('payment', { params: { id: wanted } });
      expect([answer.http, answer.body.code, answer.body.message]).toEqual([
        404,
        'not_found',
        'Payment not found.',
      ]);
    }
  });

  test('I4 · the time of the money is the gateway’s, within the payment’s own life', async () => {
    const realised = async (paidAt: string) => {
      const who = await bench.newInvestor();
      await who.place(lumpsum);
      const { id } = (await who.pay()).body.data;
      after(60_000);
      endQuietly(bench.gateway, id, { status: 'successful', paid_at: paidAt });
      await sendNews(bench.api, newsOf(bench.gateway, id));
      const [row] = await bench.api.db.query<{ realised_at: Date }>(
        'SELECT realised_at FROM payments WHERE id = $1',
        [id],
      );
      return row!.realised_at.toISOString();
    };
    expect(await realised('2026-11-20T04:30:20.500Z')).toBe('2026-11-20T04:30:20.500Z');
    expect(await realised('2026-11-20T04:00:00.000Z')).toBe('2026-11-20T04:30:00.000Z');
    expect(await realised('2026-11-20T09:00:00.000Z')).toBe('2026-11-20T04:31:00.000Z');
  });

  test('I4 · browsers are notified how a payment ends, and the audit log records it', async () => {
    const id = await me.payAll();
    const { portfolioId } = me;
    expect(
      await bench.api.db.query(
        `SELECT payload FROM outbox WHERE event = 'payment/changed' AND portfolio_id = $1`,
        [portfolioId],
      ),
    ).toEqual([{ payload: { paymentId: id, status: 'successful', portfolioId } }]);
    expect(
      await bench.api.db.query('SELECT actor, action, detail FROM audit_log WHERE subject = $1 ORDER BY id', [
        id,
      ]),
    ).toEqual([
      { actor: `user:${me.userId}`, action: 'payment_started', detail: { amount: '5000.00' } },
      { actor: 'payment-gateway', action: 'payment_successful', detail: { amount: '5000.00' } },
    ]);
  });
});
