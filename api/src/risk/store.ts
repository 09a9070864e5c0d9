import type { RiskAnswers, RiskProfile } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';

interface Row extends Omit<RiskProfile, 'taken_at'> {
  taken_at: Date;
}

/** Results of a portfolio, newest first. */
export async function resultsOf(db: Queries, portfolioId: string): Promise<RiskProfile[]> {
  const rows = await db.query<Row>(
    `SELECT id, score, label, rule_id, answers, taken_at FROM risk_profiles
     WHERE portfolio_id = $1 ORDER BY taken_at DESC, id DESC`,
    [portfolioId],
  );
  return rows.map((row) => ({ ...row, taken_at: row.taken_at.toISOString() }));
}

/** The result that counts, or null. */
export async function latestResult(db: Queries, portfolioId: string): Promise<RiskProfile | null> {
  return (await resultsOf(db, portfolioId))[0] ?? null;
}

/** Stores a result; it is never changed. */
export async function insertResult(
  tx: Queries,
  { userId, portfolioId }: { userId: string; portfolioId: string },
  result: RiskProfile,
): Promise<void> {
  await tx.query(
    `INSERT INTO risk_profiles (id, investor_id, portfolio_id, rule_id, answers, score, label, taken_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[result.id, userId, portfolioId, result.rule_id, JSON.stringify(result.answers)],
      ...[result.score, result.label, result.taken_at],
    ],
  );
}

export interface RiskDraft {
  rule_id: string;
  answers: RiskAnswers;
}

export async function draftOf(db: Queries, portfolioId: string): Promise<RiskDraft | null> {
  const [row] = await db.query<RiskDraft>(
    'SELECT rule_id, answers FROM risk_drafts WHERE portfolio_id = $1',
    [portfolioId],
  );
  return row ?? null;
}

export async function putDraft(
  tx: Queries,
  { userId, portfolioId }: { userId: string; portfolioId: string },
  draft: RiskDraft,
  now: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO risk_drafts (portfolio_id, investor_id, rule_id, answers, updated_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (portfolio_id) DO UPDATE
       SET rule_id = excluded.rule_id, answers = excluded.answers, updated_at = excluded.updated_at`,
    [portfolioId, userId, draft.rule_id, JSON.stringify(draft.answers), now],
  );
}

export async function removeDraft(tx: Queries, portfolioId: string): Promise<void> {
  await tx.query('DELETE FROM risk_drafts WHERE portfolio_id = $1', [portfolioId]);
}
