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

/** All bookings of the dollar wallet of a portfolio, the oldest first. */
export function walletLines(q: Queries, portfolioId: string): Promise<WalletLine[]> {
  return q.query(
    `SELECT t.id, t.at, t.kind, t.subject_id, t.value_date, e.amount::numeric(24, 2)::text AS usd
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = 'USD'
     JOIN ledger_transfers t ON t.investor_id = e.investor_id AND t.id = e.transfer_id
     WHERE a.role = 'usd_wallet' AND a.portfolio_id = $1 ORDER BY t.booked_at, t.id, e.line`,
    [portfolioId],
  );
}

/**
 * Bookings that changed the dollars of a portfolio, the oldest first: those that a withdrawal is taking to the bank count
 * until the bank has paid.
 */
export function dollarMoves(q: Queries, portfolioId: string): Promise<WalletLine[]> {
  return q.query(
    `SELECT t.id, t.at, t.kind, t.subject_id, t.value_date, sum(e.amount)::numeric(24, 2)::text AS usd
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = 'USD'
     JOIN ledger_transfers t ON t.investor_id = e.investor_id AND t.id = e.transfer_id
     WHERE a.role IN ('usd_wallet', 'usd_in_transit') AND a.portfolio_id = $1
     GROUP BY t.investor_id, t.id HAVING sum(e.amount) <> 0 ORDER BY t.value_date, t.booked_at, t.id`,
    [portfolioId],
  );
}
