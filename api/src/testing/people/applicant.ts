import { PERSONAS } from '../../personas/index.ts';
import { signIn, type SignedIn } from './personas.ts';
import type { TestApi } from '../testApi.ts';

/** Ravi, whose set-up is past the first holder: name and date of birth are known, the PAN is not. */
export async function ravisApplicant(api: TestApi, name = 'Ravi Prasad Nair'): Promise<SignedIn> {
  const { userId, portfolioId } = PERSONAS.ravi;
  await api.db.query(
    `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, residency, birth_sealed)
     VALUES ($1, $2, 1, $3, 'resident_individual', $4)`,
    [userId, portfolioId, name, await api.ctx.vault.seal(`applicant:${portfolioId}:1`, '1999-11-02')],
  );
  await api.db.query('UPDATE portfolios SET onboarding_state = 5 WHERE id = $1', [portfolioId]);
  return signIn(api, 'ravi');
}
