import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayStatus } from '../../partners/paymentGateway.ts';
import { isSigned, signedHeaders } from '../../partners/signature.ts';
import { testSecret } from './partnerSecrets.ts';
import type { TestApi } from '../testApi.ts';

const secretFor = (path: string): string => testSecret(path.includes('mandates') ? 'mandates' : 'payments');
const WEBHOOK = '/api/v3/webhooks/payments';

interface FakePayment {
  id: string;
  amount: string;
  status: GatewayStatus;
  reason: string | null;
  paid_at: string | null;
  return_url: string;
  description: string;
  method: string;
  mandate_ref: string | null;
}

interface FakeMandate {
  id: string;
  status: string;
  limit: string;
  return_url: string;
}

export interface FakeGateway {
  origin: string;
  /** Payments by reference, in the order in which they were requested. */
  payments: Map<string, FakePayment>;
  /** Mandates by reference. */
  mandates: Map<string, FakeMandate>;
  refunds: { id: string; amount: string }[];
  /** How it behaves: answers, answers with an error, or answers with something else. */
  mode: 'well' | 'broken' | 'garbage';
  /** The time it checks signatures by; set it to the test's clock. */
  now: () => Date;
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A payment gateway inside the test that uses the real protocol and is controlled by the test. */
export async function fakeGateway(): Promise<FakeGateway> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const path = request.url!;
      const signed = isSigned(
        secretFor(path),
        { method: request.method!, path, body },
        request.headers,
        gateway.now(),
      );
      const answer =
        signed && gateway.mode !== 'broken' ? respond(gateway, request.method!, path, body) : null;
      response.statusCode = gateway.mode === 'broken' ? 500 : answer ? 200 : 403;
      response.end(JSON.stringify(gateway.mode === 'garbage' ? { hello: 'there' } : answer));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: FakeGateway = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payments: new Map(),
    mandates: new Map(),
    refunds: [],
    mode: 'well',
    now: () => new Date(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gateway;
}

function respond(gateway: FakeGateway, method: string, path: string, body: string): object | null {
  const [, , ref = '', last] = path.split('/');
  if (path === '/upi_ids/check') {
    const { upi_id: upiId } = JSON.parse(body) as { upi_id: string };
    return { bank_name: upiId.endsWith('@okaxis') ? 'Axis Bank' : null };
  }
  if (method === 'POST' && path === '/payments') {
    const asked = JSON.parse(body) as FakePayment;
    const made = `ref-${asked.id}`;
    gateway.payments.set(made, { ...asked, status: 'pending', reason: null, paid_at: null });
    return { ref: made, redirect_url: `${gateway.origin}/pay/${made}` };
  }
  if (path.startsWith('/mandates')) return respondMandate(gateway, { ref, last, body });
  const payment = gateway.payments.get(ref);
  if (!payment) return null;
  if (last === 'refunds') {
    const refund = JSON.parse(body) as { id: string; amount: string };
    gateway.refunds.push(refund);
    return { refund_ref: `refund-${refund.id}` };
  }
  const { status, amount, reason, paid_at } = payment;
  return { status, amount, reason, paid_at, redirect_url: `${gateway.origin}/pay/${ref}` };
}

function respondMandate(
  gateway: FakeGateway,
  { ref, last, body }: { ref: string; last: string | undefined; body: string },
): object | null {
  if (ref === '') {
    const asked = JSON.parse(body) as FakeMandate;
    const made = `mref-${asked.id}`;
    gateway.mandates.set(made, { ...asked, status: 'waiting' });
    return { ref: made, redirect_url: `${gateway.origin}/mandate/${made}` };
  }
  const mandate = gateway.mandates.get(ref);
  if (!mandate) return null;
  if (last === 'state') mandate.status = (JSON.parse(body) as { to: string }).to;
  return { status: mandate.status, reason: null, reference: null };
}

/** Ends a payment at the gateway without any notification, as when its event is lost. */
export function endQuietly(
  gateway: FakeGateway,
  paymentId: string,
  end: Partial<Pick<FakePayment, 'status' | 'reason' | 'paid_at' | 'amount'>>,
): void {
  Object.assign(gateway.payments.get(`ref-${paymentId}`)!, end);
}

/** News of a payment as the gateway sends it, with what is changed for the test. */
export function newsOf(gateway: FakeGateway, paymentId: string, over: Record<string, unknown> = {}): string {
  const { status, amount, reason, paid_at } = gateway.payments.get(`ref-${paymentId}`)!;
  return JSON.stringify({
    event_id: randomUUID(),
    payment_id: paymentId,
    status,
    amount,
    reason,
    paid_at,
    ...over,
  });
}

/** Sends news to the API's webhook, signed at a time. @returns HTTP status and code. */
export function sendNews(
  api: TestApi,
  body: string,
  { at = api.clock.now(), secret = secretFor(WEBHOOK) }: { at?: Date; secret?: string } = {},
): Promise<{ http: number; code: string | undefined }> {
  return send(api, WEBHOOK, body, { at, secret });
}

/** Sends a bank's event for a mandate, with a new event id unless one is provided. @returns HTTP status and code. */
export function sendMandateNews(
  api: TestApi,
  news: object,
  secret = testSecret('mandates'),
): Promise<{ http: number; code: string | undefined }> {
  const body = JSON.stringify({ event_id: randomUUID(), ...news });
  return send(api, '/api/v3/webhooks/mandates', body, { at: api.clock.now(), secret });
}

async function send(
  api: TestApi,
  path: string,
  body: string,
  { at, secret }: { at: Date; secret: string },
): Promise<{ http: number; code: string | undefined }> {
  const answer = await api.app.inject({
    method: 'POST',
    url: path,
    payload: body,
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(secret, { method: 'POST', path, body }, at),
    },
  });
  return { http: answer.statusCode, code: answer.json<{ code?: string }>().code };
}
