import type { CarriedLoss } from '@sanchay/finance';
import type { Queries, Tx } from '../db/pool.ts';

/** The losses that a portfolio brings forward, oldest first. */
export function carriedLosses(q: Queries, portfolioId: string): Promise<CarriedLoss[]> {
  return q.query<CarriedLoss>(
    `SELECT financial_year AS "financialYear", short_term::text AS short, long_term::text AS long
     FROM carried_losses WHERE portfolio_id = $1 ORDER BY financial_year`,
    [portfolioId],
  );
}

/** Serialises the writes of the losses of a portfolio. */
export async function lockCarriedLosses(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR UPDATE', [portfolioId]);
}

/** Replaces the losses that a portfolio brings forward; its lock is held. */
export async function replaceCarriedLosses(
  tx: Tx,
  portfolioId: string,
  losses: readonly { financial_year: string; short: number; long: number }[],
): Promise<void> {
  await tx.query('DELETE FROM carried_losses WHERE portfolio_id = $1', [portfolioId]);
  await tx.query(
    `INSERT INTO carried_losses (portfolio_id, financial_year, short_term, long_term)
     SELECT $1, financial_year, short, long
     FROM jsonb_to_recordset($2) AS loss (financial_year text, short numeric, long numeric)`,
    [portfolioId, JSON.stringify(losses)],
  );
}
