import type { Queries } from '../../db/pool.ts';

/** A booking of a dollar wallet as stored; dollars are text. */
export interface WalletLine {
  id: string;
  at: Date;
  kind: string;
  subject_id: string;
  usd: string;
  value_date: string;
}

/** The stock of a booking, and its order unless it is a dividend; null for other bookings. */
interface OfStock {
  order_id: string | null;
  stock: string | null;
}

/** The order of a booking: its subject, or the order that sets dollars aside or returns them. */
const OF_ORDER = `LEFT JOIN us_order_holds h ON h.investor_id = t.investor_id AND h.id = t.subject_id
     LEFT JOIN us_orders o ON o.investor_id = t.investor_id AND o.id = coalesce(h.order_id, t.subject_id)`;

/** All bookings of the dollar wallet of a portfolio, the oldest first. */
export function walletLines(q: Queries, portfolioId: string): Promise<(WalletLine & OfStock)[]> {
  return q.query(
    `SELECT t.id, t.at, t.kind, t.subject_id, t.value_date, e.amount::numeric(24, 2)::text AS usd, o.id AS order_id,
       coalesce(o.name, s.name) AS stock
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = 'USD'
     JOIN ledger_transfers t ON t.investor_id = e.investor_id AND t.id = e.transfer_id
     ${OF_ORDER}
     LEFT JOIN us_share_events d ON d.investor_id = t.investor_id AND d.id = t.subject_id
     LEFT JOIN us_stocks s ON s.symbol = d.symbol
     WHERE a.role = 'usd_wallet' AND a.portfolio_id = $1 ORDER BY t.booked_at, t.id, e.line`,
    [portfolioId],
  );
}

/** A booking with the day whose rate it has. */
export interface DollarMove extends WalletLine {
  rate_day: string;
}

/**
 * What changed the dollars of a portfolio, the oldest first: those that a withdrawal is taking to the bank count until the
 * bank has paid, and those that an order sets aside until it has ended. What a purchase takes counts from the day of its
 * trades on, as its shares do, although it is booked when it settles.
 */
export function dollarMoves(q: Queries, portfolioId: string): Promise<DollarMove[]> {
  return q.query(
    `SELECT t.id, t.at, t.kind, t.subject_id, t.booked_at, sum(e.amount)::numeric(24, 2)::text AS usd,
       CASE t.kind WHEN 'us_purchase' THEN max(o.for_day) ELSE t.value_date END AS value_date,
       coalesce(max(o.for_day), t.value_date) AS rate_day
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = 'USD'
     JOIN ledger_transfers t ON t.investor_id = e.investor_id AND t.id = e.transfer_id
     ${OF_ORDER}
     WHERE a.role IN ('usd_wallet', 'usd_in_transit', 'usd_reserved') AND a.portfolio_id = $1
     GROUP BY t.investor_id, t.id HAVING sum(e.amount) <> 0
     UNION ALL
     SELECT id, ended_at, 'us_purchase', id, 'infinity', (-reserved)::text, for_day, for_day FROM us_orders
     WHERE portfolio_id = $1 AND side = 'buy' AND ended_at IS NOT NULL AND settled_at IS NULL AND reserved > 0
     ORDER BY value_date, booked_at, id`,
    [portfolioId],
  );
}
