import type { CompletionFacts } from '@sanchay/contracts';
import { hasBank } from '../banks/index.ts';
import type { Queries } from '../db/pool.ts';
import { kycFacts } from './kycFacts.ts';
import { riskProfileOf } from '../risk/index.ts';

type Portfolio = Pick<CompletionFacts, 'onboarding_state' | 'mode_of_investment'>;

/** What is known of a portfolio on its way to being ready; null for one that is not there. */
export async function completionFacts(db: Queries, portfolioId: string): Promise<CompletionFacts | null> {
  const [portfolio] = await db.query<Portfolio>(
    'SELECT onboarding_state, mode_of_investment FROM portfolios WHERE id = $1',
    [portfolioId],
  );
  if (!portfolio) return null;
  return {
    ...portfolio,
    kyc: await kycFacts(db, portfolioId),
    has_bank: await hasBank(db, portfolioId),
    has_risk_profile: (await riskProfileOf(db, portfolioId)) !== null,
  };
}
