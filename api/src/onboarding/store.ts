import type { CallBody } from '@sanchay/contracts';
import { ONBOARDING_STATE } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import { splitName } from '../users/index.ts';

type Applicant = CallBody<'setPrimaryApplicant'>;
type Draft = CallBody<'saveOnboardingDraft'>;

export async function draftOf(db: Queries, userId: string): Promise<Draft | null> {
  const [row] = await db.query<{ draft: Draft }>('SELECT draft FROM onboarding_drafts WHERE user_id = $1', [
    userId,
  ]);
  return row?.draft ?? null;
}

/** The answers that the first step was finished with, or null. */
export async function primaryApplicant(db: Queries, portfolioId: string): Promise<Applicant | null> {
  const [row] = await db.query<Applicant>(
    `SELECT a.name, a.date_of_birth, a.residency, p.mode_of_investment
     FROM portfolio_applicants a JOIN portfolios p ON p.id = a.portfolio_id
     WHERE a.portfolio_id = $1 AND a.position = 1`,
    [portfolioId],
  );
  return row ?? null;
}

export async function putDraft(tx: Tx, userId: string, draft: Draft, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO onboarding_drafts (user_id, draft, updated_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET draft = excluded.draft, updated_at = excluded.updated_at`,
    [userId, JSON.stringify(draft), now],
  );
}

export async function removeDraft(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM onboarding_drafts WHERE user_id = $1', [userId]);
}

/** Owner and state of a portfolio. */
export async function portfolioState(
  db: Queries,
  portfolioId: string,
): Promise<{ owner_id: string; onboarding_state: number } | null> {
  const [row] = await db.query<{ owner_id: string; onboarding_state: number }>(
    'SELECT owner_id, onboarding_state FROM portfolios WHERE id = $1',
    [portfolioId],
  );
  return row ?? null;
}

/** The state of a portfolio, locked until the transaction ends, so that states move one at a time. */
export async function lockPortfolioState(tx: Tx, portfolioId: string): Promise<number> {
  const [row] = await tx.query<{ onboarding_state: number }>(
    'SELECT onboarding_state FROM portfolios WHERE id = $1 FOR UPDATE',
    [portfolioId],
  );
  return row!.onboarding_state;
}

/** Writes the primary applicant into the user, the portfolio and its holders, and moves the state to 1. */
export async function putPrimaryApplicant(
  tx: Tx,
  { userId, portfolioId }: { userId: string; portfolioId: string },
  applicant: Applicant,
): Promise<void> {
  const { fname, mname, lname } = splitName(applicant.name);
  await tx.query(
    `UPDATE users SET name = $2, fname = $3, mname = $4, lname = $5, date_of_birth = $6, residency = $7
     WHERE id = $1`,
    [userId, applicant.name, fname, mname, lname, applicant.date_of_birth, applicant.residency],
  );
  await tx.query(
    `UPDATE portfolios SET mode_of_investment = $2, onboarding_state = ${ONBOARDING_STATE.PRIMARY_APPLICANT_SET}
     WHERE id = $1`,
    [portfolioId, applicant.mode_of_investment],
  );
  await tx.query(
    `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, date_of_birth, residency)
     VALUES ($1, $2, 1, $3, $4, $5)`,
    [userId, portfolioId, applicant.name, applicant.date_of_birth, applicant.residency],
  );
}
