import type { ApplicantAnswers } from '@sanchay/contracts';
import { isUsOrCanadaPerson } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';

/** What the seal of an applicant's details is bound to. */
export const aboutDetails = (portfolioId: string, position: number) =>
  `applicant-details:${portfolioId}:${position}`;

/** What an applicant was finished with, in the clear; null before that, or where only the name is known. */
export async function detailsOf(
  db: Queries,
  vault: Vault,
  portfolioId: string,
  position: number,
): Promise<ApplicantAnswers | null> {
  const [row] = await db.query<{ details_sealed: Buffer | null }>(
    'SELECT details_sealed FROM portfolio_applicants WHERE portfolio_id = $1 AND position = $2',
    [portfolioId, position],
  );
  if (!row?.details_sealed) return null;
  const plain = await vault.open(aboutDetails(portfolioId, position), row.details_sealed);
  return JSON.parse(plain.toString()) as ApplicantAnswers;
}

/**
 * Replaces the details of an applicant who is there. `us_or_canada` is read only by nodes of the release before this
 * one; what decides here is `usOrCanada`.
 */
export async function putDetails(
  tx: Queries,
  vault: Vault,
  { portfolioId, position, details }: { portfolioId: string; position: number; details: ApplicantAnswers },
): Promise<void> {
  await tx.query(
    `UPDATE portfolio_applicants SET details_sealed = $3, us_or_canada = $4
     WHERE portfolio_id = $1 AND position = $2`,
    [
      ...[portfolioId, position],
      await vault.seal(aboutDetails(portfolioId, position), JSON.stringify(details)),
      isUsOrCanadaPerson(details),
    ],
  );
}
