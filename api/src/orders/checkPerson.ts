import type { Queries } from '../db/pool.ts';
import { validationFailed } from '../platform/problem.ts';
import { refusalWords } from './refusalWords.ts';

/** The portfolios among these of which a holder is a person of the United States or Canada. */
export async function usOrCanada(q: Queries, portfolioIds: readonly string[]): Promise<Set<string>> {
  const rows = await q.query<{ portfolio_id: string }>(
    'SELECT DISTINCT portfolio_id FROM portfolio_applicants WHERE portfolio_id = ANY ($1) AND us_or_canada',
    [portfolioIds],
  );
  return new Set(rows.map(({ portfolio_id }) => portfolio_id));
}

/**
 * Refuses a fund whose house is closed to a holder of the portfolio: new money only, what is held can be sold.
 * @throws Problem 422 `closed_to_us_canada` for the field.
 */
export async function checkPerson(
  q: Queries,
  portfolioId: string,
  scheme: { us_canada_allowed: boolean },
  field: 'code' | 'target_code' | 'to_code' = 'code',
): Promise<void> {
  if (scheme.us_canada_allowed) return;
  if (!(await usOrCanada(q, [portfolioId])).has(portfolioId)) return;
  const words = refusalWords('closed_to_us_canada');
  throw validationFailed('closed_to_us_canada', words, { [field]: [words] });
}
