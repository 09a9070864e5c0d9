import type { CallBody } from '@sanchay/contracts';
import { FUNDS } from '../testing/orderMarket.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { signIn } from '../testing/people/personas.ts';

const lumpsum = (over: Partial<CallBody<'createOrder'>> = {}) => ({
  code: FUNDS.equity,
  type: 'buy',
  amount: 5000,
  ...over,
});
const sip = (over: Partial<CallBody<'createOrder'>> = {}) => ({
  code: FUNDS.equity,
  type: 'sip',
  amount: 1000,
  start_date: '2026-12-05',
  ...over,
});

describe('orders that wait', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const place = (body: unknown, key?: string) => me.place(body, key);
  const cart = () => me.cart();

  test('I3 · an order is changed and cancelled while it waits, and its cart follows', async () => {
    const { id } = (await place(lumpsum())).body.data;
    const changed = await me.call('updateOrder', { params: { id }, body: { amount: 7500 } });
    expect([changed.http, changed.body.data.amount]).toEqual([200, 7500]);
    const same = await me.call('updateOrder', { params: { id }, body: {} });
    expect([same.http, same.body.data.amount, (await cart()).revision]).toEqual([200, 7500, 2]);
    const cancelled = await me.call('cancelOrder', { params: { id } });
    expect(cancelled.body.data.status).toBe('cancelled');
    expect(cancelled.body.data.timeline.at(-1)!.text).toBe('You cancelled the order. Nothing was charged.');
    expect(await cart()).toMatchObject({ revision: 3, items: [], pay_now: 0 });
  });

  test('I3 · what is not pending is neither changed nor cancelled: code 400', async () => {
    const { id } = (await place(lumpsum())).body.data;
    await me.call('cancelOrder', { params: { id } });
    const change = await me.call('updateOrder', { params: { id }, body: { amount: 7500 } });
    expect([change.http, change.body.code]).toEqual([400, 'cannot_place_order']);
    const cancel = await me.call('cancelOrder', { params: { id } });
    expect([cancel.http, cancel.body.code]).toEqual([400, 'cannot_cancel_order']);
    expect((await cart()).revision).toBe(2);
  });

  test("I3 · another user's order is not found, nor is an invalid id", async () => {
    const { id } = (await place(lumpsum())).body.data;
    const meera = (await signIn(bench.api, 'meera')).token;
    for (const wanted of [id, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      const who = wanted === id ? meera : me.token;
      const answers = [
        await bench.api.call('order', { token: who, params: { id: wanted } }),
        await bench.api.call('updateOrder', { token: who, params: { id: wanted }, body: { amount: 6000 } }),
        await bench.api.call('cancelOrder', { token: who, params: { id: wanted } }),
      ];
      expect(answers.map(({ http, body }) => [http, body.code])).toEqual(Array(3).fill([404, 'not_found']));
    }
  });

  test('I3 · orders are listed pending first, then newest, by status, day and page', async () => {
    const first = (await place(lumpsum())).body.data.id;
    await me.call('cancelOrder', { params: { id: first } });
    await me.moveTo('2026-11-21T00:10:00.000+05:30');
    const second = (await place(lumpsum({ code: FUNDS.debt }))).body.data.id;
    await me.call('cancelOrder', { params: { id: second } });
    const third = (await place(sip())).body.data.id;
    const list = async (query: object) => {
      const { data, meta } = (await me.call('orders', { query })).body;
      return [data.map(({ id }) => id), meta.total];
    };
    expect(await list({})).toEqual([[third, second, first], 3]);
    expect(await list({ status: 'cancelled' })).toEqual([[second, first], 2]);
    expect(await list({ status: 'pending,successful' })).toEqual([[third], 1]);
    expect(await list({ to: '2026-11-20' })).toEqual([[first], 1]);
    expect(await list({ from: '2026-11-21' })).toEqual([[third, second], 2]);
    expect(await list({ page: 2, per_page: 2 })).toEqual([[first], 3]);
  });

  test('I3 · browsers are notified of the cart and of the order', async () => {
    const { id } = (await place(lumpsum())).body.data;
    const rows = await bench.api.db.query<{ event: string; payload: object; portfolio_id: string }>(
      'SELECT event, payload, portfolio_id FROM outbox WHERE portfolio_id = $1 ORDER BY id',
      [me.portfolioId],
    );
    const { portfolioId } = me;
    const heard = rows.filter(({ event }) => event.startsWith('order/') || event.startsWith('cart/'));
    expect(heard).toEqual([
      {
        event: 'order/changed',
        payload: { orderId: id, code: 'ZZEQ-GR', status: 'pending', portfolioId },
        portfolio_id: portfolioId,
      },
      {
        event: 'cart/changed',
        payload: { cartId: (await cart()).id, revision: 1, count: 1 },
        portfolio_id: portfolioId,
      },
    ]);
  });

  test('I3 · nobody places an order without signing in', async () => {
    const answer = await bench.api.call('createOrder', { body: lumpsum() });
    expect([answer.http, answer.body.status, answer.body.code]).toEqual([401, 'failure', 'signed_out']);
  });

  test('I3 · who is not ready to invest fills the cart and cannot pay yet', async () => {
    const ravi = (await signIn(bench.api, 'ravi')).token;
    expect((await bench.api.call('createOrder', { token: ravi, body: lumpsum() })).http).toBe(200);
    const { id, revision } = (await bench.api.call('cart', { token: ravi })).body.data;
    const answer = await bench.api.call('pay', {
      token: ravi,
      body: { cart_id: id, revision, method: 'upi' },
    });
    expect([answer.http, answer.body.code]).toEqual([403, 'not_ready_to_invest']);
  });
});
