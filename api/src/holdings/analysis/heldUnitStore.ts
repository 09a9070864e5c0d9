import type { Queries } from '../../db/pool.ts';

/** Units of a fund, or grams of gold, as decimal text. */
export interface HeldUnits {
  code: string;
  units: string;
}

/** What a portfolio holds by code, as booked; what was sold completely is left out. */
export function heldUnits(q: Queries, portfolioId: string): Promise<HeldUnits[]> {
  return q.query<HeldUnits>(
    `SELECT e.commodity AS code, sum(e.amount)::numeric(18, 4)::text AS units
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
     WHERE a.portfolio_id = $1 AND a.role = 'units_held' AND e.commodity <> 'INR'
     GROUP BY e.commodity HAVING sum(e.amount) > 0 ORDER BY e.commodity`,
    [portfolioId],
  );
}
