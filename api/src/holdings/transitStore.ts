import type { Queries } from '../db/pool.ts';

/**
 * Every change of the money in transit of portfolio `$1`, by the day that counts: paid and not yet allotted, between
 * the legs of a switch, or redeemed and not yet paid out. The day is that of the NAV where units take its place, so
 * that no day has both or neither.
 */
export const TRANSIT = `
  SELECT t.value_date AS date, e.amount,
    a.role = 'cash_in_transit' AND t.kind NOT IN ('switch_out', 'switch_in', 'sale_correction', 'nav_correction') AS is_payment,
    t.kind IN ('chargeback', 'payment_reversal', 'allotment_reversal', 'gold_reversal') AS is_chargeback
  FROM ledger_accounts a
  JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = 'INR'
  JOIN ledger_transfers t ON t.investor_id = e.investor_id AND t.id = e.transfer_id
  WHERE a.portfolio_id = $1 AND a.role IN ('cash_in_transit', 'payout_due')`;

export interface MoneyInTransit {
  /** Rupees as decimal text, never negative. */
  amount: string;
  /** Rupees of the amount that were paid for units not yet allotted. */
  unallotted: string;
  /** The first and the last day on which any came or went, ISO; null where none ever did. */
  first: string | null;
  last: string | null;
}

/** No money in transit. */
export const NOTHING_IN_TRANSIT = { amount: '0.00', unallotted: '0.00' } as const;

/** The money of a portfolio that is neither units nor in the bank account now. */
export async function moneyInTransit(q: Queries, portfolioId: string): Promise<MoneyInTransit> {
  const [row] = await q.query<MoneyInTransit>(
    `SELECT greatest(coalesce(sum(amount), 0), 0)::numeric(16, 2)::text AS amount,
       greatest(coalesce(sum(amount) FILTER (WHERE is_payment), 0), 0)::numeric(16, 2)::text AS unallotted,
       min(date)::text AS first, max(date)::text AS last
     FROM (${TRANSIT}) t`,
    [portfolioId],
  );
  return row!;
}
