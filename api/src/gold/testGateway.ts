import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedHeaders } from '../partners/signature.ts';
import type { TestApi } from '../testing/testApi.ts';

interface Asked {
  id: string;
  amount: string;
  description: string;
  return_url: string;
}
type Outcome = 'successful' | 'failed';

export interface TestGateway {
  origin: string;
  /** What was asked for, in order. */
  asked: Asked[];
  /** Real time at which the latest payment was made. */
  paidAt: Date | null;
  /** The latest payment ends like this. */
  decide(outcome: Outcome): void;
  /** Answers 500 to everything while true. */
  fail(broken: boolean): void;
  /** Sends the signed news of a payment. */
  notify(api: TestApi, paymentId: string): Promise<void>;
  close(): Promise<void>;
}

/** A payment gateway in the test's own process that speaks the gateway's protocol. */
export async function openGateway(): Promise<TestGateway> {
  const outcomes = new Map<string, Outcome>();
  let broken = false;
  const stateOf = ({ id, amount }: Asked) => {
    const status = outcomes.get(id) ?? 'pending';
    return {
      status,
      amount,
      reason: status === 'failed' ? 'declined' : null,
      paid_at: status === 'successful' ? gateway.paidAt!.toISOString() : null,
    };
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      if (broken) return response.writeHead(500).end();
      response.setHeader('content-type', 'application/json');
      if (request.method === 'POST') {
        const payment = JSON.parse(text) as Asked;
        gateway.asked.push(payment);
        const answer = { ref: payment.id, redirect_url: `${gateway.origin}/pay/${payment.id}` };
        return response.end(JSON.stringify(answer));
      }
      const found = gateway.asked.find(({ id }) => request.url === `/payments/${id}`)!;
      return response.end(JSON.stringify(stateOf(found)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: TestGateway = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    paidAt: null,
    decide(outcome) {
      outcomes.set(gateway.asked.at(-1)!.id, outcome);
      gateway.paidAt = new Date('2026-11-20T04:30:30.000Z');
    },
    fail(now) {
      broken = now;
    },
    async notify(api, paymentId) {
      const path = '/api/v3/webhooks/payments';
      const state = stateOf(gateway.asked.find(({ id }) => id === paymentId)!);
      const body = JSON.stringify({ event_id: `event-${paymentId}`, payment_id: paymentId, ...state });
      const message = { method: 'POST', path, body };
      const headers = signedHeaders(api.ctx.settings.partnersSecret, message, api.clock.now());
      await api.app.inject({
        method: 'POST',
        url: path,
        payload: body,
        headers: { ...headers, 'content-type': 'application/json' },
      });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return gateway;
}
