import type { Queries } from '../../db/pool.ts';

/** A settled order of shares. Days are ISO, units signed decimal text. */
export interface ShareBooking {
  order_id: string;
  isin: string;
  name: string;
  demat_no: string;
  /** Of the trade. */
  date: string;
  units: string;
  /** Average price, rupees a share. */
  price: string;
}

/** Settled orders of a portfolio, the oldest first; of one day purchases first. */
export function shareBookings(q: Queries, portfolioId: string): Promise<ShareBooking[]> {
  return q.query<ShareBooking>(
    `SELECT o.id AS order_id, o.isin, o.name, a.demat_no, o.for_day AS date,
       (CASE o.side WHEN 'buy' THEN o.filled ELSE -o.filled END)::numeric(18, 4)::text AS units,
       round(o.value / o.filled, 4)::text AS price
     FROM stock_orders o
     JOIN trading_accounts a ON a.investor_id = o.investor_id AND a.portfolio_id = o.portfolio_id
     WHERE o.portfolio_id = $1 AND o.settled_at IS NOT NULL AND o.filled > 0
     ORDER BY o.for_day, o.side, o.placed_at, o.id`,
    [portfolioId],
  );
}
