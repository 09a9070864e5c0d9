import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proveBalanced } from '../../ledger/index.ts';
import { razorpaySignature } from '../../partners/razorpay/signature.ts';
import { FUNDS, orderMarket } from '../../testing/orderMarket.ts';
import { signIn } from '../../testing/people/personas.ts';
import { cartToPay } from '../../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const key = { id: 'rzp_test_key', secret: 'not-a-secret', webhookSecret: 'not-a-webhook-secret' };

describe('payments through Razorpay', () => {
  let api: TestApi;
  let token: string;
  let link: Record<string, unknown>;
  const razorpay = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'POST') {
        const { reference_id, amount } = JSON.parse(Buffer.concat(parts).toString()) as Record<
          string,
          unknown
        >;
        link = {
          id: 'plink_0001',
          short_url: 'https://rzp.example/i/1',
          status: 'created',
          amount,
          reference_id,
        };
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(link));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => razorpay.listen(0, '127.0.0.1', resolve));
    const razorpayOrigin = `http://127.0.0.1:${(razorpay.address() as AddressInfo).port}`;
    api = await testApi({ razorpayOrigin, paymentKeys: { regular: key } });
    await orderMarket(api.db);
    token = (await signIn(api, 'asha')).token;
  });
  afterAll(async () => {
    await api.close();
    await new Promise((resolve) => razorpay.close(resolve));
  });

  async function pay() {
    await api.call('createOrder', { token, body: { code: FUNDS.equity, type: 'buy', amount: 5000 } });
    const body = { ...(await cartToPay(api, token)), method: 'upi' };
    return (await api.call('pay', { token, body })).body.data;
  }
  const event = (over: object = {}) =>
    JSON.stringify({
      event: 'payment_link.paid',
      created_at: 1_795_149_001,
      payload: {
        payment_link: { entity: { ...link, ...over } },
        payment: { entity: { id: 'pay_0001', amount: link.amount, created_at: 1_795_149_000 } },
      },
    });
  async function notify(
    body: string,
    { id = 'event-1', signature = razorpaySignature(key.webhookSecret, body) } = {},
  ) {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/v3/webhooks/razorpay',
      payload: body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': id,
      },
    });
    return answer.statusCode;
  }
  const ordersOf = (id: string) =>
    api.db.query<{ status: string }>('SELECT status FROM orders WHERE payment_id = $1', [id]);
  const stored = async (id: string) =>
    (await api.db.query<{ status: string }>('SELECT status FROM payments WHERE id = $1', [id]))[0]!.status;

  test('I4 · the page is Razorpay’s, and its signed news ends the payment once', async () => {
    const { id, redirect_url } = await pay();
    expect(redirect_url).toBe('https://rzp.example/i/1');
    expect(link).toMatchObject({ reference_id: id, amount: 500_000 });
    const paid = event({ status: 'paid' });
    expect(await notify(paid, { signature: razorpaySignature('another', paid) })).toBe(403);
    expect(await stored(id)).toBe('pending');
    expect(await notify(event({ status: 'paid', amount: 499_999 }), { id: 'event-0' })).toBe(422);
    expect(await stored(id)).toBe('pending');
    expect(await Promise.all([notify(paid), notify(paid), notify(paid, { id: 'event-2' })])).toEqual([
      200, 200, 200,
    ]);
    expect(await stored(id)).toBe('successful');
    expect(await notify(event({ status: 'cancelled' }), { id: 'event-3' })).toBe(200);
    expect(await stored(id)).toBe('successful');
    expect(await api.db.query('SELECT realised_at FROM payments WHERE id = $1', [id])).toEqual([
      { realised_at: new Date('2026-11-20T04:30:00.000Z') },
    ]);
  });

  test('I4 · events of other things, and those without an id, are taken and change nothing', async () => {
    const { id } = await pay();
    expect(await notify('{"event":"order.paid","payload":{}}', { id: 'event-4' })).toBe(200);
    expect(await notify(event({ status: 'paid' }), { id: '' })).toBe(200);
    expect(await notify(event({ status: 'paid', reference_id: 'not ours' }), { id: 'event-5' })).toBe(200);
    expect(await stored(id)).toBe('pending');
    link.status = 'paid';
    expect((await api.call('payment', { token, params: { id } })).body.data.status).toBe('successful');
  });

  describe('a dispute of a payment', () => {
    const dispute = (status: string, over: object = {}) =>
      JSON.stringify({
        entity: 'event',
        event: `payment.dispute.${status === 'open' ? 'created' : status}`,
        contains: ['payment', 'dispute'],
        payload: {
          dispute: {
            entity: {
              ...{
                id: 'disp_0001',
                entity: 'dispute',
                payment_id: 'pay_0002',
                currency: 'INR',
                phase: 'chargeback',
              },
              ...{ amount: link.amount, amount_deducted: 0, reason_code: 'chargeback', status },
              ...over,
            },
          },
        },
        created_at: 1_795_149_100,
      });
    const audited = (id: string) =>
      api.db.query('SELECT action, detail FROM audit_log WHERE subject = $1 AND action LIKE $2 ORDER BY id', [
        id,
        'payment_dispute%',
      ]);

    test('I4 · lost, it takes the whole payment back once, with what it bought; before, nothing moves', async () => {
      const { id } = await pay();
      const paid = JSON.parse(event({ status: 'paid' })) as { payload: { payment: { entity: object } } };
      Object.assign(paid.payload.payment.entity, { id: 'pay_0002' });
      expect(await notify(JSON.stringify(paid), { id: 'event-6' })).toBe(200);
      const waiting = async () => [await stored(id), (await ordersOf(id)).map(({ status }) => status)];
      expect(await waiting()).toEqual(['successful', ['confirmed']]);
      expect(await notify(dispute('open'), { id: 'event-7' })).toBe(200);
      expect(await notify(dispute('lost', { amount_deducted: 100_000 }), { id: 'event-8' })).toBe(200);
      expect(await notify(dispute('lost', { amount_deducted: link.amount }), { id: '' })).toBe(200);
      expect(await waiting()).toEqual(['successful', ['confirmed']]);
      const lost = dispute('lost', { amount_deducted: link.amount });
      expect(await notify(lost, { id: 'event-9', signature: razorpaySignature('another', lost) })).toBe(403);
      expect(await Promise.all([notify(lost, { id: 'event-9' }), notify(lost, { id: 'event-9' })])).toEqual([
        200, 200,
      ]);
      expect(await notify(lost, { id: 'event-10' })).toBe(200);
      expect(await waiting()).toEqual(['charged_back', ['failed']]);
      const rows = { dispute: 'disp_0001', phase: 'chargeback', amount: '5000.00' };
      expect(await audited(id)).toEqual([
        { action: 'payment_dispute_open', detail: { ...rows, deducted: '0.00' } },
        { action: 'payment_dispute_lost', detail: { ...rows, deducted: '1000.00' } },
        { action: 'payment_dispute_lost', detail: { ...rows, deducted: '5000.00' } },
        { action: 'payment_dispute_lost', detail: { ...rows, deducted: '5000.00' } },
      ]);
      await proveBalanced(api.db);
    });

    test('I4 · of a payment that is not ours it is taken and changes nothing', async () => {
      const lost = dispute('lost', { amount_deducted: link.amount, payment_id: 'pay_9999' });
      expect(await notify(lost, { id: 'event-11' })).toBe(200);
      expect(await api.db.query("SELECT 1 FROM payment_events WHERE event_id = 'event-11'")).toEqual([]);
    });
  });
});
