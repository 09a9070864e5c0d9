import type { ApplicantAnswers } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';
import { applicantDetails, holdersOf } from '../applicants/index.ts';
import { answersOf } from './answerStore.ts';
import { applicantPart } from './parts.ts';

/**
 * What an applicant of a portfolio said, in the clear: what the step was finished with, else the draft. For checks
 * on the server only.
 */
export async function applicantOf(
  db: Queries,
  vault: Vault,
  portfolioId: string,
  position: number,
): Promise<ApplicantAnswers> {
  const details = await applicantDetails(db, vault, portfolioId, position);
  if (details) return details;
  const row = (await holdersOf(db, portfolioId)).find((holder) => holder.position === position);
  if (row) return { name: row.name, residency: row.residency };
  return (await answersOf(db, vault, portfolioId, applicantPart(position))).answers;
}
