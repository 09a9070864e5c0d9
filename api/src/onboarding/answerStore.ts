import type { ApplicantAnswers, PortfolioAnswers, SetupPart } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';

export type Answers = ApplicantAnswers & PortfolioAnswers;

const aboutAnswers = (portfolioId: string, part: SetupPart) => `setup:${portfolioId}:${part}`;
const aboutDetails = (portfolioId: string, position: number) =>
  `applicant-details:${portfolioId}:${position}`;

/** The answers of a part as they stand, in the clear; empty without any. */
export async function answersOf(
  db: Queries,
  vault: Vault,
  portfolioId: string,
  part: SetupPart,
): Promise<{ answers: Answers; savedAt: Date | null }> {
  const [row] = await db.query<{ sealed: Buffer; updated_at: Date }>(
    'SELECT sealed, updated_at FROM setup_answers WHERE portfolio_id = $1 AND part = $2',
    [portfolioId, part],
  );
  if (!row) return { answers: {}, savedAt: null };
  const plain = await vault.open(aboutAnswers(portfolioId, part), row.sealed);
  return { answers: JSON.parse(plain.toString()) as Answers, savedAt: row.updated_at };
}

export async function putAnswers(
  tx: Tx,
  vault: Vault,
  portfolioId: string,
  { part, answers, now }: { part: SetupPart; answers: Answers; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO setup_answers (portfolio_id, part, sealed, updated_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (portfolio_id, part) DO UPDATE SET sealed = excluded.sealed, updated_at = excluded.updated_at`,
    [portfolioId, part, await vault.seal(aboutAnswers(portfolioId, part), JSON.stringify(answers)), now],
  );
}

export async function removeAnswers(tx: Tx, portfolioId: string, part: SetupPart): Promise<void> {
  await tx.query('DELETE FROM setup_answers WHERE portfolio_id = $1 AND part = $2', [portfolioId, part]);
}

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

/** Replaces the details of an applicant who is there. */
export async function putDetails(
  tx: Queries,
  vault: Vault,
  { portfolioId, position, details }: { portfolioId: string; position: number; details: ApplicantAnswers },
): Promise<void> {
  await tx.query(
    'UPDATE portfolio_applicants SET details_sealed = $3 WHERE portfolio_id = $1 AND position = $2',
    [
      ...[portfolioId, position],
      await vault.seal(aboutDetails(portfolioId, position), JSON.stringify(details)),
    ],
  );
}
