import { randomUUID } from 'node:crypto';
import type { BenchInvestor } from './investors.ts';

/**
 * The rows that one order through the API leaves, in one transaction without a program around it: the repeat key with
 * its answer, the cart's revision, the order, its three steps, two events, the audit row. It is one message to the
 * server, so that it takes one way there and back.
 */
export function bareScript(
  { userId, portfolioId, cartId }: BenchInvestor,
  code: string,
  answer: string,
): string {
  const [id, key] = [randomUUID(), randomUUID()];
  const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;
  const changed = JSON.stringify({ orderId: id, code, status: 'pending', portfolioId });
  const cart = JSON.stringify({ cartId, revision: 1, count: 1 });
  return `BEGIN;
    INSERT INTO idempotency_keys (user_id, key, call, request_hash) VALUES ('${userId}', '${key}', 'createOrder', '${key}${key}');
    UPDATE carts SET revision = revision + 1 WHERE investor_id = '${userId}' AND id = '${cartId}';
    INSERT INTO orders (id, investor_id, portfolio_id, cart_id, code, type, amount, status, placed_at, updated_at)
      VALUES ('${id}', '${userId}', '${portfolioId}', '${cartId}', ${text(code)}, 'buy', 5000, 'pending', now(), now());
    INSERT INTO order_steps (investor_id, order_id, step, at, state, text_key, text_values) VALUES
      ('${userId}', '${id}', 1, now(), 'draft', 'asked_buy', '{"amount": "5000.00"}'),
      ('${userId}', '${id}', 2, now(), 'under_review', 'checked', '{}'),
      ('${userId}', '${id}', 3, now(), 'pending', 'in_cart', '{}');
    INSERT INTO outbox (event, payload, user_id, portfolio_id) VALUES
      ('order/changed', ${text(changed)}, NULL, '${portfolioId}'), ('cart/changed', ${text(cart)}, NULL, '${portfolioId}');
    INSERT INTO audit_log (investor_id, actor, action, subject, request_id, detail)
      VALUES ('${userId}', 'user:${userId}', 'order_placed', '${id}', '${key}', '{"code": "", "amount": "5000.00"}');
    UPDATE idempotency_keys SET http_status = 200, reply = ${text(answer)} WHERE user_id = '${userId}' AND key = '${key}';
    COMMIT`;
}
