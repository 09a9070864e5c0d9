import type { Queries } from '../../db/pool.ts';

/** A settled order of shares, or an allotment of a rights issue. Days are ISO, units signed decimal text. */
export interface ShareBooking {
  /** Of the allotment its offer; the id of the lot in both. */
  order_id: string;
  isin: string;
  name: string;
  demat_no: string;
  /** Of the trade or the allotment. */
  date: string;
  units: string;
  /** Average price, rupees a share. */
  price: string;
}

/** Settled orders and allotments of a portfolio, the oldest first; of one day purchases first. */
export function shareBookings(q: Queries, portfolioId: string): Promise<ShareBooking[]> {
  return q.query<ShareBooking>(
    `SELECT order_id, isin, name, demat_no, date, units, price FROM (
     SELECT o.id AS order_id, o.isin, o.name, a.demat_no, o.for_day AS date,
       (CASE o.side WHEN 'buy' THEN o.filled ELSE -o.filled END)::numeric(18, 4)::text AS units,
       round(o.value / o.filled, 4)::text AS price, o.side, o.placed_at AS at
     FROM stock_orders o
     JOIN trading_accounts a ON a.investor_id = o.investor_id AND a.portfolio_id = o.portfolio_id
     WHERE o.portfolio_id = $1 AND o.settled_at IS NOT NULL AND o.filled > 0
     UNION ALL
     SELECT r.id, r.isin, s.name, a.demat_no, c.allots_on, r.applied::numeric(18, 4)::text, c.per_share::numeric(18, 4)::text,
       'buy', r.ended_at
     FROM rights_offers r JOIN corporate_actions c ON c.number = r.action_number JOIN stocks s ON s.isin = r.isin
     JOIN trading_accounts a ON a.investor_id = r.investor_id AND a.portfolio_id = r.portfolio_id
     WHERE r.portfolio_id = $1 AND r.state = 'allotted') bookings
     ORDER BY date, side, at, order_id`,
    [portfolioId],
  );
}
