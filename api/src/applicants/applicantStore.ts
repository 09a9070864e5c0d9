import type { ApplicantAnswers } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import { splitName } from '../users/index.ts';
import type { Vault } from '../vault/index.ts';
import { putDetails } from './detailsStore.ts';

export interface FinishedApplicant {
  userId: string;
  portfolioId: string;
  position: number;
  details: Required<Pick<ApplicantAnswers, 'name' | 'date_of_birth' | 'residency'>> & ApplicantAnswers;
}

/** A new holder of the portfolio with everything that was answered. */
export async function insertApplicant(tx: Tx, vault: Vault, applicant: FinishedApplicant): Promise<void> {
  const { userId, portfolioId, position, details } = applicant;
  await tx.query(
    `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, residency, birth_sealed)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      ...[userId, portfolioId, position, details.name, details.residency],
      await vault.seal(`applicant:${portfolioId}:${position}`, details.date_of_birth),
    ],
  );
  await putDetails(tx, vault, applicant);
}

/** Corrects the name and the date of birth of a holder, wherever they are stored of the holder. */
export async function correctApplicant(
  tx: Tx,
  vault: Vault,
  { portfolioId, position, details }: Omit<FinishedApplicant, 'userId'>,
): Promise<void> {
  await tx.query(
    'UPDATE portfolio_applicants SET name = $3, birth_sealed = $4 WHERE portfolio_id = $1 AND position = $2',
    [
      ...[portfolioId, position, details.name],
      await vault.seal(`applicant:${portfolioId}:${position}`, details.date_of_birth),
    ],
  );
  await putDetails(tx, vault, { portfolioId, position, details });
}

/** The account holder is named as on the PAN card. */
export async function putUser(tx: Tx, vault: Vault, { userId, details }: FinishedApplicant): Promise<void> {
  const { fname, mname, lname } = splitName(details.name);
  await tx.query(
    `UPDATE users SET name = $2, fname = $3, mname = $4, lname = $5, birth_sealed = $6, residency = $7
     WHERE id = $1`,
    [
      ...[userId, details.name, fname, mname, lname],
      await vault.seal(`user:${userId}`, details.date_of_birth),
      details.residency,
    ],
  );
}

export interface HolderRow {
  position: number;
  name: string;
  residency: NonNullable<ApplicantAnswers['residency']>;
  /** Every answer that the set-up requires is known, not only the name. */
  has_details: boolean;
}

/** The holders of a portfolio, the primary one first. */
export async function holdersOf(db: Queries, portfolioId: string): Promise<HolderRow[]> {
  return db.query(
    `SELECT position, name, residency, details_sealed IS NOT NULL AS has_details
     FROM portfolio_applicants WHERE portfolio_id = $1 ORDER BY position`,
    [portfolioId],
  );
}

/** The date of birth of the first holder, ISO; null until it is known. */
export async function firstHolderBorn(
  db: Queries,
  vault: Vault,
  portfolioId: string,
): Promise<string | null> {
  const [row] = await db.query<{ birth_sealed: Buffer | null }>(
    'SELECT birth_sealed FROM portfolio_applicants WHERE portfolio_id = $1 AND position = 1',
    [portfolioId],
  );
  if (!row?.birth_sealed) return null;
  return (await vault.open(`applicant:${portfolioId}:1`, row.birth_sealed)).toString();
}
