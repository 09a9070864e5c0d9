import type { ApplicantAnswers, PortfolioAnswers, SetupPart } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';

export type Answers = ApplicantAnswers & PortfolioAnswers;

const aboutAnswers = (portfolioId: string, part: SetupPart) => `setup:${portfolioId}:${part}`;

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
