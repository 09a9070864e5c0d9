import type { Queries } from '../db/pool.ts';

/** The latest instalment of a plan that was not paid. */
export interface FailedInstalment {
  plan_id: string;
  due_date: string;
  /** Rupees as decimal text. */
  amount: string;
  /** Business time at which it was due. */
  at: Date;
  /** As stored with its order, in English; null where it never had one. */
  reason: string | null;
}

/** By plan, the latest instalment that failed or was missed. */
export async function lastFailures(
  q: Queries,
  planIds: readonly string[],
): Promise<Map<string, FailedInstalment>> {
  const rows = await q.query<FailedInstalment>(
    `SELECT DISTINCT ON (i.plan_id) i.plan_id, i.due_date, coalesce(i.amount, p.amount) AS amount, i.at, o.reason
     FROM plan_instalments i
     JOIN systematic_plans p ON p.investor_id = i.investor_id AND p.id = i.plan_id
     LEFT JOIN orders o ON o.investor_id = i.investor_id AND o.id = i.order_id
     WHERE i.plan_id = ANY ($1) AND i.outcome IN ('failed', 'missed')
     ORDER BY i.plan_id, i.due_date DESC`,
    [planIds],
  );
  return new Map(rows.map((row) => [row.plan_id, row]));
}
