import { proveBalanced } from '../ledger/index.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';

const lumpsum = { code: FUNDS.equity, type: 'buy', amount: 5000 };

describe('paying a cart', () => {
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

  const asked = (id: string) => bench.gateway.payments.get(`ref-${id}`)!;
  const paymentRows = () =>
    bench.api.db.query('SELECT status FROM payments WHERE portfolio_id = $1 ORDER BY created_at', [
      me.portfolioId,
    ]);
  test("I4 · returns the gateway's page, valid for 15 minutes, and requests exactly the amount", async () => {
    const answer = await me.pay();
    const { id } = answer.body.data;
    const orderId = (await me.cart()).items[0]!.order_id;
    expect([answer.http, answer.body.data]).toEqual([
      200,
      {
        id,
        purpose: 'cart',
        status: 'pending',
        amount: 5000,
        method: 'upi',
        redirect_url: `${bench.gateway.origin}/pay/ref-${id}`,
        expires_at: '2026-11-20T04:45:00.000Z',
        refund: null,
        reason: null,
        delayed: false,
        order_ids: [orderId],
        refunds: [],
        started_at: '2026-11-20T04:30:00.000Z',
        payer: null,
      },
    ]);
    expect(asked(id)).toMatchObject({
      id,
      amount: '5000.00',
      method: 'upi',
      description: '1 investment',
      expires_at: '2026-11-20T04:45:00.000Z',
      return_url: `http://localhost:4000/orders?payment=${id}`,
      notify_url: 'http://localhost:4000/api/v3/webhooks/payments',
    });
    expect((await me.cart()).payment_id).toBe(id);
  });

  test('I4 · a second pay of the same revision is the same payment, whatever its key', async () => {
    const first = await me.pay({}, 'pay-key-00001');
    const again = await me.pay({}, 'pay-key-00001');
    const other = await me.pay({ method: 'wallet' }, 'pay-key-00002');
    expect([again.body.data, other.body.data.id]).toEqual([first.body.data, first.body.data.id]);
    expect(await paymentRows()).toEqual([{ status: 'pending' }]);
  });

  test('I4 · sixteen clicks with one key, and sixteen with their own, make one payment', async () => {
    const same = await Promise.all(Array.from({ length: 16 }, () => me.pay({}, 'sixteen-clicks')));
    const own = await Promise.all(Array.from({ length: 16 }, () => me.pay()));
    expect([...same, ...own].map(({ http }) => http)).toEqual(Array(32).fill(200));
    expect(new Set([...same, ...own].map(({ body }) => body.data.id)).size).toBe(1);
    expect(await paymentRows()).toEqual([{ status: 'pending' }]);
  });

  test('I4 · one key for another request is refused', async () => {
    await me.pay({}, 'pay-key-00003');
    const other = await me.pay({ method: 'wallet' }, 'pay-key-00003');
    expect([other.http, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('I4 · the cart is locked while it is being paid', async () => {
    const cart = await me.cart();
    await me.pay();
    const id = cart.items[0]!.order_id;
    const answers = [
      await me.place({ ...lumpsum, code: FUNDS.debt }),
      await me.call('updateOrder', { params: { id }, body: { amount: 6000 } }),
      await me.call('cancelOrder', { params: { id } }),
      await me.call('replaceCart', { body: { items: [] } }),
      await me.pay({ revision: cart.revision + 1 }),
    ];
    expect(answers.map(({ http, body }) => [http, body.code])).toEqual(
      Array(5).fill([409, 'payment_in_progress']),
    );
    expect(answers[0]!.body.message).toBe('A payment is already in progress. Complete or cancel it first.');
    expect(await me.cart()).toMatchObject({ revision: cart.revision, pay_now: 5000 });
  });

  test('I4 · a revision that is gone, an empty cart and an unknown one are not paid', async () => {
    const stale = await me.pay({ revision: 0 });
    expect([stale.http, stale.body.code]).toEqual([409, 'cart_changed']);
    for (const cart_id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      const unknown = await me.pay({ cart_id });
      expect([unknown.http, unknown.body.code]).toEqual([404, 'not_found']);
    }
    const stranger = await bench.newInvestor();
    const theirs = await stranger.pay({ cart_id: (await me.cart()).id, revision: 1 });
    expect([theirs.http, theirs.body.code]).toEqual([404, 'not_found']);
    await me.call('cancelOrder', { params: { id: (await me.cart()).items[0]!.order_id } });
    const empty = await me.pay();
    expect([empty.http, empty.body.code]).toEqual([422, 'cart_empty']);
    expect(await paymentRows()).toEqual([]);
  });

  test('I4 · a line whose limits have changed since is named, and nothing is paid', async () => {
    await bench.api.db.query("UPDATE schemes SET lump_min = 9000 WHERE code = 'ZZEQ-GR'");
    const answer = await me.pay();
    await bench.api.db.query("UPDATE schemes SET lump_min = 1000 WHERE code = 'ZZEQ-GR'");
    expect([answer.http, answer.body.code]).toEqual([422, 'below_minimum']);
    expect(answer.body.errors).toEqual({
      'items.0.amount': ['Minimum investment in this fund: ₹9,000.'],
    });
    expect(await paymentRows()).toEqual([]);
  });

  test.each(['broken', 'garbage'] as const)(
    'I4 · with a gateway that is %s nothing is charged and the cart is as it was',
    async (mode) => {
      const before = await me.cart();
      bench.gateway.mode = mode;
      const answer = await me.pay({}, 'retry-key-00001');
      expect([answer.http, answer.body.code, answer.headers['retry-after']]).toEqual([
        503,
        'gateway_unreachable',
        '5',
      ]);
      expect(answer.body.message).toBe(
        'The payment service is unavailable right now. No money was taken. Try again in a moment.',
      );
      expect(await me.cart()).toEqual(before);
      expect(await paymentRows()).toEqual([]);
      bench.gateway.mode = 'well';
      expect((await me.pay({}, 'retry-key-00001')).http).toBe(200);
    },
  );
});
