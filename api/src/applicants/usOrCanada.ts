import type { ApplicantAnswers } from '@sanchay/contracts';
import { isUsOrCanadaPerson } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';
import { aboutDetails } from './detailsStore.ts';

/**
 * The portfolios among these with a holder who is a United States or Canada person by the details stored now, whenever
 * they were stored.
 * @throws SealBrokenError when stored details cannot be opened.
 */
export async function usOrCanada(
  q: Queries,
  vault: Vault,
  portfolioIds: readonly string[],
): Promise<Set<string>> {
  const rows = await q.query<{ portfolio_id: string; position: number; details_sealed: Buffer }>(
    `SELECT portfolio_id, position, details_sealed FROM portfolio_applicants
     WHERE portfolio_id = ANY ($1) AND details_sealed IS NOT NULL`,
    [portfolioIds],
  );
  const found = new Set<string>();
  for (const { portfolio_id: portfolioId, position, details_sealed: sealed } of rows) {
    if (found.has(portfolioId)) continue;
    const plain = await vault.open(aboutDetails(portfolioId, position), sealed);
    if (isUsOrCanadaPerson(JSON.parse(plain.toString()) as ApplicantAnswers)) found.add(portfolioId);
  }
  return found;
}
