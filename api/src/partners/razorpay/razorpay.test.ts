import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewayUnreachableError, type PaymentRequest } from '../paymentGateway.ts';
import { razorpayGateway } from './gateway.ts';
import { fromPaise, toPaise } from './paise.ts';
import { isRazorpays, razorpaySignature } from './signature.ts';
import { stateOfLink } from './state.ts';

interface Asked {
  method: string;
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown> | null;
}

const LINK = {
  id: 'plink_ExjpAUN3gVHrPJ',
  short_url: 'https://rzp.io/i/nxrHnLJ',
  status: 'created' as const,
  amount: 500050,
  reference_id: '0b6d9fd0-0000-4000-8000-000000000001',
  currency: 'INR',
};
const CAPTURED = {
  payment_id: 'pay_29QQoUBi66xm2f',
  amount: 500050,
  status: 'captured',
  created_at: 1_795_150_800,
};

/** A server that responds as Razorpay's documentation describes, and records the requests it receives. */
async function standIn() {
  const asked: Asked[] = [];
  const answers = new Map<string, [number, unknown]>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const { method = '', url: path = '' } = request;
      const { authorization } = request.headers;
      asked.push({
        method,
        path,
        authorization,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : null,
      });
      const [status, answer] = answers.get(`${method} ${path}`) ?? [
        404,
        { error: { code: 'BAD_REQUEST_ERROR' } },
      ];
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, answers, origin, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('the Razorpay adapter', () => {
  let place: Awaited<ReturnType<typeof standIn>>;
  beforeAll(async () => {
    place = await standIn();
  });
  beforeEach(() => {
    place.asked.length = 0;
    place.answers.clear();
  });
  afterAll(() => place.close());

  const gateway = () =>
    razorpayGateway({
      origin: place.origin,
      publicOrigin: 'https://sanchay.example',
      key: { id: 'rzp_test_key', secret: 'not-a-secret', webhookSecret: 'not-a-secret-either' },
    });
  const payment: PaymentRequest = {
    id: LINK.reference_id,
    amount: '5000.50',
    method: 'netbanking',
    service: 'regular',
    payee: 'sanchay.mf@validhdfc',
    upiId: null,
    bank: null,
    mandateRef: null,
    accounts: [],
    description: '1 investment',
    returnPath: '/orders',
    expiresAt: new Date('2026-11-20T04:45:00.500Z'),
  };

  test('I4 · a payment is a link of the exact paise, once, from one method, with the service’s key', async () => {
    place.answers.set('POST /v1/payment_links', [200, LINK]);
    expect(await gateway().create(payment)).toEqual({ gatewayRef: LINK.id, redirectUrl: LINK.short_url });
    expect(place.asked).toEqual([
      {
        method: 'POST',
        path: '/v1/payment_links',
        authorization: 'Basic cnpwX3Rlc3Rfa2V5Om5vdC1hLXNlY3JldA==',
        body: {
          amount: 500050,
          currency: 'INR',
          accept_partial: false,
          expire_by: 1795149901,
          reference_id: LINK.reference_id,
          description: '1 investment',
          notes: { service: 'regular', payee: 'sanchay.mf@validhdfc' },
          notify: { sms: false, email: false },
          reminder_enable: false,
          callback_url: `https://sanchay.example/orders?payment=${LINK.reference_id}`,
          callback_method: 'get',
          options: { checkout: { method: { upi: 0, netbanking: 1, wallet: 0, emandate: 0, card: 0 } } },
        },
      },
    ]);
  });

  test('I4 · UPI payments are UPI links', async () => {
    place.answers.set('POST /v1/payment_links', [200, LINK]);
    await gateway().create({ ...payment, method: 'upi' });
    expect(place.asked[0]!.body).toMatchObject({
      upi_link: true,
      options: { checkout: { method: { upi: 1, netbanking: 0 } } },
    });
  });

  test.each([
    ['created', 'pending', null],
    ['partially_paid', 'pending', null],
    ['paid', 'successful', null],
    ['cancelled', 'failed', 'cancelled'],
    ['expired', 'expired', null],
  ] as const)('I4 · a link that is %s is a payment that is %s', async (status, expected, reason) => {
    place.answers.set(`GET /v1/payment_links/${LINK.id}`, [200, { ...LINK, status, payments: [CAPTURED] }]);
    expect(await gateway().status(LINK.id)).toEqual({
      status: expected,
      amount: '5000.50',
      reason,
      paidAt: status === 'paid' ? new Date(CAPTURED.created_at * 1000) : null,
      redirectUrl: LINK.short_url,
      payer: null,
      ...(status === 'paid' && { capturedRef: CAPTURED.payment_id }),
    });
  });

  test('I4 · a refund is of the captured payment, carries our id, and is not made twice', async () => {
    place.answers.set(`GET /v1/payment_links/${LINK.id}`, [
      200,
      { ...LINK, status: 'paid', payments: [CAPTURED] },
    ]);
    place.answers.set(`GET /v1/payments/${CAPTURED.payment_id}/refunds`, [200, { items: [] }]);
    place.answers.set(`POST /v1/payments/${CAPTURED.payment_id}/refund`, [
      200,
      { id: 'rfnd_FP8QHiV938haTz', amount: 10000 },
    ]);
    expect(await gateway().refund(LINK.id, { id: 'order-1', amount: '100.00' })).toBe('rfnd_FP8QHiV938haTz');
    expect(place.asked.at(-1)!.body).toEqual({ amount: 10000, speed: 'normal', receipt: 'order-1' });
    const known = { id: 'rfnd_FP8QHiV938haTz', amount: 10000, receipt: 'order-1' };
    place.answers.set(`GET /v1/payments/${CAPTURED.payment_id}/refunds`, [200, { items: [known] }]);
    place.asked.length = 0;
    expect(await gateway().refund(LINK.id, { id: 'order-1', amount: '100.00' })).toBe('rfnd_FP8QHiV938haTz');
    expect(place.asked.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  test('I4 · without a captured payment, or with another answer, nothing is taken as done', async () => {
    place.answers.set(`GET /v1/payment_links/${LINK.id}`, [200, LINK]);
    await expect(gateway().refund(LINK.id, { id: 'x', amount: '1.00' })).rejects.toThrow(
      GatewayUnreachableError,
    );
    place.answers.set(`GET /v1/payment_links/${LINK.id}`, [200, { hello: 'there' }]);
    await expect(gateway().status(LINK.id)).rejects.toThrow(GatewayUnreachableError);
    place.answers.set(`GET /v1/payment_links/${LINK.id}`, [500, LINK]);
    await expect(gateway().status(LINK.id)).rejects.toThrow(GatewayUnreachableError);
  });

  test('I4 · a UPI id is checked at its bank', async () => {
    place.answers.set('POST /v1/payments/validate/vpa', [200, { vpa: 'asha@okaxis', success: true }]);
    expect(await gateway().bankOfUpiId('asha@okaxis')).toBe('okaxis');
    place.answers.set('POST /v1/payments/validate/vpa', [200, { vpa: 'asha@okaxis', success: false }]);
    expect(await gateway().bankOfUpiId('asha@okaxis')).toBeNull();
  });
});

test('I4 · news is signed with HMAC-SHA256 over the raw body, byte for byte', () => {
  const body = '{"event":"payment_link.paid"}';
  expect(razorpaySignature('secret', body)).toBe(
    '123a9c1c67a9966178fe8b329e5ae07aa89395319ca607382f4ca811de93c36c',
  );
  const signature = razorpaySignature('secret', body);
  expect(isRazorpays(['other', 'secret'], body, signature)).toBe(true);
  expect(isRazorpays(['other'], body, signature)).toBe(false);
  expect(isRazorpays([], body, signature)).toBe(false);
  expect(isRazorpays(['secret'], `${body} `, signature)).toBe(false);
  expect(isRazorpays(['secret'], body, signature.toUpperCase())).toBe(false);
  expect(isRazorpays(['secret'], body, undefined)).toBe(false);
});

test('I4 · rupees and paise are exact both ways', () => {
  expect([toPaise('499.50'), toPaise('0.01'), toPaise('19.99'), toPaise('100000000.10')]).toEqual([
    49950, 1, 1999, 10000000010,
  ]);
  expect([fromPaise(49950), fromPaise(1), fromPaise(10000000010)]).toEqual([
    '499.50',
    '0.01',
    '100000000.10',
  ]);
});

test('I4 · a paid link without a captured payment has no time of the money', () => {
  expect(stateOfLink({ ...LINK, status: 'paid', payments: null }).paidAt).toBeNull();
});
