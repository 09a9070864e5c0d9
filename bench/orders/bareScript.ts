import { randomUUID } from 'node:crypto';
import { orderStatements } from './bareRows.ts';
import type { BenchInvestor } from './investors.ts';

/** The order of an investor as one message to the server, which takes one way there and back. */
export function bareScript(
  { userId, portfolioId, cartId }: BenchInvestor,
  code: string,
  answer: string,
): string {
  const order = { userId, portfolioId, cartId, orderId: randomUUID(), key: randomUUID(), code: `'${code}'` };
  return orderStatements(order, answer).join(';\n');
}
