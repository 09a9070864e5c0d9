import type { Queries, Tx } from '../db/pool.ts';
import type { OrderRow, OrderTerms, OrderType, StepRow } from './rows.ts';

export type NewOrder = OrderTerms &
  Pick<
    OrderRow,
    | 'id'
    | 'investor_id'
    | 'portfolio_id'
    | 'cart_id'
    | 'code'
    | 'type'
    | 'plan_id'
    | 'instalment_date'
    | 'placed_at'
  >;

/** Named one by one, so that the server can keep the statement parsed. */
const COLUMNS = `id, investor_id, portfolio_id, cart_id, code, type, amount, start_date, folio_no, sip_firstorderflag,
  upsize_code, frequency, plan_id, instalment_date, status, reason, payment_id, placed_at, realised_at, updated_at,
  nav_date, allotment_date, rule_id, units, nav, stamp_duty, version`;

/** An order that nobody has checked yet; it is stored once it was. */
export function draftOf(order: NewOrder): OrderRow {
  return {
    ...order,
    status: 'draft',
    updated_at: order.placed_at,
    reason: null,
    payment_id: null,
    realised_at: null,
    nav_date: null,
    allotment_date: null,
    rule_id: null,
    units: null,
    nav: null,
    stamp_duty: null,
    version: 1,
  };
}

/** Stores a new order as it stands, with the first steps of its timeline. */
export function insertOrder(tx: Tx, order: OrderRow, steps: readonly StepRow[]): Promise<object[]> {
  return tx.query(
    `WITH placed AS (
       INSERT INTO orders (id, investor_id, portfolio_id, cart_id, code, type, amount, start_date, folio_no,
         sip_firstorderflag, upsize_code, plan_id, instalment_date, frequency, placed_at, status, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     )
     INSERT INTO order_steps (investor_id, order_id, step, at, state, rule_id, text_key, text_values)
     SELECT $2, $1, n.step, n.at, n.state, n.rule_id, n.text_key, n.text_values
     FROM json_to_recordset($18) AS n (step integer, at timestamptz, state text, rule_id text, text_key text,
       text_values jsonb)`,
    [
      ...[
        order.id,
        order.investor_id,
        order.portfolio_id,
        order.cart_id,
        order.code,
        order.type,
        order.amount,
      ],
      ...[order.start_date, order.folio_no, order.sip_firstorderflag, order.upsize_code],
      ...[order.plan_id, order.instalment_date, order.frequency, order.placed_at],
      ...[order.status, order.updated_at],
      JSON.stringify(steps.map((step, place) => ({ ...step, step: place + 1 }))),
    ],
  );
}

/** Writes all that can change of an order that the transaction has locked. */
export async function updateOrder(tx: Tx, order: OrderRow): Promise<void> {
  await tx.query(
    `UPDATE orders SET amount = $3, start_date = $4, folio_no = $5, sip_firstorderflag = $6, upsize_code = $7,
       status = $8, reason = $9, payment_id = $10, realised_at = $11, nav_date = $12, allotment_date = $13,
       rule_id = $14, units = $15, nav = $16, stamp_duty = $17, updated_at = $18, frequency = $19, version = version + 1
     WHERE investor_id = $1 AND id = $2`,
    [
      ...[
        order.investor_id,
        order.id,
        order.amount,
        order.start_date,
        order.folio_no,
        order.sip_firstorderflag,
      ],
      ...[order.upsize_code, order.status, order.reason, order.payment_id, order.realised_at, order.nav_date],
      ...[
        order.allotment_date,
        order.rule_id,
        order.units,
        order.nav,
        order.stamp_duty,
        order.updated_at,
        order.frequency,
      ],
    ],
  );
}

/** The order, held until the transaction ends, or null. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  return (await tx.query<OrderRow>('SELECT * FROM orders WHERE id = $1 FOR UPDATE', [id]))[0] ?? null;
}

/** The pending orders of a cart in the order in which they came. */
export function pendingOrders(q: Queries, cartId: string): Promise<OrderRow[]> {
  return q.query<OrderRow>(
    `SELECT * FROM orders WHERE cart_id = $1 AND status = 'pending' ORDER BY placed_at, code, type`,
    [cartId],
  );
}

/** The pending order of a fund and type in a portfolio, or null. There is at most one. */
export async function pendingOrder(
  q: Queries,
  portfolioId: string,
  code: string,
  type: OrderType,
): Promise<OrderRow | null> {
  const rows = await q.query<OrderRow>(
    `SELECT ${COLUMNS} FROM orders WHERE portfolio_id = $1 AND code = $2 AND type = $3 AND status = 'pending'`,
    [portfolioId, code, type],
  );
  return rows[0] ?? null;
}

/** An order of a portfolio, or null. */
export async function findOrder(q: Queries, portfolioId: string, id: string): Promise<OrderRow | null> {
  const rows = await q.query<OrderRow>('SELECT * FROM orders WHERE id = $1 AND portfolio_id = $2', [
    id,
    portfolioId,
  ]);
  return rows[0] ?? null;
}

/** Adds a step to an order's timeline. */
export async function insertStep(tx: Tx, order: OrderRow, step: Omit<StepRow, 'order_id'>): Promise<void> {
  await tx.query(
    `INSERT INTO order_steps (investor_id, order_id, step, at, state, rule_id, text_key, text_values)
     SELECT $1, $2, coalesce(max(step), 0) + 1, $3, $4, $5, $6, $7 FROM order_steps
     WHERE investor_id = $1 AND order_id = $2`,
    [
      ...[order.investor_id, order.id, step.at, step.state, step.rule_id],
      ...[step.text_key, JSON.stringify(step.text_values)],
    ],
  );
}

/** Steps of these orders, oldest first. */
export function stepsOf(
  q: Queries,
  orders: readonly Pick<OrderRow, 'id' | 'investor_id'>[],
): Promise<StepRow[]> {
  return q.query<StepRow>(
    `SELECT order_id, at, state, rule_id, text_key, text_values FROM order_steps
     WHERE (investor_id, order_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[])) ORDER BY order_id, step`,
    [orders.map((order) => order.investor_id), orders.map((order) => order.id)],
  );
}
