import type { GoalDraft } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

/** A goal as it is stored. */
export interface GoalRow extends GoalDraft {
  id: string;
  version: number;
}

const COLUMNS = `id, version, handle, name, cost::float8, target_date, inflation_percentage::float8,
  return_percentage::float8, monthly::float8, holdings`;

/** Goals of a portfolio, the earliest date first. */
export function goalRows(q: Queries, portfolioId: string): Promise<GoalRow[]> {
  return q.query<GoalRow>(
    `SELECT ${COLUMNS} FROM goals WHERE portfolio_id = $1 ORDER BY target_date, created_at, id`,
    [portfolioId],
  );
}

/** Serialises the writes of a portfolio, so that two tabs cannot give one holding to two goals. */
export async function lockGoals(tx: Tx, portfolioId: string): Promise<GoalRow[]> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR NO KEY UPDATE', [portfolioId]);
  return goalRows(tx, portfolioId);
}

const valuesOf = (draft: GoalDraft): unknown[] => [
  draft.handle,
  draft.name,
  draft.cost,
  draft.target_date,
  draft.inflation_percentage,
  draft.return_percentage,
  draft.monthly,
  JSON.stringify(draft.holdings),
];

/** Stores a new goal. */
export async function insertGoal(
  tx: Tx,
  { portfolioId, id, at }: { portfolioId: string; id: string; at: Date },
  draft: GoalDraft,
): Promise<void> {
  await tx.query(
    `INSERT INTO goals (portfolio_id, id, created_at, handle, name, cost, target_date, inflation_percentage,
       return_percentage, monthly, holdings)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [portfolioId, id, at, ...valuesOf(draft)],
  );
}

/** Replaces a goal that is locked; its version goes up. */
export async function replaceGoal(
  tx: Tx,
  { portfolioId, id }: { portfolioId: string; id: string },
  draft: GoalDraft,
): Promise<void> {
  await tx.query(
    `UPDATE goals SET handle = $3, name = $4, cost = $5, target_date = $6, inflation_percentage = $7,
       return_percentage = $8, monthly = $9, holdings = $10, version = version + 1
     WHERE portfolio_id = $1 AND id = $2`,
    [portfolioId, id, ...valuesOf(draft)],
  );
}

/** Deletes a goal of a portfolio. @returns whether it was there. */
export async function deleteGoal(tx: Tx, portfolioId: string, id: string): Promise<boolean> {
  const deleted = await tx.query('DELETE FROM goals WHERE portfolio_id = $1 AND id::text = $2 RETURNING id', [
    portfolioId,
    id,
  ]);
  return deleted.length > 0;
}
