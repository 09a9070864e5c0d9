import type { CallBody, PreparedOrder } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

export type PreparedRequest = Omit<CallBody<'prepareOrder'>, 'note'>;
export type Facts = Record<string, string | number | null>;

/** A prepared order with the names that it is shown with. */
export interface PreparedRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  grant_id: string;
  manager_id: string;
  manager_name: string;
  kind: PreparedOrder['kind'];
  code: string;
  fund_name: string;
  request: PreparedRequest;
  facts: Facts;
  note: string | null;
  status: PreparedOrder['status'];
  reason: string | null;
  prepared_at: Date;
  expires_at: Date;
  decided_at: Date | null;
  result_id: string | null;
}

const SELECT = `
  SELECT o.id, o.investor_id, o.portfolio_id, o.grant_id, o.manager_id, u.name AS manager_name, o.kind,
         s.code, s.name AS fund_name, o.request, o.facts, o.note, o.status, o.reason, o.prepared_at, o.expires_at,
         o.decided_at, o.result_id
  FROM prepared_orders o
  JOIN users u ON u.id = o.manager_id
  JOIN schemes s ON s.code = coalesce(o.request->'purchase', o.request->'redemption', o.request->'switch')->>'code'`;

/** Those of a portfolio, newest first; of one manager where one is given. */
export function preparedOf(
  q: Queries,
  portfolioId: string,
  managerId: string | null,
): Promise<PreparedRow[]> {
  return q.query<PreparedRow>(
    `${SELECT} WHERE o.portfolio_id = $1 AND ($2::uuid IS NULL OR o.manager_id = $2)
     ORDER BY o.prepared_at DESC, o.id LIMIT 100`,
    [portfolioId, managerId],
  );
}

export type WaitingOrder = Pick<PreparedRow, 'id' | 'kind' | 'fund_name' | 'manager_name' | 'expires_at'>;

/** Those of a portfolio that wait for its owner at an instant, the one that expires first ahead. */
export function waitingOrdersOf(q: Queries, portfolioId: string, now: Date): Promise<WaitingOrder[]> {
  return q.query<PreparedRow>(
    `${SELECT} WHERE o.portfolio_id = $1 AND o.status = 'waiting' AND o.expires_at > $2
     ORDER BY o.expires_at, o.id LIMIT 100`,
    [portfolioId, now],
  );
}

/** One of a portfolio, or null; locked in a write. */
export async function preparedById(
  q: Queries,
  portfolioId: string,
  id: string,
  { lock = false } = {},
): Promise<PreparedRow | null> {
  const [row] = await q.query<PreparedRow>(
    `${SELECT} WHERE o.portfolio_id = $1 AND o.id::text = $2 ${lock ? 'FOR UPDATE OF o' : ''}`,
    [portfolioId, id],
  );
  return row ?? null;
}

export type NewPrepared = Pick<
  PreparedRow,
  | 'id'
  | 'investor_id'
  | 'portfolio_id'
  | 'grant_id'
  | 'manager_id'
  | 'kind'
  | 'request'
  | 'facts'
  | 'note'
  | 'prepared_at'
  | 'expires_at'
>;

export async function insertPrepared(tx: Tx, row: NewPrepared): Promise<void> {
  await tx.query(
    `INSERT INTO prepared_orders (id, investor_id, portfolio_id, grant_id, manager_id, kind, request, facts, note, status,
                                  prepared_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'waiting', $10, $11)`,
    [
      ...[row.id, row.investor_id, row.portfolio_id, row.grant_id, row.manager_id, row.kind],
      ...[JSON.stringify(row.request), JSON.stringify(row.facts), row.note, row.prepared_at, row.expires_at],
    ],
  );
}

/** Prepared purchases that are these lines of the owner's cart, locked. */
export function preparedInCart(tx: Tx, orderIds: readonly string[]): Promise<PreparedRow[]> {
  return tx.query<PreparedRow>(
    `${SELECT} WHERE o.result_id = ANY($1::uuid[]) AND o.status = 'in_cart' ORDER BY o.id FOR UPDATE OF o`,
    [orderIds],
  );
}

/** Whether the access by which an order was prepared is live at an instant. */
export async function grantLives(
  q: Queries,
  grantId: string,
  now: Date,
  live: (m: string, now: string) => string,
): Promise<boolean> {
  const rows = await q.query(`SELECT 1 FROM managed_accounts m WHERE m.id = $1 AND ${live('m', '$2')}`, [
    grantId,
    now,
  ]);
  return rows.length > 0;
}

export interface Decision {
  status: Exclude<PreparedOrder['status'], 'waiting'>;
  /** When it ended; null for one that waits in the cart. */
  at: Date | null;
  reason?: string;
  resultId?: string;
}

/** Ends the wait of a prepared order, for its owner's answer or in the cart. */
export async function decidePrepared(
  tx: Tx,
  id: string,
  { status, at, reason, resultId }: Decision,
): Promise<void> {
  await tx.query(
    `UPDATE prepared_orders SET status = $2, decided_at = $3, reason = $4, result_id = coalesce($5, result_id)
     WHERE id = $1 AND status IN ('waiting', 'in_cart')`,
    [id, status, at, reason ?? null, resultId ?? null],
  );
}

/** How many orders of a grant wait for the owner. */
export async function waitingOfGrant(q: Queries, grantId: string): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM prepared_orders WHERE grant_id = $1 AND status = 'waiting'`,
    [grantId],
  );
  return row!.count;
}

/** Waiting orders of a grant, or those whose time is over, by portfolio and id. */
export function waitingPrepared(
  q: Queries,
  which: { grantId: string } | { before: Date },
): Promise<{ id: string; portfolio_id: string }[]> {
  const [condition, value] =
    'grantId' in which ? ['grant_id = $1', which.grantId] : ['expires_at <= $1', which.before];
  return q.query(
    `SELECT id, portfolio_id FROM prepared_orders WHERE status = 'waiting' AND ${condition} ORDER BY id LIMIT 500`,
    [value],
  );
}

/** The live grant by which a user prepares orders in a portfolio, or null. Its writes wait for one another. */
export async function preparingGrant(
  q: Queries,
  { managerId, portfolioId, now }: { managerId: string; portfolioId: string; now: Date },
  live: (m: string, now: string) => string,
): Promise<string | null> {
  const [row] = await q.query<{ id: string }>(
    `SELECT m.id FROM managed_accounts m
     WHERE m.manager_id = $1 AND m.portfolio_id = $2 AND m.scope = 'prepare' AND ${live('m', '$3')} FOR NO KEY UPDATE`,
    [managerId, portfolioId, now],
  );
  return row?.id ?? null;
}
