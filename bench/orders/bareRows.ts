/** Who puts what into which cart, and the ids that are made of it. Text that needs no escaping within quotes. */
export interface BareOrder {
  userId: string;
  portfolioId: string;
  cartId: string;
  /** UUIDs of the order and of its repeat key. */
  orderId: string;
  key: string;
  /** The fund's code as an SQL expression. */
  code: string;
}

/**
 * The statements that leave the rows which one order through the API leaves: the repeat key with its answer, the cart's
 * revision, the order, its three steps, two events, the audit row.
 * @param answer what the API answered an order with, as JSON.
 */
export function orderStatements(order: BareOrder, answer: string): string[] {
  const { userId, portfolioId, cartId, orderId, key, code } = order;
  const changed = `jsonb_build_object('orderId', '${orderId}', 'code', ${code}, 'status', 'pending', 'portfolioId', '${portfolioId}')`;
  const cart = `'{"cartId": "${cartId}", "revision": 1, "count": 1}'::jsonb`;
  return [
    'BEGIN',
    `INSERT INTO idempotency_keys (user_id, key, call, request_hash) VALUES ('${userId}', '${key}', 'createOrder', '${key}${key}')`,
    `UPDATE carts SET revision = revision + 1 WHERE investor_id = '${userId}' AND id = '${cartId}'`,
    `INSERT INTO orders (id, investor_id, portfolio_id, cart_id, code, type, amount, status, placed_at, updated_at)
      VALUES ('${orderId}', '${userId}', '${portfolioId}', '${cartId}', ${code}, 'buy', 5000, 'pending', now(), now())`,
    `INSERT INTO order_steps (investor_id, order_id, step, at, state, text_key, text_values) VALUES
      ('${userId}', '${orderId}', 1, now(), 'draft', 'asked_buy', '{"amount": "5000.00"}'),
      ('${userId}', '${orderId}', 2, now(), 'under_review', 'checked', '{}'),
      ('${userId}', '${orderId}', 3, now(), 'pending', 'in_cart', '{}')`,
    `INSERT INTO outbox (event, payload, user_id, portfolio_id) VALUES
      ('order/changed', ${changed}, NULL, '${portfolioId}'), ('cart/changed', ${cart}, NULL, '${portfolioId}')`,
    `INSERT INTO audit_log (investor_id, actor, action, subject, request_id, detail)
      VALUES ('${userId}', 'user:${userId}', 'order_placed', '${orderId}', '${key}', '{"code": "", "amount": "5000.00"}')`,
    `UPDATE idempotency_keys SET http_status = 200, reply_sealed = convert_to('${answer.replaceAll("'", "''")}', 'UTF8') WHERE user_id = '${userId}' AND key = '${key}'`,
    'COMMIT',
  ];
}
