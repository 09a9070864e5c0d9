import { confirmsOf } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { balanceOf, cashInTransit, proveBooks } from '../ledger/index.ts';
import { endQuietly, newsOf, sendNews } from '../testing/partners/fakeGateway.ts';
import { giveBank, stepUp } from '../testing/people/holder.ts';
import { orderBench, TestInvestor, type OrderBench } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { confirmedOtp } from '../testing/people/stepUp.ts';

describe('paying what is due after a chargeback', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let sold: string;
  let cart: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  /** 40 of 99.995 units of ₹5,000 are sold and priced when the bank reverses the payment. */
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
    const { id } = (await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 })).body.data;
    cart = await me.payAll();
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await moveTo('2026-11-23T09:00:00.000+05:30');
    const { folio_no } = await me.order(id);
    const sale = { code: FUNDS.equity, folio_no: folio_no!, by: 'units', units: 40 } as const;
    const { hash } = (await me.call('previewRedemption', { body: sale })).body.data.consent;
    const step_up = await stepUp(bench.api, me, 'redeem', hash);
    const placed = await me.call('createRedemption', { body: { ...sale, consent_hash: hash, step_up } });
    sold = placed.body.data.id;
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-23', '60.0000');
    await moveTo('2026-11-24T08:00:00.000+05:30');
    await news(cart, { status: 'charged_back' });
  });
  afterEach(async () => expect((await proveBooks(bench.api.db)).findings).toEqual([]));
  afterAll(() => bench.close());

  const moveTo = async (instant: string) => {
    await me.moveTo(instant);
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', {});
    await bench.api.runJobs();
  };
  const news = (id: string, over: Record<string, unknown>) =>
    sendNews(bench.api, newsOf(bench.gateway, id, over));
  const due = async () => (await me.call('chargebacks')).body.data;
  const first = async () => (await due()).chargebacks.at(-1)!;
  const pay = async (over: Record<string, unknown> = {}, key: string = randomUUID()) => {
    const { id, outstanding } = await first();
    const asked = { params: { id }, body: { amount: outstanding, method: 'upi', ...over } };
    const confirms = confirmsOf('payChargeback', asked);
    const step_up = await confirmedOtp(bench.api, me.token, 'purchase', confirms);
    return me.call('payChargeback', { params: { id }, body: { ...asked.body, step_up }, key });
  };
  /** Starts the payment. @returns its id */
  const started = async () => {
    const answer = await pay();
    expect([answer.http, answer.body.code]).toEqual([200, undefined]);
    return answer.body.data.id;
  };
  const arrives = async (id: string) => {
    endQuietly(bench.gateway, id, { status: 'successful', paid_at: bench.api.clock.now().toISOString() });
    return news(id, {});
  };
  const status = async () => (await me.call('redemption', { params: { id: sold } })).body.data.status;

  test('I4 · the whole amount is paid, units are free again and the held payout goes on', async () => {
    const { id, outstanding } = await first();
    const payment = await started();
    expect(await first()).toMatchObject({ live_payment_id: payment, settled: 0 });
    expect((await arrives(payment)).http).toBe(200);
    expect(await due()).toMatchObject({
      outstanding: 0,
      chargebacks: [{ id, settled: outstanding, outstanding: 0, live_payment_id: null }],
    });
    expect(
      await bench.api.db.query(
        'SELECT method, amount, reference FROM chargeback_settlements WHERE chargeback_id = $1',
        [id],
      ),
    ).toEqual([{ method: 'online', amount: outstanding.toFixed(2), reference: payment }]);
    expect(await balanceOf(bench.api.db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
    await moveTo('2026-12-02T12:00:00.000+05:30');
    expect(await status()).toBe('paid_out');
    const kinds = await bench.api.db.query<{ kind: string }>(
      'SELECT kind FROM notices WHERE portfolio_id = $1',
      [me.portfolioId],
    );
    expect(kinds.filter(({ kind }) => kind === 'chargeback_settled')).toHaveLength(1);
  });

  test('I4 · it needs the OTP for this amount, which is good once and for no cart', async () => {
    const { id, outstanding } = await first();
    const body = { amount: outstanding, method: 'upi' };
    const bare = await me.call('payChargeback', { params: { id }, body, key: randomUUID() });
    expect([bare.http, bare.body.code]).toEqual([403, 'step_up_required']);
    const other = confirmsOf('payChargeback', { params: { id }, body: { ...body, amount: 1 } });
    const step_up = await confirmedOtp(bench.api, me.token, 'purchase', other);
    const wrong = await me.call('payChargeback', {
      params: { id },
      body: { ...body, step_up },
      key: randomUUID(),
    });
    expect([wrong.http, wrong.body.code]).toEqual([403, 'step_up_invalid']);
    const keyless = await me.call('payChargeback', {
      params: { id },
      body,
      headers: { 'idempotency-key': '' },
    });
    expect(keyless.http).toBe(400);
    expect(await first()).toMatchObject({ live_payment_id: null });
  });

  test.each([0, 0.01, 1999, 100_000])(
    'I4 · another amount than what is due is refused: %s',
    async (amount) => {
      const answer = await pay({ amount });
      expect([answer.http, answer.body.code]).toEqual([409, 'amount_due_changed']);
    },
  );

  test('I4 · it is paid once, however often it is requested and reported', async () => {
    const key = randomUUID();
    const [one, other] = await Promise.all([pay({}, key), pay({}, randomUUID())]);
    expect([one.http, other.http].sort()).toEqual([200, 409]);
    const { live_payment_id: payment } = await first();
    await Promise.all([arrives(payment!), arrives(payment!), arrives(payment!)]);
    const before = await due();
    await arrives(payment!);
    expect(await due()).toEqual(before);
    const again = await pay({ amount: 1 });
    expect([again.http, again.body.code]).toEqual([422, 'nothing_due']);
    const rows = await bench.api.db.query('SELECT 1 FROM chargeback_settlements WHERE investor_id = $1', [
      me.userId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('I4 · a payment that fails, expires or is cancelled settles nothing, and another one can be started', async () => {
    const failed = await started();
    endQuietly(bench.gateway, failed, { status: 'failed', reason: 'declined' });
    await news(failed, {});
    expect(await first()).toMatchObject({ live_payment_id: null, settled: 0 });
    const cancelled = await started();
    expect((await me.call('cancelPayment', { params: { id: cancelled } })).body.data.status).toBe('failed');
    expect(await first()).toMatchObject({ live_payment_id: null, settled: 0 });
    await arrives(await started());
    expect(await due()).toMatchObject({ outstanding: 0 });
    // The money of the one that was cancelled goes back.
    await arrives(cancelled);
    expect((await me.call('payment', { params: { id: cancelled } })).body.data.status).toBe('refunded');
  });

  test('I4 · what staff have settled meanwhile is refunded from the payment', async () => {
    const payment = await started();
    const staff = new TestInvestor(bench.api, bench.gateway);
    await staff.join();
    await bench.api.db.query("INSERT INTO staff_roles (user_id, role) VALUES ($1, 'support')", [
      staff.userId,
    ]);
    const { id, outstanding } = await first();
    const body = { amount: 500, method: 'bank_transfer', reference: 'UTR 1' };
    expect((await staff.call('settleChargeback', { params: { id }, body, key: randomUUID() })).http).toBe(
      200,
    );
    await arrives(payment);
    expect(await first()).toMatchObject({ outstanding: 0, settled: outstanding });
    const { refunds } = (await me.call('payment', { params: { id: payment } })).body.data;
    expect(refunds).toMatchObject([{ amount: 500 }]);
  });

  test('I4 · when the bank reverses that payment too, its amount is due again and can be paid again', async () => {
    const { outstanding } = await first();
    const payment = await started();
    await arrives(payment);
    await Promise.all([news(payment, { status: 'charged_back' }), news(payment, { status: 'charged_back' })]);
    const after = await due();
    expect(after.outstanding).toBe(outstanding);
    expect(after.chargebacks).toHaveLength(2);
    const second = after.chargebacks.find(({ payment_id }) => payment_id === payment)!;
    expect(second).toMatchObject({ recovered: 0, due: outstanding, settled: 0 });
    await moveTo('2026-12-02T12:00:00.000+05:30');
    expect(await status()).toBe('priced');
    const asked = { params: { id: second.id }, body: { amount: outstanding, method: 'netbanking' } };
    const step_up = await confirmedOtp(bench.api, me.token, 'purchase', confirmsOf('payChargeback', asked));
    const repaid = await me.call('payChargeback', {
      ...asked,
      body: { ...asked.body, step_up },
      key: randomUUID(),
    });
    await arrives(repaid.body.data.id);
    expect(await due()).toMatchObject({ outstanding: 0 });
    await moveTo('2026-12-03T12:00:00.000+05:30');
    expect(await status()).toBe('paid_out');
  });

  test('I4 · nobody else can pay it, nor see that it exists', async () => {
    const { id, outstanding } = await first();
    const other = new TestInvestor(bench.api, bench.gateway);
    await other.join();
    for (const which of [id, randomUUID(), 'nonsense']) {
      const body = { amount: outstanding, method: 'upi' };
      const answer = await other.call('payChargeback', { params: { id: which }, body, key: randomUUID() });
      expect([answer.http, answer.body.code]).toEqual([404, 'not_found']);
    }
  });
});
