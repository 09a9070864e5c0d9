import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { BenchInvestor } from './investors.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

/** Puts one order into the cart of an investor. @returns the answer. @throws Error when it is not 200 */
export function placeOrder(origin: string, { token }: BenchInvestor, code: string): Promise<string> {
  const body = JSON.stringify({ code, type: 'buy', amount: 5_000 });
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}/api/v3/orders.json`, { agent, method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(text)
          : reject(new Error(`an order was answered ${answer.statusCode}: ${text}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
