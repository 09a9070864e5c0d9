import { columnsOf, type Inserted } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';
import type { OrderRow, OrderType, StepRow } from './rows.ts';

/** A column of orders is stated here and in `OrderRow`. */
const columns = columnsOf<OrderRow>()('orders', {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  cart_id: 'fixed',
  code: 'fixed',
  type: 'fixed',
  amount: 'changing',
  start_date: 'changing',
  folio_no: 'changing',
  sip_firstorderflag: 'changing',
  upsize_code: 'changing',
  frequency: 'changing',
  plan_id: 'fixed',
  instalment_date: 'fixed',
  status: 'changing',
  reason: 'later',
  payment_id: 'later',
  placed_at: 'fixed',
  realised_at: 'later',
  updated_at: 'changing',
  nav_date: 'later',
  allotment_date: 'later',
  rule_id: 'later',
  units: 'later',
  nav: 'later',
  stamp_duty: 'later',
  version: 'version',
});

export type NewOrder = Omit<Inserted<typeof columns>, 'status' | 'updated_at'>;

/** An order that nobody has checked yet; it is stored once it was. */
export function draftOf(order: NewOrder): OrderRow {
  return { ...order, ...columns.blank, status: 'draft', updated_at: order.placed_at, version: 1 };
}

/** Stores a new order as it stands, with the first steps of its timeline. */
export function insertOrder(tx: Tx, order: OrderRow, steps: readonly StepRow[]): Promise<object[]> {
  const { text, values } = columns.insert(order);
  return tx.query(
    `WITH placed AS (${text})
     INSERT INTO order_steps (investor_id, order_id, step, at, state, rule_id, text_key, text_values)
     SELECT $1, $2, n.step, n.at, n.state, n.rule_id, n.text_key, n.text_values
     FROM json_to_recordset($${values.length + 1}) AS n (step integer, at timestamptz, state text, rule_id text,
       text_key text, text_values jsonb)`,
    [...values, JSON.stringify(steps.map((step, place) => ({ ...step, step: place + 1 })))],
  );
}

/** Writes all that can change of an order that the transaction has locked. */
export async function updateOrder(tx: Tx, order: OrderRow): Promise<void> {
  const { text, values } = columns.update(order);
  await tx.query(text, values);
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
    `SELECT ${columns.selected} FROM orders WHERE portfolio_id = $1 AND code = $2 AND type = $3 AND status = 'pending'`,
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
