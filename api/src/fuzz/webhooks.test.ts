import { STREAM_PATH } from '@sanchay/contracts';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { razorpaySignature } from '../partners/razorpay/signature.ts';
import { signedHeaders } from '../partners/signature.ts';
import { FUNDS, orderMarket } from '../testing/orderMarket.ts';
import { testSecret } from '../testing/partners/partnerSecrets.ts';
import { signIn } from '../testing/people/personas.ts';
import { holdSession } from '../testing/people/session.ts';
import { cartToPay } from '../testing/people/stepUp.ts';
import { sandboxPartners } from '../testing/partners/sandboxPartners.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { HOSTILE_BODIES, HOSTILE_TEXT, HOSTILE_VALUES } from './hostileValues.ts';

const DESK_SECRET = 'd'.repeat(32);
const KEY = { id: 'rzp_test_key', secret: 'not-a-secret', webhookSecret: 'not-a-webhook-secret' };
const UNKNOWN = '5a9c4a1e-0009-4000-8000-000000000001';
type Json = Record<string, unknown>;

/** News of every partner as it is when all is well; `payment` and `ticket` exist. */
const newsOf = (payment: string, ticket: string): Record<string, Json> => ({
  payments: {
    ...{ event_id: 'event-0001', payment_id: payment, status: 'failed', amount: '5000.00', reason: null },
    ...{ payer: { ifsc: 'SHYD0000101', last4: '2210' }, paid_at: '2026-11-20T04:30:00.000Z' },
  },
  mandates: {
    event_id: 'event-0001',
    mandate_id: UNKNOWN,
    status: 'active',
    reason: null,
    reference: 'UMRN1',
  },
  kyc: { event_id: 'event-0001', application_id: UNKNOWN, status: '07', reason: null },
  esign: {
    ...{ event_id: 'event-0001', esign_id: UNKNOWN, status: 'signed', document_hash: 'a'.repeat(64) },
    ...{ reason: null, signed_at: '2026-11-20T04:30:00.000Z' },
  },
  help_desk: { answer_id: 'answer-0001', ticket_id: ticket, name: 'Nita', text: 'Ten days.', close: false },
  mailbox: {
    message_id: 'message-0001',
    to: 'nobody@statements.test.example',
    file_name: 'cas.pdf',
    content_base64: 'JVBERi0xLjc=',
  },
  razorpay: {
    ...{ event: 'payment_link.paid', created_at: 1_795_149_001 },
    payload: {
      payment_link: {
        entity: {
          id: 'plink_0001',
          short_url: 'https://rzp.example/i/1',
          status: 'paid',
          amount: 500_000,
          reference_id: payment,
        },
      },
      payment: { entity: { id: 'pay_0001', amount: 500_000, created_at: 1_795_149_000 } },
    },
  },
});

/** Every value of a message with another one in its place, and the message with a field too many. */
function* corrupted(
  value: unknown,
  spoil: (inner: unknown) => unknown = (inner) => inner,
): Generator<unknown> {
  for (const hostile of HOSTILE_VALUES) yield spoil(hostile);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* corrupted(inner, (other) => spoil({ ...value, [name]: other }));
}

describe('hostile news of partners and hostile streams', () => {
  let api: TestApi;
  let partners: Awaited<ReturnType<typeof sandboxPartners>>;
  let news: Record<string, Json>;
  beforeAll(async () => {
    api = await testApi({
      ...{ desk: { origin: 'http://127.0.0.1:1', secret: DESK_SECRET } },
      ...{ razorpayOrigin: 'http://127.0.0.1:1', paymentKeys: { gold: KEY } },
    });
    partners = await sandboxPartners(api);
    const { razorpayOrigin } = api.ctx.settings;
    delete api.ctx.settings.razorpayOrigin;
    await orderMarket(api.db);
    const { token } = await signIn(api, 'asha');
    await api.call('createOrder', { token, body: { code: FUNDS.equity, type: 'buy', amount: 5000 } });
    const paid = await api.call('pay', { token, body: { ...(await cartToPay(api, token)), method: 'upi' } });
    expect(paid.http).toBe(200);
    Object.assign(api.ctx.settings, { razorpayOrigin });
    const body = { category: 'insurance', subject: 'A claim', text: 'How long does it take?' };
    const ticket = (await api.call('createTicket', { token, body })).body.data.id;
    news = newsOf(paid.body.data.id, ticket);
  });
  afterAll(async () => {
    await partners.close();
    await api.close();
  });

  let sent = 0;
  const send = async (partner: string, body: string, headers: Record<string, string> = {}) => {
    const path = partner === 'mailbox' ? '/api/v3/documents/mailbox' : `/api/v3/webhooks/${partner}`;
    sent += 1;
    const secret = partner === 'help_desk' ? DESK_SECRET : testSecret(partner as 'kyc');
    const signed =
      partner === 'razorpay'
        ? {
            ...{ 'x-razorpay-signature': razorpaySignature(KEY.webhookSecret, body) },
            'x-razorpay-event-id': `event-${sent}`,
          }
        : signedHeaders(secret, { method: 'POST', path, body }, api.clock.now());
    return api.app.inject({
      ...{ method: 'POST', url: path, payload: body, remoteAddress: `10.0.${sent >> 8}.${sent & 255}` },
      headers: { 'content-type': 'application/json', ...signed, ...headers },
    });
  };
  const PARTNERS = ['payments', 'mandates', 'kyc', 'esign', 'help_desk', 'mailbox', 'razorpay'];

  test.each(PARTNERS)('X5 · signed news of %s with hostile values gets no 5xx', async (partner) => {
    const faults: string[] = [];
    const known = news[partner]!;
    const events = ['event_id', 'answer_id', 'message_id'].find((name) => name in known);
    let n = 0;
    for (const value of corrupted(known)) {
      // Each is new, or it would be passed over as a repeat.
      const fresh =
        events && typeof value === 'object' && value !== null && (value as Json)[events] === known[events]
          ? { ...value, [events]: `event-${partner}-${(n += 1)}` }
          : value;
      const body = JSON.stringify(fresh) ?? '';
      const { statusCode, body: answer } = await send(partner, body);
      if (statusCode >= 500) faults.push(`${statusCode} ${body.slice(0, 200)} → ${answer}`);
    }
    for (const body of HOSTILE_BODIES) {
      const { statusCode, body: answer } = await send(partner, body);
      if (statusCode >= 500) faults.push(`${statusCode} ${body.slice(0, 80)} → ${answer}`);
    }
    expect(faults.slice(0, 5)).toEqual([]);
  });

  test.each(PARTNERS)('X5 · news of %s with a hostile signature is refused', async (partner) => {
    const body = JSON.stringify(news[partner]);
    const texts = HOSTILE_TEXT.filter((text) => /^[\x20-\x7e]*$/.test(text));
    const names =
      partner === 'razorpay'
        ? ['x-razorpay-signature']
        : ['x-sanchay-signature', 'x-sanchay-timestamp', 'content-type'];
    for (const name of names)
      for (const text of texts) {
        const { statusCode } = await send(partner, body, { [name]: text });
        expect([400, 403, 415]).toContain(name === 'content-type' && statusCode === 200 ? 415 : statusCode);
      }
  });

  test('X5 · a stream with hostile headers and addresses is opened or refused, never a 5xx', async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as AddressInfo;
    const bearer = `Bearer ${await holdSession(api, 'asha')}`;
    const statusOf = (path: string, headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, agent: false, headers }, (answer) => {
          answer.on('error', () => undefined).once('close', () => resolve(answer.statusCode!));
          answer.destroy();
        });
        asked.on('error', reject).end();
      });
    const seen = new Set<number>();
    const texts = HOSTILE_TEXT.filter((text) => /^[\x20-\x7e]*$/.test(text));
    for (const text of [...texts, '9'.repeat(15), '-9', '1.5', '١']) {
      const plain = text.replaceAll(/[^\x20-\x7e]/g, '?');
      seen.add(await statusOf(STREAM_PATH, { authorization: bearer, 'last-event-id': plain }));
      seen.add(await statusOf(STREAM_PATH, { authorization: plain }));
      seen.add(
        await statusOf(STREAM_PATH, { authorization: bearer, 'accept-language': plain, accept: plain }),
      );
      const query = encodeURIComponent(text.slice(0, 500).toWellFormed());
      seen.add(await statusOf(`${STREAM_PATH}?v=${query}&${query}`, { authorization: bearer }));
    }
    seen.add(await statusOf(`${STREAM_PATH}?%ED%A0%80=%00`, { authorization: bearer }));
    expect([...seen].filter((status) => status >= 500)).toEqual([]);
    expect(seen).toContain(200);
    expect(seen).toContain(401);
  });
});
