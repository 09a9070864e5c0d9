import type { SetupState } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

export interface SetupPortfolio {
  id: string;
  owner_id: string;
  onboarding_state: number;
  mode_of_investment: SetupState['mode_of_investment'];
  /** How many people hold it, as far as it is known. */
  holders: number;
  name: string;
  email: string | null;
}

const columns = 'id, owner_id, onboarding_state, mode_of_investment, holders, name, email';

export async function setupPortfolio(db: Queries, portfolioId: string): Promise<SetupPortfolio | null> {
  const [row] = await db.query<SetupPortfolio>(`SELECT ${columns} FROM portfolios WHERE id = $1`, [
    portfolioId,
  ]);
  return row ?? null;
}

/** The portfolio, locked until the transaction ends, so that its states move one at a time. */
export async function lockPortfolio(tx: Tx, portfolioId: string): Promise<SetupPortfolio | null> {
  const [row] = await tx.query<SetupPortfolio>(
    `SELECT ${columns} FROM portfolios WHERE id = $1 FOR NO KEY UPDATE`,
    [portfolioId],
  );
  return row ?? null;
}

/** States move forward only; the database refuses a step back. */
export async function putState(tx: Tx, portfolioId: string, state: number): Promise<void> {
  await tx.query('UPDATE portfolios SET onboarding_state = $2 WHERE id = $1', [portfolioId, state]);
}

export async function putHolding(
  tx: Tx,
  portfolioId: string,
  { mode, holders }: { mode: SetupPortfolio['mode_of_investment']; holders: number },
): Promise<void> {
  await tx.query('UPDATE portfolios SET mode_of_investment = $2, holders = $3 WHERE id = $1', [
    ...[portfolioId, mode, holders],
  ]);
}

export async function putNameAndEmail(
  tx: Tx,
  portfolioId: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await tx.query('UPDATE portfolios SET name = $2, email = $3 WHERE id = $1', [portfolioId, name, email]);
}
