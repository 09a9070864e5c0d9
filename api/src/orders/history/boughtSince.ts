import type { Queries } from '../../db/pool.ts';

/** A purchase that makes up for an instalment: the fund, at least its rupees, at or after its time. */
export interface MadeUp {
  id: string;
  code: string;
  amount: string;
  at: Date;
}

/** Ids of those for which the portfolio has placed a one-time purchase that is in the cart, under way or done. */
export async function boughtSince(
  q: Queries,
  portfolioId: string,
  asked: readonly MadeUp[],
): Promise<Set<string>> {
  if (asked.length === 0) return new Set();
  const rows = await q.query<{ id: string }>(
    `SELECT DISTINCT a.id FROM json_to_recordset($2) AS a (id text, code text, amount numeric, at timestamptz)
     JOIN orders o ON o.portfolio_id = $1 AND o.code = a.code AND o.type = 'buy' AND o.plan_id IS NULL
       AND o.amount >= a.amount AND o.placed_at >= a.at
       AND o.status IN ('pending', 'confirmed', 'submitted', 'successful')`,
    [portfolioId, JSON.stringify(asked)],
  );
  return new Set(rows.map(({ id }) => id));
}
