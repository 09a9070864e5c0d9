import type { Queries } from '../db/pool.ts';

/** One booking of units into a folio. Decimals are text. */
export interface Lot {
  id: string;
  code: string;
  folio_no: string;
  /** Day of the NAV or price. */
  date: string;
  units: string;
  /** Rupees paid for it, duty and tax included. */
  amount: string;
  /** Rupees of stamp duty in the amount. */
  stamp_duty: string;
  /** NAV of the allotment; null where no order of a fund is behind it. */
  nav: string | null;
  /** The order that it fulfilled. */
  order_id: string;
}

/** A lot for each transfer that put units into a folio of portfolio `$1`. */
export const LOTS = `
  SELECT t.id, u.commodity AS code, a.reference AS folio_no, t.value_date AS date, t.at, u.amount AS units,
    coalesce(-(sum(m.amount) FILTER (WHERE ma.role = 'cash_in_transit')), 0)::numeric(16, 2) AS amount,
    coalesce(sum(m.amount) FILTER (WHERE ma.role = 'stamp_duty_payable'), 0)::numeric(14, 2) AS stamp_duty,
    t.subject_id AS order_id, t.investor_id
  FROM ledger_accounts a
  JOIN ledger_entries u ON u.account_id = a.id AND u.commodity <> 'INR'
  JOIN ledger_transfers t ON t.investor_id = u.investor_id AND t.id = u.transfer_id
  LEFT JOIN ledger_entries m ON m.investor_id = t.investor_id AND m.transfer_id = t.id AND m.commodity = 'INR'
  LEFT JOIN ledger_accounts ma ON ma.id = m.account_id
  WHERE a.portfolio_id = $1 AND a.role = 'units_held'
  GROUP BY t.investor_id, t.id, u.line, u.commodity, a.reference, t.value_date, t.at, u.amount, t.subject_id`;

/** The lots of a portfolio, oldest first. */
export function lotsOf(q: Queries, portfolioId: string): Promise<Lot[]> {
  return q.query<Lot>(
    `SELECT l.id, l.code, l.folio_no, l.date, l.units, l.amount, l.stamp_duty, o.nav, l.order_id
     FROM (${LOTS}) l LEFT JOIN orders o ON o.investor_id = l.investor_id AND o.id = l.order_id
     ORDER BY l.date, l.at, l.id`,
    [portfolioId],
  );
}
