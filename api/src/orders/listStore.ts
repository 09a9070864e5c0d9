import type { OrderStatus } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import type { OrderRow } from './rows.ts';

export interface OrderFilter {
  /** Empty means all. */
  statuses: readonly OrderStatus[];
  /** Days of placing in India, inclusive; null means open. */
  from: string | null;
  to: string | null;
  page: number;
  perPage: number;
}

/** A page of a portfolio's orders, the pending ones first and then the newest, and how many there are in all. */
export async function listOrders(
  q: Queries,
  portfolioId: string,
  { statuses, from, to, page, perPage }: OrderFilter,
): Promise<{ rows: OrderRow[]; total: number }> {
  const where = `portfolio_id = $1 AND (cardinality($2::text[]) = 0 OR status = ANY($2))
    AND ($3::date IS NULL OR (placed_at AT TIME ZONE 'Asia/Kolkata')::date >= $3)
    AND ($4::date IS NULL OR (placed_at AT TIME ZONE 'Asia/Kolkata')::date <= $4)`;
  const values = [portfolioId, statuses, from, to];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*) AS total FROM orders WHERE ${where}`,
    values,
  );
  const rows = await q.query<OrderRow>(
    `SELECT * FROM orders WHERE ${where} ORDER BY (status = 'pending') DESC, placed_at DESC, id LIMIT $5 OFFSET $6`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows, total: count!.total };
}
